/** The tickets of the Admin area: staff answer them and set their states, and customers see that. */
import { away, makePerson } from './test-support/database.ts';
import { expect, test } from './test-support/portal.ts';
import { owner, signIn, staff } from './test-support/sign-in.ts';
import { focusByTab } from './test-support/steps.ts';
import { answer, message, openTicket, ticketMails } from './test-support/tickets.ts';

test('staff answer and set a state by keyboard alone; the customer gets mails, sees what is new, and writes on', async ({
  page,
  portal,
  browser,
}) => {
  const ticketId = await openTicket(portal);
  await signIn(page, portal, staff);
  await page.goto('/admin?tab=tickets');
  const row = page.getByRole('row').filter({ hasText: ticketId });
  await expect(row).toContainText('Acme Telecom');
  await expect(row).toContainText('New message');
  await focusByTab(page, page.getByRole('link', { name: `Read ${ticketId}` }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('article')).toContainText('Every query to +44 fails');
  await expect(page.getByRole('button', { name: 'Save status' })).toBeDisabled();
  await focusByTab(page, page.getByRole('combobox', { name: 'Status without an answer' }));
  await page.keyboard.type('In p');
  await focusByTab(page, page.getByRole('button', { name: 'Save status' }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('status').getByText(`Ticket ${ticketId} is in progress`)).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: 'set by Platform Administrator' })).toContainText(/In progress.*UTC/);
  await focusByTab(page, page.getByRole('textbox', { name: 'Answer' }));
  await page.keyboard.type('It works again. Does it for you?');
  await page.keyboard.press('Control+Enter');
  await expect(page.getByRole('article').nth(1)).toContainText(/Support.*Platform Administrator, Example Carrier.*It works again/);
  await expect(page.getByRole('region', { name: 'Details' })).toContainText(/Waiting.*since \d{4}-\d\d-\d\d \d\d:\d\d UTC/);
  const mails = await ticketMails(portal, { recipient: owner, ticketId, count: 3 });
  expect(mails.map(({ subject }) => subject)).toEqual([
    `Dialplane: your ticket ${ticketId}`,
    `Dialplane: your ticket ${ticketId} is in progress`,
    `Dialplane: a reply to your ticket ${ticketId}`,
  ]);
  expect(mails[2]?.text).toContain(`Reply in the portal:\nhttp`);

  const customer = await browser.newPage({ baseURL: portal.url });
  await signIn(customer, portal, owner);
  await customer.goto('/support');
  await expect(customer.getByRole('row').filter({ hasText: ticketId })).toContainText(/Waiting.*New answer/);
  await customer.getByRole('link', { name: `Read ${ticketId}` }).click();
  await message(customer).fill('Half a mess');
  await customer.reload();
  await expect(message(customer)).toHaveValue('Half a mess');
  await message(customer).fill('Yes.');
  await customer.getByRole('button', { name: 'Send message' }).click();
  await expect(customer.getByRole('article').nth(2)).toContainText('Yes.');
  await customer.getByRole('link', { name: 'Back to the tickets' }).click();
  await expect(customer.getByRole('row').filter({ hasText: ticketId })).toContainText('Open');
  await expect(customer.getByRole('row').filter({ hasText: ticketId })).not.toContainText('New answer');
  await customer.close();
  await ticketMails(portal, { recipient: 'support@dialplane.example', ticketId, count: 2 });
});

test(
  'of every organisation they see what is not closed, of one all; the state narrows it and stands in the address',
  { tag: '@full' },
  async ({ page, portal }) => {
    const ticketId = await openTicket(portal);
    await signIn(page, portal, staff);
    await page.goto(`/admin/ticket/${ticketId}`);
    await page.getByRole('combobox', { name: 'Status without an answer' }).selectOption('Closed');
    await page.getByRole('button', { name: 'Save status' }).click();
    await expect(page.getByRole('region', { name: 'Details' })).toContainText('Closed');
    await page.getByRole('link', { name: 'Back to the tickets' }).click();
    const row = page.getByRole('row').filter({ hasText: ticketId });
    await expect(page.getByRole('table', { name: 'Tickets' })).toBeVisible();
    await expect(row).toHaveCount(0);
    await page.getByRole('combobox', { name: 'Organisation' }).fill('Acme');
    await page.getByRole('option', { name: /Acme/ }).click();
    await expect(row).toContainText('Closed');
    await page.getByRole('combobox', { name: 'Status' }).selectOption('Open');
    await expect(row).toHaveCount(0);
    await expect(page).toHaveURL(/tickets-account=1001/);
    await expect(page).toHaveURL(/tickets-state=open/);
    await page.getByRole('combobox', { name: 'Organisation' }).fill('Globex');
    await page.getByRole('option', { name: /Globex/ }).click();
    await page.getByRole('combobox', { name: 'Status' }).selectOption('Waiting');
    await expect(page.getByText(/^No (tickets|matches found)$/)).toBeVisible();
  },
);

test('what is refused stands at its form and in a toast, and what was typed stays', { tag: '@full' }, async ({ page, portal }) => {
  await signIn(page, portal, (await makePerson(portal, { away: 'ticketanswer', organisationId: 1 })).email);
  const ticketId = await openTicket(portal);
  await answer(portal, ticketId, 'A first answer.');
  await page.goto(`/admin/ticket/${ticketId}`);
  const form = page.getByRole('form', { name: 'Answer' });
  await page.getByRole('button', { name: 'Send answer' }).click();
  await expect(form.getByText('Enter an answer')).toHaveCount(2);
  await page.getByRole('textbox', { name: 'Answer' }).fill('A second one.');
  await page.getByRole('button', { name: 'Send answer' }).click();
  await expect(form.getByText(away)).toBeVisible();
  await expect(page.getByRole('alert').filter({ hasText: 'Support' }).getByText(away)).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Answer' })).toHaveValue('A second one.');
});
