/** The command box and the list of keys in the states that are looked at in every theme and size. */
import { expect } from '@playwright/test';
import type { Screen } from './screen.ts';
import { owner } from './sign-in.ts';

export const commandBoxScreens: readonly Screen[] = [
  {
    name: 'list of keys',
    path: '/home',
    as: owner,
    reach: async (page) => {
      await expect(page.getByRole('heading', { name: /^Welcome to the/ })).toBeVisible();
      await page.keyboard.press('?');
      await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible();
    },
  },
  {
    name: 'command box',
    path: '/home',
    as: owner,
    reach: async (page) => {
      await page.getByRole('button', { name: 'Find' }).click();
      await expect(page.getByRole('option', { name: /^Sign out/ })).toBeAttached();
    },
  },
  {
    name: 'command box with what was found',
    path: '/home',
    as: owner,
    reach: async (page) => {
      await page.getByRole('button', { name: 'Find' }).click();
      await page.getByRole('combobox', { name: 'A number, a name or a page' }).pressSequentially('re');
      await expect(page.getByRole('group', { name: 'Ranges of an operator' })).toBeAttached();
    },
  },
];
