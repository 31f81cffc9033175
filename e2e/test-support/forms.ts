/** Saves a form while another person changes something, and answers the faults afterwards. */
import type { Page } from '@playwright/test';
import { expect } from './portal.ts';
import { framesDrawn } from './steps.ts';

export interface Form {
  readonly name: string;
  readonly type: () => Promise<void>;
  /** Changes something as another person, before the form is saved. */
  readonly meanwhile: () => Promise<void>;
  /** Throws if the typed text is gone. */
  readonly stays: () => Promise<void>;
  /** Saves, and waits until the success shows. */
  readonly save: () => Promise<void>;
  /** True if the portal still has the other person's change. */
  readonly isKept: () => Promise<boolean>;
}

const atBody = 'the focus is at the body';
const takenBack = 'what somebody else did is taken back';

/** Fills in and saves one form after the other; answers the faults, each in a sentence. */
export async function faultsOf(page: Page, forms: readonly Form[]): Promise<string[]> {
  const settled = followCalls(page);
  const faults: string[] = [];
  for (const { name, type, meanwhile, stays, save, isKept } of forms) {
    await type();
    await meanwhile();
    await stays();
    await save();
    await settled();
    if (await page.evaluate(() => document.activeElement === document.body)) faults.push(`${name}: ${atBody}`);
    if (!(await isKept())) faults.push(`${name}: ${takenBack}`);
  }
  return faults;
}

/** Answers a function that waits until the page has drawn the replies to all its calls: a call that follows the success may take the focus. */
export function followCalls(page: Page): () => Promise<void> {
  const underWay = new Set<unknown>();
  page.on('request', (request) => request.url().includes('/api/') && underWay.add(request));
  for (const end of ['requestfinished', 'requestfailed'] as const) page.on(end as 'requestfinished', (request) => underWay.delete(request));
  return async () => {
    await expect.poll(() => underWay.size).toBe(0);
    await framesDrawn(page);
  };
}
