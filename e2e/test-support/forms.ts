/** A form that is filled in and saved while somebody else changes something, and what is wrong afterwards. */
import type { Page } from '@playwright/test';
import { expect } from './portal.ts';
import { framesDrawn } from './steps.ts';

export interface Form {
  readonly name: string;
  readonly type: () => Promise<void>;
  /** What somebody else does then. */
  readonly meanwhile: () => Promise<void>;
  /** Throws where what was typed is not there any more. */
  readonly stays: () => Promise<void>;
  /** Until the success is seen. */
  readonly save: () => Promise<void>;
  /** Whether the portal still has what somebody else did. */
  readonly isKept: () => Promise<boolean>;
}

const atBody = 'the focus is at the body';
const takenBack = 'what somebody else did is taken back';

/** Fills in and saves one form after the other; answers what is wrong, each in a sentence. */
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

/** The answer waits until the page has the replies to all that it asked, and has drawn them: what is asked anew after a success may take the focus. */
export function followCalls(page: Page): () => Promise<void> {
  const underWay = new Set<unknown>();
  page.on('request', (request) => request.url().includes('/api/') && underWay.add(request));
  for (const end of ['requestfinished', 'requestfailed'] as const) page.on(end as 'requestfinished', (request) => underWay.delete(request));
  return async () => {
    await expect.poll(() => underWay.size).toBe(0);
    await framesDrawn(page);
  };
}
