/** The page of the API: found, read, tried and linked to, by keyboard and by address. */
import type { Locator, Page } from '@playwright/test';
import { Webhook } from 'standardwebhooks';
import { bits, maskOf } from '../src/shared/base/permissions.ts';
import { makePerson } from './test-support/database.ts';
import { fillSignIn } from './test-support/people.ts';
import { expect, test } from './test-support/portal.ts';
import { analyst, owner, signIn, viewer } from './test-support/sign-in.ts';
import { enterSupportView } from './test-support/support-view.ts';

const callAt = (page: Page, id: string) => page.locator(`[id="${id}"]`);
const runIn = (call: Locator) => call.getByRole('button', { name: 'Run the call' });

test('the command box leads to the page, which says what is limited; a call is found, read as a program and tried by keyboard', async ({
  page,
  portal,
}) => {
  await signIn(page, portal, owner);
  await page.goto('/home');
  await page.getByRole('heading', { name: /^Welcome/ }).waitFor();
  await page.keyboard.press('Control+K');
  await page.keyboard.type('API');
  await page.getByRole('option', { name: /^API/ }).first().click();
  await expect(page).toHaveURL(/\/developers$/);
  const limits = page.getByRole('region', { name: 'Limits' }).getByRole('row');
  await expect(limits.filter({ hasText: 'Calls per key' })).toContainText('54,321 in 60 s');
  await expect(limits.filter({ hasText: 'Numbers per batch' })).toContainText('100,000');
  await expect(limits.filter({ hasText: 'Batches of your organisation per day' })).toContainText('used');

  const main = page.getByRole('navigation', { name: 'Main' });
  await main.getByRole('link', { name: 'Home', exact: true }).click();
  await main.getByRole('link', { name: 'API', exact: true }).press('Enter');
  await expect(page).toHaveTitle('Dialplane · API');
  await expect(page.getByText(/^\d+ calls$/)).toBeVisible();

  await page.keyboard.press('/');
  await expect(page.getByLabel('Filter by path, words or permission')).toBeFocused();
  await page.keyboard.type('range-tree');
  await expect(page.getByText(/^1 of \d+ calls$/)).toBeVisible();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  const call = callAt(page, 'getApiGnrSearchRangeTree');
  await expect(call.getByText('GNR Search', { exact: true })).toBeVisible();

  const program = call.getByRole('tabpanel');
  await expect(program).toContainText(`curl -sS --fail-with-body '${portal.url}/api/gnr-search/range-tree?prefix=4477009'`);
  await call.getByRole('tab', { name: 'curl' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(call.getByRole('tab', { name: 'Node' })).toBeFocused();
  await expect(program).toContainText('await fetch(');
  await page.keyboard.press('ArrowRight');
  await expect(program).toContainText('import urllib.request');

  const prefix = call.getByLabel('prefix');
  await prefix.fill('4474');
  await expect(program).toContainText('range-tree?prefix=4474"');
  await prefix.press('Enter');
  await expect(call.getByText(/^200 OK in \d+ ms/)).toBeVisible();
  await expect(call.getByText('"calls";q=54321;w=60')).toBeVisible();
  const body = call.getByRole('region', { name: 'Body' });
  await expect(body).toContainText('"prefix": "44749"');
  // And another one in its place.
  await prefix.fill('4475');
  await prefix.press('Enter');
  await expect(body).toContainText('"prefix": "44759"');
});

test('the reply of a single query has a sample for each service, with the fields of that service alone', async ({ page, portal }) => {
  await signIn(page, portal, owner);
  await page.goto('/developers#getApiTestDiagnosticsSingleQuery');
  const call = callAt(page, 'getApiTestDiagnosticsSingleQuery');
  const reply = call.getByRole('region', { name: 'Reply: GET /api/test-diagnostics/single-query' });
  const sample = async () => JSON.parse((await reply.textContent()) ?? '').response;
  expect(await sample()).toMatchObject({ tel: '447700900123', npi: 'yes' });
  expect(await sample()).not.toHaveProperty('irsf');
  await call.getByRole('combobox', { name: 'Service', exact: true }).selectOption('irsfCheck');
  expect(await sample()).toMatchObject({ tel: '447700900987', irsf: true });
  expect(await sample()).not.toHaveProperty('npi');
});

test('T76: what writes asks before it runs', async ({ page, portal }) => {
  await signIn(page, portal, (await makePerson(portal, { permissions: maskOf([bits.reports]) })).email);
  await page.goto('/developers#postApiReportsSearches');
  const sent: string[] = [];
  page.on('request', (request) => request.method() === 'POST' && sent.push(new URL(request.url()).pathname));
  const call = callAt(page, 'postApiReportsSearches');
  const question = page.getByRole('dialog', { name: 'Run POST /api/reports/searches?' });

  await runIn(call).press('Enter');
  await expect(question.getByRole('button', { name: 'No, go back' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(question).toBeHidden();
  expect(sent).toEqual([]);

  const body = call.getByLabel('Body (JSON)');
  const example = await body.inputValue();
  await body.fill('{');
  await expect(call.getByText('This is not valid JSON')).toBeVisible();
  await expect(runIn(call)).toBeDisabled();
  await body.fill(example.replace('Nightly batch', 'Größe'));
  await expect(call.getByRole('tabpanel')).toContainText('"name": "Größe"');
  await runIn(call).press('Enter');
  await question.getByRole('button', { name: 'Yes, run it' }).press('Enter');
  await expect(call.getByText(/^200 OK in/)).toBeVisible();
  expect(sent).toEqual(['/api/reports/searches']);

  await page.goto('/developers#getApiReportsSearches');
  await runIn(callAt(page, 'getApiReportsSearches')).click();
  await expect(callAt(page, 'getApiReportsSearches').getByRole('region', { name: 'Body' })).toContainText('"name": "Größe"');
});

test('a call for which a permission is missing says which, and is not run from here', async ({ page, portal }) => {
  await signIn(page, portal, analyst);
  await page.goto('/developers#getApiGnrSearchRangeExport');
  const call = callAt(page, 'getApiGnrSearchRangeExport');
  await expect(call.getByText('This call needs GNR Download, which you do not have')).toBeVisible();
  await expect(call.getByRole('tabpanel')).toContainText('curl');
  await expect(runIn(call)).toHaveCount(0);
});

test('T76: a support view reads, and runs nothing that writes', async ({ page, portal }) => {
  await enterSupportView(page, portal, { path: '/developers' });
  await page.getByText('/api/watch/remove').click();
  await expect(page.getByText('A support view is read-only and cannot run this call.')).toBeVisible();
  await expect(runIn(callAt(page, 'postApiWatchRemove'))).toHaveCount(0);
  await page.getByText('/api/test-diagnostics/entitlements').click();
  await runIn(callAt(page, 'getApiTestDiagnosticsEntitlements')).click();
  await expect(page.getByText(/^200 OK in/)).toBeVisible();
});

test(
  'a refusal leads to its code, and so does the type of its problem, through the sign-in',
  { tag: '@full' },
  async ({ page, portal }) => {
    const refused = await fetch(`${portal.url}/api/gnr-search/range-search`, { headers: { accept: 'application/problem+json' } });
    // What RFC 9457 says of a problem.
    const { type } = (await refused.json()) as { type: string };
    const person = await makePerson(portal, { permissions: maskOf([bits.gnr_search]) });
    await page.goto(type);
    await expect(page).toHaveURL(/\/auth\/login\?redirect=/);
    await fillSignIn(page, portal, person);
    await expect(page).toHaveURL(`${portal.url}/developers#not_signed_in`);
    await expectMarked(page, 'not_signed_in');

    await page.goto('/developers#getApiGnrSearchNumberLookup');
    const call = callAt(page, 'getApiGnrSearchNumberLookup');
    await expect(call).toBeInViewport();
    await call.getByLabel('phonenumber').fill('12');
    await runIn(call).click();
    await call.getByRole('link', { name: 'What validation_failed means' }).click();
    await expectMarked(page, 'validation_failed');
    await page.goBack();
    await expect(call).toBeInViewport();
  },
);

test(
  'T76: a delivery is checked in the browser: nothing is sent, and the secret is kept nowhere; a link to a call takes the filter away that hides it; a file comes down, and goes up after a question',
  { tag: '@full' },
  async ({ page, portal }) => {
    await signIn(page, portal, owner);
    await page.goto('/developers#%ZZ"]x');
    await expect(page.getByText(/^\d+ calls$/)).toBeVisible();
    await expect(page.getByText(/^Working…/)).toHaveCount(0);
    const asked: string[] = [];
    // The code of other screens comes while nothing else is to be done; its addresses are the build's.
    page.on('request', (request) => request.url().startsWith(`${portal.url}/assets/`) || asked.push(request.url()));
    const secret = `whsec_${Buffer.alloc(32, 9).toString('base64')}`;
    const body = '{"type":"webhook.test","timestamp":"2026-05-31T08:14:00Z","data":{}}';
    const now = new Date();
    const signature = new Webhook(secret).sign('one', now, body);
    const headers = `webhook-id: one\nwebhook-timestamp: ${Math.floor(now.getTime() / 1_000)}\nwebhook-signature: ${signature}`;
    await page.evaluate(() => (location.hash = '#webhooks'));
    await page.getByLabel('Webhook secret').fill(secret);
    await page.getByLabel('Headers', { exact: true }).fill(headers);
    await page.getByLabel('Body as received').fill(body);
    await expect(page.getByText('Valid: signed with this secret')).toBeVisible();
    await page.getByLabel('Body as received').fill(body.replace('test', 'tost'));
    await expect(page.getByText('Not valid: this secret did not sign this body')).toBeVisible();
    const kept = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie, location.href]));
    expect(kept).not.toContain(secret.slice(6, 20));
    expect(asked).toEqual([]);
    await page.getByRole('link', { name: 'Home', exact: true }).click();
    await page.goBack();
    await expect(page.getByLabel('Webhook secret')).toHaveValue('');

    await page.getByLabel('Filter by path, words or permission').fill('tickets');
    await expect(callAt(page, 'getApiWatch')).toHaveCount(0);
    await page.evaluate(() => (location.hash = '#getApiWatch'));
    await expect(callAt(page, 'getApiWatch')).toBeInViewport();
    await expect(callAt(page, 'getApiWatch').getByRole('tabpanel')).toBeVisible();
    await page.evaluate(() => (location.hash = '#no-such-place'));
    await expect(callAt(page, 'getApiWatch')).toBeVisible();

    await page.goto('/developers#getApiGnrSearchRangeExport');
    const download = callAt(page, 'getApiGnrSearchRangeExport');
    await download.getByLabel('range', { exact: true }).fill('447400');
    await runIn(download).click();
    await expect(download.getByRole('region', { name: 'Body' })).toContainText('spName');
    const saved = page.waitForEvent('download');
    await download.getByRole('button', { name: 'Save as a file' }).click();
    expect((await saved).suggestedFilename()).toMatch(/\.csv$/);

    await page.goto('/developers#postApiBatchqueryBatchQuery');
    const upload = callAt(page, 'postApiBatchqueryBatchQuery');
    await upload.getByLabel('file (required)').setInputFiles({ name: 'bad.csv', mimeType: 'text/csv', buffer: Buffer.from('no number\n') });
    await runIn(upload).click();
    await page.getByRole('button', { name: 'Yes, run it' }).click();
    await expect(upload.getByText(/^400 Bad Request in/)).toBeVisible();
  },
);

test('whoever holds no permission has no page of the API', async ({ page, portal }) => {
  await signIn(page, portal, viewer);
  await page.goto('/home');
  await expect(page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'My Account' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'API', exact: true })).toHaveCount(0);
});

async function expectMarked(page: Page, code: string) {
  const row = callAt(page, code);
  await expect(row).toBeInViewport();
  await expect(row).toBeFocused();
  await expect(row.getByRole('link', { name: code })).toHaveAttribute('aria-current', 'location');
}
