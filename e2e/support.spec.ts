/** Portal Support: the ticket form and the list of tickets (specification, sections 2, 4, 5 and 9). */
import type { Locator } from '@playwright/test';
import { away, makeOrganisation, makePerson } from './test-support/database.ts';
import { expect, test } from './test-support/portal.ts';
import { analyst, owner, signIn } from './test-support/sign-in.ts';
import { focusByTab } from './test-support/steps.ts';
import { enterSupportView } from './test-support/support-view.ts';
import {
  fill,
  message,
  newSubject,
  openTicket,
  sentNumber,
  subject,
  submit,
  supportAddress,
  ticketMails,
  type,
} from './test-support/tickets.ts';

/** True if one covers a part of the other. */
async function overlap(one: Locator, other: Locator): Promise<boolean> {
  const [a, b] = [await one.boundingBox(), await other.boundingBox()];
  if (!a || !b) throw new Error('One of them is not drawn');
  return a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;
}

const requiredTexts = ['Please select an option', 'Please enter subject of ticket', 'Please provide more details about the issue'];

test('the Support item leads to "Portal Support" and "Submit a ticket"; all are required, to the letter, and nothing is sent', async ({
  page,
  portal,
}) => {
  await signIn(page, portal);
  await page.goto('/home');
  await expect(page.getByText("Open a ticket with the provider's Technical team.")).toBeVisible();
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Support' }).click();
  await expect(page.getByRole('heading', { name: 'Portal Support' })).toBeVisible();
  await expect(page.getByRole('form', { name: 'Submit a ticket' })).toBeVisible();
  expect(await type(page).locator('option:not([value=""])').allTextContents()).toEqual([
    'Service Down',
    'Country Unavailable',
    'Numbering or Response Issue',
    'Other',
  ]);
  await expect(type(page)).toHaveAttribute('name', 'ticketSeverity');
  await expect(subject(page)).toHaveAttribute('name', 'ticketSubject');
  await expect(message(page)).toHaveAttribute('name', 'ticketMessage');
  await expect(message(page)).toHaveAttribute('rows', '4');

  const sent: string[] = [];
  page.on('request', (request) => request.method() === 'POST' && request.url().includes('/api/support') && sent.push(request.url()));
  await submit(page).click();
  const form = page.getByRole('form', { name: 'Submit a ticket' });
  for (const text of requiredTexts) await expect(form.getByText(text, { exact: true })).toHaveCount(2);
  await expect(page).toHaveTitle(/^Error: /);
  for (const [index, field] of [type(page), subject(page), message(page)].entries()) {
    await form.getByRole('link', { name: requiredTexts[index] ?? '' }).click();
    await expect(field).toBeFocused();
    await expect(field).toHaveAccessibleDescription(new RegExp(requiredTexts[index] ?? ''));
  }
  await subject(page).fill('x'.repeat(201));
  await submit(page).click();
  await expect(subject(page)).toHaveAccessibleDescription('The subject can have at most 200 characters');
  expect(sent).toEqual([]);
});

test('without permission 1 the Support area does not open', async ({ page, portal }) => {
  await signIn(page, portal, analyst);
  await page.goto('/support');
  await expect(page).toHaveURL(/\/home$/);
  await expect(page.getByRole('link', { name: 'Support', exact: true })).toHaveCount(0);
});

test('success resets the form, shows and copies the number, says what the server says, and both mails go out', async ({
  page,
  portal,
  context,
}) => {
  await signIn(page, portal);
  await page.goto('/support');
  const ticketSubject = newSubject();
  await fill(page, { subject: ticketSubject, message: 'First line\nSecond line' });
  await submit(page).click();
  const ticketId = await sentNumber(page);
  expect(ticketId).toMatch(/^T-/);
  const toast = page.getByRole('status').filter({ hasText: `Your ticket ${ticketId} was sent. A copy goes to ${owner}` });
  await expect(toast.getByText('Support', { exact: true })).toBeVisible();
  await expect(type(page)).toHaveValue('');
  await expect(subject(page)).toHaveValue('');
  await expect(message(page)).toHaveValue('');
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.getByRole('button', { name: 'Copy ticket number' }).click();
  await expect(page.getByText('Copied', { exact: true })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(ticketId);
  const row = page.getByRole('table', { name: 'Tickets' }).getByRole('row').filter({ hasText: ticketId });
  await expect(row).toBeInViewport({ ratio: 1 });
  expect(await overlap(row, toast)).toBe(false);
  await page.emulateMedia({ media: 'print' });
  await expect(row.getByText(ticketId)).toBeVisible();
  await page.emulateMedia({ media: 'screen' });
  await expect(row).toContainText(/Open.*Country Unavailable.*\d{4}-\d\d-\d\d \d\d:\d\d.*Acme Owner/);
  const [mail] = await ticketMails(portal, { recipient: supportAddress, ticketId });
  expect(mail?.subject).toBe(`[${ticketId}] Country Unavailable`);
  expect(mail?.text).toContain(`Organisation: Acme Telecom (1001)\nFrom: Acme Owner\nReply to: ${owner}`);
  expect(mail?.text).toContain(`> ${ticketSubject}\n>\n> First line\n> Second line`);
  await ticketMails(portal, { recipient: owner, ticketId });
  await page.reload();
  await expect(subject(page)).toHaveValue('');
});

test('works by keyboard alone: Ctrl+Enter sends, the ticket is read and written in, and Back leads to the list', async ({
  page,
  portal,
}) => {
  await signIn(page, portal);
  await page.goto('/support');
  const ticketSubject = newSubject();
  await focusByTab(page, type(page));
  await page.keyboard.type('Serv');
  await expect(type(page)).toHaveValue('Service Down');
  await page.keyboard.press('Tab');
  await page.keyboard.type(ticketSubject);
  await page.keyboard.press('Tab');
  await page.keyboard.type('It is down.');
  await page.keyboard.press('Enter');
  await page.keyboard.type('All of it.');
  await page.keyboard.press('Control+Enter');
  const ticketId = await sentNumber(page);
  await expect(page.getByText('Your ticket number:')).toBeInViewport();
  const read = page.getByRole('link', { name: `Read ${ticketId}` });
  await focusByTab(page, read);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: `Ticket ${ticketId}` })).toBeVisible();
  await expect(page.getByRole('article')).toContainText('It is down.\nAll of it.');
  await focusByTab(page, message(page));
  await page.keyboard.type('It is up again.');
  await page.keyboard.press('Control+Enter');
  await expect(page.getByRole('article').nth(1)).toContainText(/Customer.*Acme Owner, Acme Telecom.*UTC.*It is up again\./);
  await expect(message(page)).toHaveValue('');
  await page.goBack();
  await expect(read).toBeVisible();
});

test('T51: markup in a ticket is shown as the text it is', async ({ page, portal }) => {
  await signIn(page, portal);
  await page.goto('/support');
  const markup = `<img src=x onerror="document.title='run'"> <a href="javascript:alert(1)">x</a> ${newSubject()}`;
  await fill(page, { subject: markup, message: markup });
  await message(page).press('Meta+Enter');
  const ticketId = await sentNumber(page);
  await expect(page.getByRole('row').filter({ hasText: ticketId })).toContainText(markup);
  await page.getByRole('link', { name: `Read ${ticketId}` }).click();
  await message(page).fill(markup);
  await page.getByRole('button', { name: 'Send message' }).click();
  await expect(page.getByRole('article')).toHaveCount(2);
  await expect(page.locator('dd, article').getByText(markup)).toHaveCount(3);
  await expect(page.getByRole('main').locator('img[src=x], a[href^=javascript]')).toHaveCount(0);
  await expect(page).not.toHaveTitle('run');
});

test('what is refused or could not be loaded stands in its place and in a toast headed Support; what was typed stays; no tickets are said so', async ({
  page,
  portal,
}) => {
  const { email } = await makePerson(portal, { away: 'support.tickets', organisationId: await makeOrganisation(portal) });
  await signIn(page, portal, email);
  await page.goto('/support');
  await expect(page.getByRole('main').getByText(away)).toBeVisible();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText('No tickets yet')).toBeVisible();
  await fill(page, { subject: 'Still here', message: 'And this' });
  await submit(page).click();
  await expect(page.getByRole('form').getByText(away)).toBeVisible();
  await expect(page.getByRole('alert').filter({ hasText: 'Support' }).getByText(away)).toBeVisible();
  await expect(subject(page)).toHaveValue('Still here');
  await page.goto('/support');
  await expect(message(page)).toHaveValue('And this');
  await expect(type(page)).toHaveValue('Country Unavailable');
});

test('in a support view tickets are read and none is opened', async ({ page, portal }) => {
  const ticketId = await openTicket(portal);
  await enterSupportView(page, portal, { path: '/support' });
  await expect(page.getByText(`You see the portal as ${owner}. Support view is read-only`)).toBeVisible();
  await expect(submit(page)).toHaveCount(0);
  await page.getByRole('link', { name: `Read ${ticketId}` }).click();
  await expect(page.getByRole('article')).toContainText('Every query to +44 fails');
  await expect(page.getByText('Support view is read-only: you cannot write messages')).toBeVisible();
  await expect(message(page)).toHaveCount(0);
});
