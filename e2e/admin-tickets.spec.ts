/** The tickets of the Admin area: staff see and set their states. */
import { expect, test } from './test-support/portal.ts';
import { owner, signIn, staff } from './test-support/sign-in.ts';
import { focusByTab } from './test-support/steps.ts';
import { openTicket, ticketMails } from './test-support/tickets.ts';

test('staff set a state by keyboard alone; the opener sees it and gets a mail', async ({ page, portal, browser }) => {
  const ticketId = await openTicket(portal);
  await signIn(page, portal, staff);
  await page.goto('/admin');
  await focusByTab(page, page.getByRole('tab', { name: 'Users' }));
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('tab', { name: 'Tickets' })).toBeFocused();
  const row = page.getByRole('row').filter({ hasText: ticketId });
  await expect(row).toContainText('Acme Telecom');
  await focusByTab(page, page.getByRole('button', { name: `Read ${ticketId}` }));
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: `Ticket ${ticketId}` });
  await expect(dialog).toContainText('Every query to +44 fails');
  await expect(dialog.getByRole('button', { name: 'Save state' })).toBeDisabled();
  await focusByTab(page, dialog.getByRole('combobox', { name: 'State' }));
  await page.keyboard.type('In p');
  await focusByTab(page, dialog.getByRole('button', { name: 'Save state' }));
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('status').getByText(`Ticket ${ticketId} is in progress`)).toBeVisible();
  await expect(row).toContainText('In progress');
  const mails = await ticketMails(portal, { recipient: owner, ticketId, count: 2 });
  expect(mails.at(-1)?.subject).toBe(`Dialplane: your ticket ${ticketId} is in progress`);
  const opener = await browser.newPage({ baseURL: portal.url });
  await signIn(opener, portal, owner);
  await opener.goto('/support');
  await expect(opener.getByRole('row').filter({ hasText: ticketId })).toContainText('In progress');
  await opener.close();
});

test('of every organisation they see what is not closed, of one all; the state narrows it and stands in the address', async ({
  page,
  portal,
}) => {
  const ticketId = await openTicket(portal);
  await signIn(page, portal, staff);
  await page.goto('/admin?tab=tickets');
  await page.getByRole('button', { name: `Read ${ticketId}` }).click();
  await page.getByRole('dialog').getByRole('combobox', { name: 'State' }).selectOption('Closed');
  await page.getByRole('button', { name: 'Save state' }).click();
  await expect(page.getByRole('dialog')).toBeHidden();
  const row = page.getByRole('row').filter({ hasText: ticketId });
  await expect(row).toHaveCount(0);
  await page.getByRole('combobox', { name: 'Organisation' }).fill('Acme');
  await page.getByRole('option', { name: /Acme/ }).click();
  await expect(row).toContainText('Closed');
  await page.getByRole('combobox', { name: 'State' }).selectOption('Open');
  await expect(row).toHaveCount(0);
  await expect(page).toHaveURL(/tickets-account=1001/);
  await expect(page).toHaveURL(/tickets-state=open/);
  await page.getByRole('combobox', { name: 'Organisation' }).fill('Globex');
  await page.getByRole('option', { name: /Globex/ }).click();
  await page.getByRole('combobox', { name: 'State' }).selectOption('Waiting');
  await expect(page.getByText('No tickets here')).toBeVisible();
});

test('a refused change stands in the dialog and in a toast', async ({ page, portal }) => {
  await signIn(page, portal, staff);
  const ticketId = await openTicket(portal);
  await page.route('**/api/support/ticketState', (route) => route.fulfill({ status: 503, json: { message: 'Not just now' } }));
  await page.goto('/admin?tab=tickets');
  await page.getByRole('button', { name: `Read ${ticketId}` }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('combobox', { name: 'State' }).selectOption('Waiting');
  await dialog.getByRole('button', { name: 'Save state' }).click();
  await expect(dialog.locator('form').getByText('Not just now')).toBeVisible();
  // A toast is above the dialog.
  await expect(dialog.getByRole('alert').filter({ hasText: 'Not just now' })).toBeVisible();
  await expect(dialog.getByRole('combobox', { name: 'State' })).toHaveValue('waiting');
});
