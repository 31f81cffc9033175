/** The tickets of the Admin area: staff see and set their states. */
import { expect, test } from './test-support/portal.ts';
import { owner, signIn, staff } from './test-support/sign-in.ts';
import { focusByTab } from './test-support/steps.ts';
import { openTicket, ticketMails } from './test-support/tickets.ts';

test('staff set a state by keyboard alone; the opener sees it and gets a mail', async ({ page, portal, browser }) => {
  await signIn(page, portal, owner);
  const ticketId = await openTicket(page);
  const office = await browser.newPage({ baseURL: portal.url });
  await signIn(office, portal, staff);
  await office.goto('/admin');
  await focusByTab(office, office.getByRole('tab', { name: 'Users' }));
  await office.keyboard.press('ArrowRight');
  await expect(office.getByRole('tab', { name: 'Tickets' })).toBeFocused();
  const row = office.getByRole('row').filter({ hasText: ticketId });
  await expect(row).toContainText('Acme Telecom');
  await focusByTab(office, office.getByRole('button', { name: `Read ${ticketId}` }));
  await office.keyboard.press('Enter');
  const dialog = office.getByRole('dialog', { name: `Ticket ${ticketId}` });
  await expect(dialog).toContainText('Every query to +44 fails');
  await expect(dialog.getByRole('button', { name: 'Save state' })).toBeDisabled();
  await focusByTab(office, dialog.getByRole('combobox', { name: 'State' }));
  await office.keyboard.type('In p');
  await focusByTab(office, dialog.getByRole('button', { name: 'Save state' }));
  await office.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
  await expect(office.getByRole('status').getByText(`Ticket ${ticketId} is in progress`)).toBeVisible();
  await expect(row).toContainText('In progress');
  const mails = await ticketMails(portal, owner, ticketId, 2);
  expect(mails.at(-1)?.subject).toBe(`Dialplane: your ticket ${ticketId} is in progress`);
  await page.reload();
  await expect(page.getByRole('row').filter({ hasText: ticketId })).toContainText('In progress');
  await office.close();
});

test('of every organisation they see what is not closed, of one all; the state narrows it and stands in the address', async ({
  page,
  portal,
  browser,
}) => {
  await signIn(page, portal, owner);
  const ticketId = await openTicket(page);
  const office = await browser.newPage({ baseURL: portal.url });
  await signIn(office, portal, staff);
  await office.goto('/admin?tab=tickets');
  await office.getByRole('button', { name: `Read ${ticketId}` }).click();
  await office.getByRole('dialog').getByRole('combobox', { name: 'State' }).selectOption('Closed');
  await office.getByRole('button', { name: 'Save state' }).click();
  await expect(office.getByRole('dialog')).toBeHidden();
  const row = office.getByRole('row').filter({ hasText: ticketId });
  await expect(row).toHaveCount(0);
  await office.getByRole('combobox', { name: 'Organisation' }).fill('Acme');
  await office.getByRole('option', { name: /Acme/ }).click();
  await expect(row).toContainText('Closed');
  await office.getByRole('combobox', { name: 'State' }).selectOption('Open');
  await expect(row).toHaveCount(0);
  await expect(office).toHaveURL(/tickets-account=1001/);
  await expect(office).toHaveURL(/tickets-state=open/);
  await office.getByRole('combobox', { name: 'Organisation' }).fill('Globex');
  await office.getByRole('option', { name: /Globex/ }).click();
  await office.getByRole('combobox', { name: 'State' }).selectOption('Waiting');
  await expect(office.getByText('No tickets here')).toBeVisible();
  await office.close();
});

test('a refused change stands in the dialog and in a toast', async ({ page, portal }) => {
  await signIn(page, portal, staff);
  const ticketId = await openTicket(page);
  await page.route('**/api/support/ticketState', (route) => route.fulfill({ status: 503, json: { message: 'Not just now' } }));
  await page.goto('/admin?tab=tickets');
  await page.getByRole('button', { name: `Read ${ticketId}` }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('combobox', { name: 'State' }).selectOption('Waiting');
  await dialog.getByRole('button', { name: 'Save state' }).click();
  await expect(dialog.getByText('Not just now')).toBeVisible();
  await expect(dialog.getByRole('combobox', { name: 'State' })).toHaveValue('waiting');
});
