import type { Locator, Page } from '@playwright/test';

export function watchedTable(page: Page): Locator {
  return page.getByRole('table', { name: 'Watched numbers and prefixes' });
}
