/** Texts of the home page, the sidebar and My Account (specification, sections 1, 2 and 5). */
import type { Page } from '@playwright/test';
import type { Visit } from './visit.ts';

async function changePassword(page: Page, typed: string): Promise<void> {
  for (const field of ['actualPassword', 'newPassword', 'confirmPassword']) await page.locator(`[name=${field}]`).fill(typed);
  await page.getByRole('button', { name: 'Change password', exact: true }).click();
}

export const homeVisits: readonly Visit[] = [
  {
    screen: 'the home page and the sidebar',
    by: 'a customer',
    path: '/home',
    states: [
      {
        state: 'with every permission',
        texts: {
          heading: ['Welcome to the Dialplane Customer Portal', 'Reporting', 'Downloads', 'Testing & Diagnostics', 'Support'],
          text: [
            'Access and review daily and weekly statistics.',
            'Download the latest product specifications.',
            "Discover a number's attributes across all services.",
            "Open a ticket with the provider's Technical team.",
          ],
          link: ['Home', 'GNR Search', 'Testing & Diagnostics', 'Reports', 'Downloads', 'Support', 'Users', 'My Account', 'Sign out'],
        },
      },
    ],
  },
  {
    screen: 'My Account',
    by: 'a customer',
    path: '/account',
    states: [
      {
        state: 'sent empty',
        reach: (page) => changePassword(page, ''),
        texts: {
          heading: ['My Account', 'Change password'],
          text: ['Please enter your current password', 'Please enter new password', 'Please enter new password again'],
        },
      },
      {
        state: 'with passwords of seven characters',
        reach: (page) => changePassword(page, '1234567'),
        texts: { text: ['Password must be at least 8 characters long'] },
      },
    ],
  },
];
