/** What journeys through the reports look at. */
import type { Page } from '@playwright/test';

export const days = (page: Page) => page.getByRole('slider', { name: 'Days of Past 30 Days Data' });
export const countryTable = (page: Page) => page.getByRole('table', { name: 'Queries by country' });
export const total = (page: Page) => countryTable(page).locator('tfoot td').last();
export const numberIn = (text: string | null) => Number(text?.replaceAll(',', ''));
export const yesterday = () => new Date(Date.now() - 86_400_000).toISOString().slice(0, 10);
