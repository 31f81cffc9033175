/** The download tabs in the states that are looked at in every theme and size. */
import { expect, type Page } from '@playwright/test';
import { owner } from './sign-in.ts';
import type { Screen } from './screen.ts';

export const downloadScreens: readonly Screen[] = [
  ...(
    [
      ['cic-list', 'Delta'],
      ['product-documentation', 'Product documents'],
      ['gnr-files', 'Range files'],
      ['my-documents', 'Weekly'],
    ] as const
  ).map(([tab, table]) => ({
    name: `downloads, ${tab}`,
    path: `/downloads?tab=${tab}`,
    as: owner,
    reach: (page: Page) =>
      expect(
        page
          .getByRole('table', { name: table })
          .getByRole('button', { name: /^Download / })
          .first(),
      ).toBeVisible(),
  })),
  {
    name: 'downloads under way and failed',
    path: '/downloads?tab=product-documentation',
    as: owner,
    reach: async (page) => {
      await page.route('**/downloadfile?*', (route) => route.fulfill({ status: 503, json: { message: 'The storage is away' } }));
      await page.route('**/downloadguide?*', () => undefined);
      const table = page.getByRole('table', { name: 'Product documents' });
      await table.getByRole('button', { name: /^Download Reason codes/ }).click();
      await page.getByRole('button', { name: 'Download the product guide (PDF)' }).click();
      const underWay = page.getByRole('region', { name: 'Downloads in progress' });
      await expect(underWay.getByRole('button', { name: /^Try again/ })).toBeVisible();
      await expect(underWay.getByRole('progressbar')).toBeVisible();
    },
  },
];
