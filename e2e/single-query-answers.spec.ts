/** Single Live Query: how answers arrive, what failures say, and what can be taken away (specification, sections 4 and 8). */
import { away, makePerson } from './test-support/database.ts';
import { expect, test } from './test-support/portal.ts';
import { signIn } from './test-support/sign-in.ts';
import {
  box,
  holdAnswers,
  numberField,
  openServices,
  openTables,
  query,
  queryOf,
  resultRow,
  search,
  selectAll,
  serviceCodes,
  verdict,
  watchQueries,
} from './test-support/single-query-steps.ts';
import { framesDrawn } from './test-support/steps.ts';

test.beforeEach(({ page, portal }) => signIn(page, portal));

test.describe('the answers', () => {
  test('every chosen service is asked in parallel, and each row fills in when its answer arrives, in a fixed order', async ({ page }) => {
    const sent = watchQueries(page);
    const held = Promise.withResolvers<void>();
    await holdAnswers(page, (asked) => (asked.get('service') === 'npq' ? held.promise : undefined));
    await page.goto('/testing#number=447700900123');
    await selectAll(page);
    await search(page).click();
    await openTables(page);
    for (const service of serviceCodes.slice(1)) await expect(resultRow(page, service)).not.toContainText('Waiting');
    await expect(resultRow(page, 'npq')).toContainText('Waiting');
    expect(sent).toEqual(serviceCodes.map((service) => `447700900123 ${service}`));
    await expect(page.getByRole('table', { name: 'Answers by service' }).getByRole('rowheader')).toHaveText(serviceCodes);
    held.resolve();
    // Held as long as this machine took: it may count as slow.
    await expect(resultRow(page, 'npq')).toContainText(/(OK|Slow).*\d+ ms/);
    await expect(page.getByText('12 of 12 services answered')).toBeAttached();
  });

  test('reason codes are explained, a demo answer is marked; without a list a number is not called clear, but reason code 3', async ({
    page,
  }) => {
    await query(page, '447700900200', ['gnr', 'liveStatus']);
    await expect(resultRow(page, 'liveStatus')).toContainText('200The subscriber is absent: switched off or out of reach. Retry later.');
    await expect(resultRow(page, 'liveStatus').getByText('demo')).toBeVisible();
    await expect(resultRow(page, 'gnr').getByText('demo')).toBeVisible();
    await expect(page.getByRole('columnheader', { name: 'liveStatus demo' })).toBeVisible();
    await expect(verdict(page)).toContainText('; not reachable now.');
    await expect(verdict(page).getByText('All answers are demo data.')).toBeVisible();
    await expect(verdict(page).getByText(/demo/)).toHaveCount(1);
    const fact = (label: string) => verdict(page).getByText(label, { exact: true }).locator('..');
    await expect(fact('Reachable')).toHaveText('ReachableNot now: switched off or out of reach');
    await expect(fact('Current carrier')).toHaveText(/its range is held by Example Mobile.*Query npq$/);
    await expect(resultRow(page, 'gnr')).toContainText('0Success. The answer is complete.');

    await query(page, '447400123456', ['dno', 'irsfCheck', 'dnoText', 'AITCheck']);
    for (const service of ['dno', 'irsfCheck', 'dnoText', 'AITCheck']) {
      await expect(resultRow(page, service)).toContainText(/Partial.*3Partly checked: .*does not mean the number is safe.*ranges only/);
    }
    const fields = page.getByRole('table', { name: 'Fields by service' });
    await expect(fields.getByRole('row').filter({ has: page.getByRole('button', { name: 'irsf', exact: true }) })).toContainText('Unknown');
    await expect(fields.getByRole('cell', { name: /^(true|false)$/ })).toHaveCount(0);
  });

  test(
    'a ported number is no disagreement; where one question is answered differently both values stand, and which is newer',
    { tag: '@full' },
    async ({ page }) => {
      await query(page, '447700900123', ['npq', 'gnr', 'ukported']);
      const cic = page
        .getByRole('table', { name: 'Fields by service' })
        .getByRole('row')
        .filter({ has: page.getByRole('button', { name: 'cic', exact: true }) });
      await expect(cic).toContainText('9990001');
      await expect(cic).not.toContainText('differs');
      const older = {
        tel: '447700900123',
        npi: 'yes',
        cic: '123',
        rc: 0,
        source: 'data',
        dataVersion: 'old',
        asOf: '2020-01-01T00:00:00Z',
      };
      await page.route('**/single-query?*service=ukported', (route) => route.fulfill({ json: { response: older } }));
      await search(page).click();
      await expect(cic).toContainText('≠differs');
      await expect(page.getByRole('heading', { name: 'Services disagree' })).toBeVisible();
      await expect(verdict(page).getByRole('listitem')).toHaveText(
        /^cic 9990001 \(npq, as of .* UTC, newer\) ≠ 123 \(ukported, as of 2020-01-01 00:00 UTC\)$/,
      );
    },
  );

  test('a new query cancels the old one, and its late answer never overwrites the newer', async ({ page }) => {
    const releaseOld = Promise.withResolvers<void>();
    const releaseNew = Promise.withResolvers<void>();
    await holdAnswers(page, (asked) => (asked.get('phonenumber') === '447700900123' ? releaseOld.promise : releaseNew.promise));
    const given = page.waitForEvent('requestfailed', (request) => queryOf(request).get('phonenumber') === '447700900123');
    await query(page, '447700900123', ['npq']);
    await expect(resultRow(page, 'npq')).toContainText('Waiting');
    await numberField(page).fill('12025550123');
    await search(page).click();
    await given;
    releaseOld.resolve();
    await framesDrawn(page);
    expect(await resultRow(page, 'npq').innerText()).toContain('Waiting');
    releaseNew.resolve();
    await expect(resultRow(page, 'npq')).toContainText('OK');
    await expect(page.getByRole('region', { name: 'Result for 12025550123', exact: true })).toBeVisible();
    await expect(page.getByRole('table', { name: 'Fields by service' })).toContainText('US');
    await expect(page.getByText('Error to get data')).toHaveCount(0);
  });
});

test.describe('failures', () => {
  test('partial failure: "Error to get data for the next services : liveStatus", and Retry asks the failed ones only', async ({ page }) => {
    const region = page.getByRole('alert');
    await page.goto('/testing');
    // A live region must stand before its text comes, or it is not read out.
    await expect(region).toBeAttached();
    await query(page, '447700900300', ['npq', 'gnr', 'liveStatus']);
    const sentence = 'Error to get data for the next services : liveStatus';
    await expect(page.getByRole('main').getByText(sentence, { exact: true })).toBeVisible();
    await expect(region).toContainText(`Query${sentence}`);
    await expect(resultRow(page, 'liveStatus')).toContainText('Timed out');
    await expect(resultRow(page, 'liveStatus')).toContainText('300The upstream network timed out. Retry in a moment.');
    await expect(resultRow(page, 'npq')).toContainText('OK');
    const sent = watchQueries(page);
    const answered = page.waitForResponse('**/single-query?*');
    await page.getByRole('button', { name: 'Retry liveStatus' }).click();
    await answered;
    await expect(resultRow(page, 'npq')).toContainText('OK');
    await expect(page.getByRole('main').getByText(sentence, { exact: true })).toBeVisible();
    expect(sent).toEqual(['447700900300 liveStatus']);
  });

  test('where every service failed the cause is told and no service is named; what answers on the retry takes the sentence away', async ({
    page,
    portal,
  }) => {
    await signIn(page, portal, (await makePerson(portal, { away: 'single-query' })).email);
    await query(page, '447700900123', ['npq', 'gnr']);
    await expect(page.getByRole('main').getByText(`Error to get data because : ${away}`, { exact: true })).toBeVisible();
    await expect(page.getByText(/for the next services/)).toHaveCount(0);
    await page.getByRole('button', { name: /^Retry/ }).click();
    await expect(page.getByRole('main').getByText(/^Error to get data/)).toHaveCount(0);
    await expect(page.getByRole('region', { name: 'Result for 447700900123' })).toBeFocused();
    await expect(page.getByRole('button', { name: 'Search', exact: true })).toBeEnabled();
    await openTables(page);
    for (const service of ['npq', 'gnr']) await expect(resultRow(page, service)).toContainText('OK');

    await page.route('**/single-query?*', (route) => route.abort());
    await search(page).click();
    await expect(page.getByRole('main').getByText('Error to get data because : Network Error', { exact: true })).toBeVisible();
    await expect(verdict(page)).toHaveCount(0);
    await expect(page.getByRole('alert')).toContainText('Error to get data because : Network Error');
  });
});

test.describe('what is taken away', () => {
  test('the result is copied as link, JSON, CSV and curl, without the session; no request but the query has the number', async ({
    page,
    context,
  }) => {
    const told: string[] = [];
    page.on('request', (request) => {
      const isQuery = new URL(request.url()).pathname === '/api/test-diagnostics/single-query';
      if (!isQuery && request.url().replace(/#.*/, '').includes('447700900123')) told.push(request.url());
      if (request.headers()['referer']?.includes('447700900123')) told.push(`referer of ${request.url()}`);
    });
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await query(page, '447700900123', ['gnr', 'ports']);
    await page.getByRole('button', { name: 'Copy link' }).click();
    await expect(page.getByText('Copied')).toBeVisible();
    const link = await page.evaluate(() => navigator.clipboard.readText());
    expect(link).toMatch(/\/testing\?tab=single-live-query#n=447700900123&s=gnr,ports$/);
    await page.goto('/home');
    await page.goto(link);
    await expect(numberField(page)).toHaveValue('447700900123');
    await openServices(page);
    await expect(box(page, 'ports&days')).toBeChecked();
    await expect(box(page, 'npq')).not.toBeChecked();
    expect(told).toEqual([]);

    const copied = async (name: string) => {
      await page.getByRole('button', { name, exact: true }).click();
      return page.evaluate(() => navigator.clipboard.readText());
    };
    expect(JSON.parse(await copied('Copy as JSON'))).toMatchObject({ number: '447700900123', results: { gnr: { cc: 'GB', rc: 0 } } });
    expect(await copied('Copy as CSV row')).toMatch(/^tel;gnr\.cic;.*\r?\n447700900123;/);
    const curl = await copied('Copy as curl');
    expect(curl).toContain('/api/test-diagnostics/single-query?phonenumber=447700900123&service=gnr');
    expect(curl).not.toContain(await page.evaluate(() => localStorage.getItem('authToken') ?? 'none'));
    expect(await copied('Copy number')).toBe('447700900123');
  });
});
