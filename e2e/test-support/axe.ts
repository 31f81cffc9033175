/** What axe finds fault with in a page. */
import { expect, type Page } from '@playwright/test';
import axe, { type RunOptions } from 'axe-core';

declare global {
  interface Window {
    /** There once its source has run. */
    axe?: typeof axe;
  }
}

/** One line for each rule that is broken: its name, and the elements that break it. Looks into no frame, and fails where there is one. */
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
