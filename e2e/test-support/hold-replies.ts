import type { Page, Request } from '@playwright/test';

/** Delivers each reply to `address` when the promise for its request settles, and at once without a promise. */
export async function holdReplies(page: Page, address: string, until: (request: Request) => Promise<void> | undefined): Promise<void> {
  await page.route(address, async (route) => {
    const response = await route.fetch();
    await until(route.request());
    // A call that was given up takes no reply any more.
    await route.fulfill({ response }).catch(() => undefined);
  });
}
