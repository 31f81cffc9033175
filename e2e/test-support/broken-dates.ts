import type { Page } from '@playwright/test';

/** Lists the dates of tables that are broken into two lines, with the text around them. A sentence is read on across elements. */
export function brokenDates(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const broken: string[] = [];
    while (texts.nextNode()) {
      const node = texts.currentNode;
      if (!node.parentElement?.closest('table') || !node.parentElement.checkVisibility() || node.parentElement.clientWidth === 1) continue;
      for (const { index } of (node.textContent ?? '').matchAll(/\d{4}-\d\d-\d\d/g)) {
        const range = document.createRange();
        range.setStart(node, index);
        range.setEnd(node, index + 10);
        if (new Set([...range.getClientRects()].map(({ top }) => top)).size > 1) broken.push(node.textContent ?? '');
      }
    }
    return broken;
  });
}
