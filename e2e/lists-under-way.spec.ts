/** Lists that are still loading when their content changes. */
import { listSearches } from '../src/shared/reports/saved-searches.ts';
import { listTickets, openTicket } from '../src/shared/tickets/tickets.ts';
import { makePerson } from './test-support/database.ts';
import { expect, test } from './test-support/portal.ts';
import { signIn } from './test-support/sign-in.ts';
import { fill, newSubject, submit } from './test-support/tickets.ts';

test('who saves a search before the list has come finds it in the list', async ({ page, portal }) => {
  const { email } = await makePerson(portal);
  const { promise: read, resolve: isRead } = Promise.withResolvers<void>();
  const { promise: held, resolve: release } = Promise.withResolvers<void>();
  await page.route(
    `**${listSearches.path}`,
    async (route) => {
      const response = await route.fetch();
      isRead();
      await held;
      // The page may have given it up.
      await route.fulfill({ response }).catch(() => undefined);
    },
    { times: 1 },
  );
  await signIn(page, portal, email);
  await page.goto('/reports?tab=tailored-search');
  await read;
  await page.getByLabel('Period').selectOption('Last 7 days');
  await page.getByLabel('Find countries, or paste codes').fill('DE');
  await page.getByLabel('Find countries, or paste codes').press('Enter');
  await page.getByLabel('Save this search as').fill('Early');
  await page.getByRole('button', { name: 'Save search' }).click();
  await expect(page.getByText('The search “Early” was saved')).toBeVisible();
  release();
  await expect(page.getByLabel('Saved searches')).toContainText('Early');
});

test(
  'a ticket that is taken while the command box reads the tickets leaves the box its answer',
  { tag: '@full' },
  async ({ page, portal }) => {
    const { email } = await makePerson(portal);
    const box = page.getByRole('dialog', { name: 'Find or go to' });
    await signIn(page, portal, email);
    await page.goto('/support');
    await expect(page.getByRole('table')).toBeVisible();
    const { promise: taken, resolve: takeIt } = Promise.withResolvers<void>();
    const { promise: held, resolve: release } = Promise.withResolvers<void>();
    await page.route(`**${openTicket.path}`, async (route) => {
      await taken;
      await route.continue();
    });
    await page.route(
      `**${listTickets.path}`,
      async (route) => {
        await held;
        // The page may have given it up.
        await route.continue().catch(() => undefined);
      },
      { times: 1 },
    );
    await fill(page, { subject: newSubject(), message: 'Every query to +44 fails.' });
    await submit(page).click();
    const asked = page.waitForRequest((request) => new URL(request.url()).pathname === listTickets.path);
    await page.keyboard.press('Control+k');
    await asked;
    await box.getByRole('combobox').fill('Subject');
    takeIt();
    await expect(page.getByText('Your ticket number:')).toBeVisible();
    release();
    await expect(box.getByRole('group', { name: 'Tickets' })).toBeVisible();
    await expect(box.getByText(/^Could not load/)).toBeHidden();
  },
);
