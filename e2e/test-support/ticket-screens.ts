/** The support screen and the tickets of the admin area in the states that are looked at in every theme and size. */
import { expect, type Page } from '@playwright/test';
import type { Screen } from './screen.ts';
import { owner, staff } from './sign-in.ts';
import { fill, newSubject, openTicket, sentNumber, submit } from './tickets.ts';

const demoTicket = 'T-DEM0-0001';
const conversation = (page: Page) => expect(page.getByRole('article').nth(1)).toContainText('Which of your systems says otherwise');

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
  { name: 'a ticket', path: `/support/ticket/${demoTicket}`, as: owner, reach: conversation },
  {
    name: 'a ticket that does not exist',
    path: '/support/ticket/T-0000-0000',
    as: owner,
    reach: (page) => expect(page.getByRole('main').getByText('Ticket not found')).toBeVisible(),
  },
  {
    name: 'support with an answer to report',
    path: '/testing#n=447700900123&s=npq',
    as: owner,
    reach: async (page) => {
      await page.getByRole('button', { name: 'Report this answer', exact: true }).click();
      await expect(page.getByRole('region', { name: 'answer for 447700900123' })).toBeVisible();
    },
  },
  {
    name: 'admin: tickets',
    path: '/admin?tab=tickets',
    as: staff,
    reach: async (page, portal) => {
      await openTicket(portal);
      await page.reload();
      await expect(page.getByRole('link', { name: /Read T-/ }).first()).toBeVisible();
    },
  },
  { name: 'admin: a ticket', path: `/admin/ticket/${demoTicket}`, as: staff, reach: conversation },
];
