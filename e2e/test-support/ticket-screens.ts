/** The support screen and the tickets of the admin area in the states that are looked at in every theme and size. */
import { expect, type Page } from '@playwright/test';
import type { RunningPortal } from './portal.ts';
import type { Screen } from './screen.ts';
import { owner, staff } from './sign-in.ts';
import { fill, newSubject, openTicket, sentNumber, submit } from './tickets.ts';

async function readNewTicket(page: Page, portal: RunningPortal) {
  const ticketId = await openTicket(portal);
  await page.reload();
  await page.getByRole('button', { name: `Read ${ticketId}` }).click();
  await expect(page.getByRole('dialog').getByText('Every query to +44 fails')).toBeVisible();
}

export const ticketScreens: readonly Screen[] = [
  {
    name: 'support',
    path: '/support',
    as: owner,
    reach: (page) => expect(page.getByText('Tickets of Acme Telecom')).toBeVisible(),
  },
  {
    name: 'support with errors',
    path: '/support',
    as: owner,
    reach: async (page) => {
      await page.getByRole('button', { name: 'Submit' }).click();
      await expect(page.getByText('Please select an option').first()).toBeVisible();
    },
  },
  {
    name: 'support with a ticket just sent',
    path: '/support',
    as: owner,
    reach: async (page) => {
      await fill(page, { subject: newSubject(), message: 'Every query to +44 fails since 09:00 UTC.' });
      await submit(page).click();
      await sentNumber(page);
    },
  },
  { name: 'support with a ticket being read', path: '/support', as: owner, reach: readNewTicket },
  {
    name: 'support with an answer to report',
    path: '/testing#n=447700900123&s=npq',
    as: owner,
    reach: async (page) => {
      await page.getByRole('button', { name: 'Report this answer', exact: true }).click();
      await expect(page.getByLabel('Message')).toHaveValue(/447700900123/);
    },
  },
  {
    name: 'admin: tickets',
    path: '/admin?tab=tickets',
    as: staff,
    reach: async (page, portal) => {
      await openTicket(portal);
      await page.reload();
      await expect(page.getByRole('button', { name: /Read T-/ }).first()).toBeVisible();
    },
  },
  { name: 'admin: a ticket being read', path: '/admin?tab=tickets', as: staff, reach: readNewTicket },
];
