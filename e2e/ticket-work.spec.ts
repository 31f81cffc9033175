/** Work of staff on tickets among themselves: owners, internal notes, saved answers; and the answer that a customer reported. */
import { makePerson } from './test-support/database.ts';
import { expect, test } from './test-support/portal.ts';
import { owner, signIn, staff } from './test-support/sign-in.ts';
import { openTicket } from './test-support/tickets.ts';

test('an internal note stands in the conversation for staff, and not for the customer', async ({ page, portal, browser }) => {
  const ticketId = await openTicket(portal);
  await signIn(page, portal, staff);
  await page.goto(`/admin/ticket/${ticketId}`);
  await page.getByRole('textbox', { name: 'Note' }).fill('Call them back');
  await page.reload();
  await expect(page.getByRole('textbox', { name: 'Note' })).toHaveValue('Call them back');
  await page.getByRole('button', { name: 'Add note' }).click();
  const note = page.getByRole('article', { name: 'Internal note Platform Administrator' });
  await expect(note).toContainText('Call them back');
  await expect(page.getByRole('textbox', { name: 'Note' })).toHaveValue('');

  const customer = await browser.newPage({ baseURL: portal.url });
  await signIn(customer, portal, owner);
  await customer.goto(`/support/ticket/${ticketId}`);
  await expect(customer.getByRole('article')).toHaveCount(1);
  await expect(customer.getByText('Call them back')).toHaveCount(0);
  await expect(customer.getByText('Internal note')).toHaveCount(0);
  await customer.close();
});

test('staff take a ticket and give it away; the list shows the owner, and mine or nobody’s alone', async ({ page, portal }) => {
  const ticketId = await openTicket(portal);
  const colleague = await makePerson(portal, { organisationId: 1 });
  await signIn(page, portal, staff);
  await page.goto(`/admin/ticket/${ticketId}`);
  const form = page.getByRole('form', { name: 'Owner' });
  const chosen = form.getByRole('combobox', { name: 'Owner' });
  await form.getByRole('button', { name: 'Take ticket' }).click();
  await expect(page.getByRole('status').getByText(`Ticket ${ticketId} belongs to Platform Administrator`)).toBeVisible();
  await expect(chosen).toBeFocused();
  await expect(form.getByRole('button', { name: 'Take ticket' })).toHaveCount(0);
  await page.getByRole('link', { name: 'Back to the tickets' }).click();
  const row = page.getByRole('row').filter({ hasText: ticketId });
  await expect(row).toContainText('Platform Administrator');
  const filter = page.getByRole('combobox', { name: 'Owner' });
  await filter.selectOption('Mine');
  await expect(page).toHaveURL(/tickets-owner=mine/);
  await expect(row).toBeVisible();
  await filter.selectOption("Nobody's");
  await expect(row).toHaveCount(0);
  await page.goto(`/admin/ticket/${ticketId}`);
  await chosen.selectOption({ value: colleague.portalId });
  await form.getByRole('button', { name: 'Save owner' }).click();
  await expect(form.getByRole('button', { name: 'Take ticket' })).toBeVisible();
  await page.goto('/admin?tab=tickets&tickets-owner=mine');
  await expect(page.getByRole('table', { name: 'Tickets' })).toBeVisible();
  await expect(row).toHaveCount(0);
});

test('a saved answer is inserted at the cursor, changed and deleted', async ({ page, portal }) => {
  const ticketId = await openTicket(portal);
  await signIn(page, portal, staff);
  await page.goto(`/admin/ticket/${ticketId}`);
  const manage = page.getByRole('button', { name: 'Manage saved answers' });
  const dialog = page.getByRole('dialog', { name: 'Saved answers' });
  await manage.click();
  await dialog.getByRole('textbox', { name: 'Title' }).fill(`Porting ${ticketId}`);
  await dialog.getByRole('textbox', { name: 'Text' }).fill('The number was ported yesterday.');
  await dialog.getByRole('button', { name: 'Save answer' }).click();
  await expect(dialog.getByRole('listitem').filter({ hasText: ticketId })).toBeVisible();
  await dialog.getByRole('button', { name: 'Close', exact: true }).click();
  await expect(dialog).toBeHidden();

  const answer = page.getByRole('textbox', { name: 'Answer' });
  await answer.fill('Hello.  Thanks.');
  await answer.evaluate((area: HTMLTextAreaElement) => area.setSelectionRange(7, 7));
  await page.getByRole('combobox', { name: 'Saved answer' }).selectOption(`Porting ${ticketId}`);
  await expect(answer).toHaveValue('Hello. The number was ported yesterday. Thanks.');
  await expect(answer).toBeFocused();
  await page.keyboard.type(' Sorry.');
  await expect(answer).toHaveValue('Hello. The number was ported yesterday. Sorry. Thanks.');
  await page.reload();
  await expect(answer).toHaveValue('Hello. The number was ported yesterday. Sorry. Thanks.');

  await manage.click();
  await dialog.getByRole('button', { name: `Change Porting ${ticketId}` }).click();
  await dialog.getByRole('textbox', { name: 'Title' }).fill(`Ported ${ticketId}`);
  await dialog.getByRole('button', { name: 'Save changes' }).click();
  await dialog.getByRole('button', { name: `Delete Ported ${ticketId}` }).click();
  await page
    .getByRole('dialog', { name: `Delete “Ported ${ticketId}”?` })
    .getByRole('button', { name: 'Delete' })
    .click();
  await expect(dialog.getByText(ticketId)).toHaveCount(0);
});

test('staff see the number as the customer saw it, beside the customer’s own words', async ({ page, portal }) => {
  await signIn(page, portal, staff);
  await page.goto('/admin/ticket/T-DEM0-0001');
  const reported = page.getByRole('region', { name: 'ported: answer for 447700900123' });
  await expect(page.getByRole('article').first()).toContainText('no port in the last month.');
  await reported.getByText('Answer as it was shown').click();
  await expect(reported).toContainText(/lastPorted\s*20/);
  await expect(reported.getByRole('link', { name: 'Query again' })).toHaveAttribute(
    'href',
    '/testing?tab=single-live-query#n=447700900123&s=ported',
  );
});
