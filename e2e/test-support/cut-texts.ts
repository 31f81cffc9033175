import type { Page } from '@playwright/test';

/** The texts that do not fit into what shows them, so that their end is hidden and no title has it. What only screen readers hear is not shown at all. */
export function cutTexts(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('body *')]
      .filter((element) => {
        const hasText = [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim());
        const { overflowX } = getComputedStyle(element);
        const isHiding = overflowX === 'hidden' || overflowX === 'clip';
        return (
          hasText && isHiding && !element.closest('[title]') && element.clientWidth > 1 && element.scrollWidth > element.clientWidth + 1
        );
      })
      .map(({ innerText }) => innerText),
  );
}
