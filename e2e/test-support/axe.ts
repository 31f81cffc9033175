/** Lists the faults that axe finds in a page. */
import { expect, type Page } from '@playwright/test';
import axe, { type RunOptions } from 'axe-core';

declare global {
  interface Window {
    /** Exists after its source has run. */
    axe?: typeof axe;
  }
}

/** Returns one line for each broken rule: its name, and the elements that break it. Looks into no frame, and fails if there is one. */
export async function axeFindings(page: Page, options: RunOptions = {}): Promise<string[]> {
  expect(page.frames(), 'axe looks into no frame').toHaveLength(1);
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  const violations = await page.evaluate(
    async (asked) =>
      (await window.axe?.run(document, asked))?.violations.map(({ id, nodes }) => ({ id, html: nodes.map((node) => node.html) })),
    { resultTypes: ['violations' as const], ...options },
  );
  if (violations === undefined) throw new Error('axe did not run');
  return violations.map(({ id, html }) => `${id}: ${html.join(' | ')}`);
}
