/** A hidden tab keeps its content, and continues only work that has begun. */
import type { Page } from '@playwright/test';
import { editUser } from '../src/shared/users/users.ts';
import { bits, everyPermission, maskOf } from '../src/shared/base/permissions.ts';
import { chooseFile, dialog, emailField, fileNamed, openForm, submitButton } from './test-support/batch-steps.ts';
import { makeOrganisation, makePerson } from './test-support/database.ts';
import { makeBatch } from './test-support/made-batch.ts';
import { expect, test } from './test-support/portal.ts';
import { call, owner, sessionOf, signIn } from './test-support/sign-in.ts';
import { holdAnswers, numberField, query, verdict, watchQueries } from './test-support/single-query-steps.ts';
import { framesDrawn, searchRange } from './test-support/steps.ts';

const tab = (page: Page, name: string) => page.getByRole('tab', { name, exact: true });
const sidebarLink = (page: Page, name: string) => page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name, exact: true });
const question = (page: Page) => page.getByRole('dialog', { name: 'Leave without saving?' });

async function show(page: Page, name: string) {
  await tab(page, name).click();
  await expect(page.getByRole('tabpanel', { name, exact: true })).toBeVisible();
  await framesDrawn(page);
}

test(
  'the title tells of an error on its own tab alone; coming back keeps the fields and leaves the focus on the tab',
  { tag: '@full' },
  async ({ page, portal }) => {
    await signIn(page, portal);
    await openForm(page);
    await emailField(page).fill('nobody');
    await submitButton(page).click();
    await expect(page).toHaveTitle(/^Error: /);
    await show(page, 'Decoder');
    await expect(page).not.toHaveTitle(/^Error: /);
    await tab(page, 'Batch Query').press('Enter');
    await expect(page).toHaveTitle(/^Error: /);
    await framesDrawn(page);
    await expect(tab(page, 'Batch Query')).toBeFocused();
    await expect(emailField(page)).toHaveValue('nobody');

    // A link that cannot be searched is reported once, and fills in the form once.
    await page.goto('/reports?tab=tailored-search&date=2001-01-01&countries=GB');
    await expect(page).toHaveTitle(/^Error: /);
    await page.getByRole('checkbox', { name: 'Include Failed Queries' }).check();
    await show(page, 'Previous Day');
    await expect(page).not.toHaveTitle(/^Error: /);
    await tab(page, 'Tailored Search').press('Enter');
    await expect(page).toHaveTitle(/^Error: /);
    await framesDrawn(page);
    await expect(tab(page, 'Tailored Search')).toBeFocused();
    await expect(page.getByRole('checkbox', { name: 'Include Failed Queries' })).toBeChecked();

    await searchRange(page, '4474');
    await show(page, 'Number Lookup');
    await tab(page, 'Range Search').press('Enter');
    await expect(page.getByRole('table', { name: 'Ranges for 4474' })).toBeVisible();
    await framesDrawn(page);
    await expect(tab(page, 'Range Search')).toBeFocused();
  },
);

test('unsaved changes of a hidden tab are asked about: by a link, by closing the page, and no more where there are none or the tab is gone', async ({
  page,
  portal,
}) => {
  const others = everyPermission & ~maskOf([bits.user_management, bits.batch_query]);
  const person = await makePerson(portal, { permissions: others | maskOf([bits.batch_query]) });
  await page.clock.install();
  await signIn(page, portal, person.email);
  await openForm(page);
  await emailField(page).fill('nobody@acme.example');
  await show(page, 'Decoder');
  const asked = page.waitForEvent('dialog');
  await page.close({ runBeforeUnload: true });
  await (await asked).dismiss();
  // The data behind a hidden tab is not forgotten meanwhile, or its form would be a new one.
  await page.clock.fastForward('06:00');
  await show(page, 'Batch Results');
  await sidebarLink(page, 'Downloads').click();
  await question(page).getByRole('button', { name: 'Stay here' }).click();
  await show(page, 'Batch Query');
  await expect(emailField(page)).toHaveValue('nobody@acme.example');
  await emailField(page).fill(person.email);
  await show(page, 'Decoder');
  await sidebarLink(page, 'Downloads').click();
  await expect(page).toHaveURL(/\/downloads$/);

  await openForm(page);
  await emailField(page).fill('nobody@acme.example');
  await show(page, 'Decoder');
  const { portalId, fullName, email: emailAddress } = person;
  const body = { portalId, fullName, emailAddress, accessLevel: others };
  await call(portal, editUser, { body, token: await sessionOf(portal, owner) });
  await page.evaluate(() => dispatchEvent(new Event('focus')));
  await expect(tab(page, 'Batch Query')).toHaveCount(0);
  await sidebarLink(page, 'Downloads').click();
  await expect(page).toHaveURL(/\/downloads$/);
});

test('a hidden tab asks for nothing, and what it shows is asked for when it comes back', async ({ page, portal }) => {
  const person = await makePerson(portal, { organisationId: await makeOrganisation(portal), permissions: everyPermission });
  await makeBatch(portal, person, ['npq']);
  await signIn(page, portal, person.email);
  let calls = 0;
  page.on('request', (request) => (calls += /\/batch_(?:results|limits)/.test(request.url()) ? 1 : 0));
  await page.clock.install();
  await page.goto('/testing?tab=batch-results');
  await expect(page.getByRole('table', { name: 'Batch results' })).toContainText('march.csv');
  const asked = async () => {
    const before = calls;
    for (let seconds = 0; seconds < 60; seconds += 3) {
      await page.clock.runFor(3_000);
      await framesDrawn(page);
    }
    return calls - before;
  };
  expect(await asked()).toBeGreaterThan(5);
  await show(page, 'Decoder');
  expect(await asked()).toBe(0);
  const again = page.waitForRequest('**/batch_results*');
  await show(page, 'Batch Results');
  await again;
});

test(
  'what was begun goes on under another tab, until the screen is left: a query, and the check of a file; what was typed stays',
  { tag: '@full' },
  async ({ page, portal }) => {
    await signIn(page, portal);
    const answer = Promise.withResolvers<void>();
    await holdAnswers(page, (asked) => (asked.get('service') === 'npq' ? answer.promise : undefined));
    const sent = watchQueries(page);
    await query(page, '447700900123', ['npq', 'gnr']);
    await expect(verdict(page)).toBeVisible();
    await show(page, 'Decoder');
    answer.resolve();
    await show(page, 'Single Live Query');
    await expect(page.getByText('2 of 2 services answered')).toBeAttached();
    expect(sent).toHaveLength(2);

    await numberField(page).fill('33199001234');
    await page.setViewportSize({ width: 1280, height: 300 });
    await show(page, 'Decoder');
    await show(page, 'Single Live Query');
    await expect(numberField(page)).toHaveValue('33199001234');
    expect(await page.evaluate(() => scrollY)).toBe(0);
    await page.setViewportSize({ width: 1280, height: 900 });

    const examined = Promise.withResolvers<void>();
    await page.route('**/assets/examine-file*.js', async (route) => {
      await examined.promise;
      await route.continue();
    });
    await show(page, 'Batch Query');
    await chooseFile(page, '447700900123\r\n447700900124\r\n');
    await show(page, 'Decoder');
    examined.resolve();
    await show(page, 'Batch Query');
    await expect(fileNamed(page, 'numbers.csv')).toBeVisible();
    await expect(submitButton(page)).toBeEnabled();
    await expect(dialog(page)).toBeHidden();

    await show(page, 'Single Live Query');
    await page.getByText('As call processing receives it').click();
    const explain = page.getByRole('link', { name: /^Explain the ENUM reply/ });
    await explain.click();
    await expect(page.getByText('NAPTR record for +447700900123')).toBeVisible();
    const received = page.getByLabel('NAPTR record, tel: URI or SIP Contact');
    await received.fill('tel:+12025550123;npdi');
    await show(page, 'Single Live Query');
    await show(page, 'Decoder');
    await expect(received).toHaveValue('tel:+12025550123;npdi');
    await show(page, 'Single Live Query');
    await explain.click();
    await expect(page.getByText('NAPTR record for +447700900123')).toBeVisible();

    // With the screen it is over.
    await page.unroute('**/single-query?*');
    await holdAnswers(page, () => new Promise(() => undefined));
    await query(page, '447700900124', ['npq']);
    await show(page, 'Decoder');
    const givenUp = page.waitForEvent('requestfailed', (request) => request.url().includes('/single-query?'));
    await sidebarLink(page, 'Downloads').click();
    await givenUp;
  },
);
