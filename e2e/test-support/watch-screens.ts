/** The watch list in the states that are looked at in every theme and size. */
import { expect } from './portal.ts';
import type { Screen } from './screen.ts';
import { owner } from './sign-in.ts';
import { watchedTable } from './watch-steps.ts';

export const watchScreens: readonly Screen[] = [
  {
    name: 'watch list with lines that cannot be read',
    path: '/watch',
    as: owner,
    reach: async (page) => {
      await expect(watchedTable(page)).toContainText('447400123456');
      await page.getByText('Add numbers or prefixes').click();
      await page.getByRole('textbox', { name: 'Numbers and prefixes' }).fill('hello\n0740 1');
      await page.getByRole('button', { name: 'Watch', exact: true }).click();
      await expect(page.getByText('Could not read these 2 lines')).toBeVisible();
    },
  },
  {
    name: 'watch list with its question before removing',
    path: '/watch',
    as: owner,
    reach: async (page) => {
      await page.getByRole('checkbox', { name: 'Select 447400123456' }).check();
      await page.getByRole('button', { name: 'Remove 1' }).click();
      await expect(page.getByRole('dialog', { name: 'Remove 1 entry?' })).toBeVisible();
    },
  },
  {
    name: 'changes of watched numbers',
    path: '/watch?tab=changes',
    as: owner,
    reach: (page) => expect(page.getByRole('table', { name: 'Changes' })).toContainText('because new data was added'),
  },
];
