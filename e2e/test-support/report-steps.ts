/** Parts of the page that journeys through the reports use. */
import type { Page } from '@playwright/test';
import { demoDay } from './demo-day.ts';

export const days = (page: Page) => page.getByRole('slider', { name: 'Days of Past 30 Days Data' });
export const countryTable = (page: Page) => page.getByRole('table', { name: 'Queries by country' });
export const total = (page: Page) => countryTable(page).locator('tfoot td').last();
export const numberIn = (text: string | null) => Number(text?.replaceAll(',', ''));
export const yesterday = () => demoDay(1);
