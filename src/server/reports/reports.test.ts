import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { countryReport, type CountryRow, type Graph, qdrGraph, qdrReport, type TailoredRow } from '../../shared/reports/reports.ts';
import { makeUser, signedInToken, type TestUser } from '../test-support/factories.ts';
import { makeQueries } from '../test-support/queries.ts';
import { startTestPortal, type TestPortal } from '../test-support/test-portal.ts';

let now = new Date('2026-06-01T12:00:00Z');
let portal: TestPortal;
let user: TestUser;
let token: string;
beforeAll(async () => {
  portal = await startTestPortal({}, { clock: () => now });
});
afterAll(() => portal.stop());
beforeEach(async () => {
  now = new Date('2026-06-01T12:00:00Z');
  user = await makeUser(portal.deps);
  token = await signedInToken(portal.deps, user);
});

type Query = Record<string, string>;
const record = (...groups: Parameters<typeof makeQueries>[2][number][]) => makeQueries(portal.deps, user.organisationId, groups);
const ask = (query: Query, as = token) => portal.call(qdrReport, { query: query as never }, as);
const rows = async (query: Query): Promise<CountryRow[]> => (await ask(query)).body.response;
const chosen = async (query: Query): Promise<TailoredRow[]> => (await ask(query)).body.response;
const chart = async (query: Query): Promise<Graph> => (await portal.call(qdrGraph, { query: query as never }, token)).body.response;
const sum = (found: readonly { qtyQDRs: number }[]) => found.reduce((total, { qtyQDRs }) => total + qtyQDRs, 0);

describe('GET /api/reports/qdrreport', () => {
  test('answers countryName, isoCountry, date and qtyQDRs, by country name and the newest day first', async () => {
    await record(
      { at: '2026-05-30T08:00:00Z', count: 2 },
      { at: '2026-05-31T08:00:00Z', count: 3 },
      { at: '2026-05-31T08:00:00Z', country: 'FR', service: 'gnr' },
      { at: '2026-05-31T08:00:00Z', country: 'ZZ' },
      { at: '2026-05-31T08:00:00Z', country: '001' },
    );
    expect(await rows({ daysAgo: '30' })).toEqual([
      { countryName: 'France', isoCountry: 'FR', date: '2026-05-31', qtyQDRs: 1, failedQDRs: 0 },
      { countryName: 'Global service', isoCountry: '001', date: '2026-05-31', qtyQDRs: 1, failedQDRs: 0 },
      { countryName: 'United Kingdom', isoCountry: 'GB', date: '2026-05-31', qtyQDRs: 3, failedQDRs: 0 },
      { countryName: 'United Kingdom', isoCountry: 'GB', date: '2026-05-30', qtyQDRs: 2, failedQDRs: 0 },
      { countryName: 'Unknown', isoCountry: 'ZZ', date: '2026-05-31', qtyQDRs: 1, failedQDRs: 0 },
    ]);
  });

  test('30 is the 30 complete days before today, 1 is yesterday alone, 0 is today so far', async () => {
    await record(
      { at: '2026-05-01T23:59:59.999Z', count: 1 },
      { at: '2026-05-02T00:00:00Z', count: 2 },
      { at: '2026-05-31T23:59:59.999Z', count: 4 },
      { at: '2026-06-01T00:00:00Z', count: 8 },
    );
    expect(sum(await rows({ daysAgo: '30' }))).toBe(6);
    expect(sum(await rows({ daysAgo: '31' }))).toBe(7);
    expect(sum(await rows({ daysAgo: '1' }))).toBe(4);
    expect(sum(await rows({ daysAgo: '0' }))).toBe(8);
  });

  test('across UTC midnight yesterday becomes another day', async () => {
    await record({ at: '2026-05-31T23:59:59.999Z', count: 4 }, { at: '2026-06-01T00:00:00Z', count: 8 });
    now = new Date('2026-06-01T23:59:59.999Z');
    expect(await rows({ daysAgo: '1' })).toMatchObject([{ date: '2026-05-31', qtyQDRs: 4 }]);
    now = new Date('2026-06-02T00:00:00Z');
    expect(await rows({ daysAgo: '1' })).toMatchObject([{ date: '2026-06-01', qtyQDRs: 8 }]);
  });

  test('currentCompany is one service or All Services, which is the default, in any case', async () => {
    await record(
      { at: '2026-05-31T08:00:00Z', count: 1 },
      { at: '2026-05-31T08:00:00Z', count: 2, service: 'gnr' },
      { at: '2026-05-31T08:00:00Z', count: 4, service: 'ports' },
    );
    const total = async (currentCompany: string) => sum(await rows({ daysAgo: '1', currentCompany }));
    expect(await total('gnr')).toBe(2);
    expect(await total('ports')).toBe(4);
    expect(await total('ports&days')).toBe(4);
    expect(await total('dno')).toBe(0);
    expect(await total('All Services')).toBe(7);
    expect(await total('all services')).toBe(7);
    expect(sum(await rows({ daysAgo: '1' }))).toBe(7);
  });

  test('failed queries count only with failed=1; absent, unknown and never ported are no failures', async () => {
    await record(
      ...[0, 1, 200, 201, 103, 105, 401].map((rc) => ({ at: '2026-05-31T08:00:00Z', rc })),
      ...[300, 301, 900, 100, 500].map((rc) => ({ at: '2026-05-31T08:00:00Z', rc })),
    );
    expect(sum(await rows({ daysAgo: '1' }))).toBe(7);
    expect(sum(await rows({ daysAgo: '1', failed: '0' }))).toBe(7);
    expect(sum(await rows({ daysAgo: '1', failed: '1' }))).toBe(12);
    expect(sum(await chosen({ daysAgo: '1', countryList: 'GB,', failed: '1' }))).toBe(12);
    expect(sum(await chosen({ daysAgo: '1', countryList: 'GB,' }))).toBe(7);
  });

  test('a day with failed queries alone has no row until they count', async () => {
    await record({ at: '2026-05-31T08:00:00Z', rc: 300 });
    expect(await rows({ daysAgo: '1' })).toEqual([]);
    expect(await rows({ daysAgo: '1', failed: '1' })).toHaveLength(1);
  });
});

describe('Tailored search', () => {
  test('answers country, date and qtyQDRs of the chosen countries, from the day so many days ago up to now', async () => {
    await record(
      { at: '2026-05-29T23:59:59.999Z', count: 1 },
      { at: '2026-05-30T00:00:00Z', count: 2 },
      { at: '2026-06-01T11:00:00Z', count: 3 },
      { at: '2026-05-31T08:00:00Z', count: 4, country: 'FR' },
      { at: '2026-05-31T08:00:00Z', count: 9, country: 'DE' },
    );
    expect(await chosen({ daysAgo: '2', countryList: 'GB,FR,' })).toEqual([
      { country: 'France', isoCountry: 'FR', date: '2026-05-31', qtyQDRs: 4, failedQDRs: 0 },
      { country: 'United Kingdom', isoCountry: 'GB', date: '2026-06-01', qtyQDRs: 3, failedQDRs: 0 },
      { country: 'United Kingdom', isoCountry: 'GB', date: '2026-05-30', qtyQDRs: 2, failedQDRs: 0 },
    ]);
    expect(await chosen({ daysAgo: '0', countryList: 'GB' })).toMatchObject([
      { country: 'United Kingdom', date: '2026-06-01', qtyQDRs: 3 },
    ]);
  });

  test('countryList is taken with and without a comma at its end, and a country named twice counts once', async () => {
    await record({ at: '2026-05-31T08:00:00Z', count: 4, country: 'FR' });
    for (const countryList of ['FR', 'FR,', 'FR,FR,', 'GB,FR', 'ZZ,001,FR,']) {
      expect(sum(await chosen({ daysAgo: '2', countryList })), countryList).toBe(4);
    }
  });
});

describe('GET /api/reports/qdrgraph', () => {
  test('has a series a country, each as long as dates, with 0 for days without records', async () => {
    await record({ at: '2026-05-29T08:00:00Z', count: 2, country: 'FR' }, { at: '2026-05-31T08:00:00Z', count: 3 });
    expect(await chart({ daysAgo: '3' })).toEqual({
      dates: ['2026-05-29', '2026-05-30', '2026-05-31'],
      series: [
        { name: 'United Kingdom', isoCountry: 'GB', data: [0, 0, 3], failed: [0, 0, 0] },
        { name: 'France', isoCountry: 'FR', data: [2, 0, 0], failed: [0, 0, 0] },
      ],
      failedOnly: [],
    });
  });

  test('has its dates also where there is nothing', async () => {
    const { dates, series } = await chart({ daysAgo: '30' });
    expect([dates.length, dates[0], dates.at(-1), series]).toEqual([30, '2026-05-02', '2026-05-31', []]);
    expect((await chart({ daysAgo: '0' })).dates).toEqual(['2026-06-01']);
  });

  test.each([
    ['a leap day', '2028-03-01T00:30:00Z', ['2028-02-28', '2028-02-29']],
    ['the end of a month', '2026-03-01T00:30:00Z', ['2026-02-27', '2026-02-28']],
    ['New Year', '2027-01-01T23:30:00Z', ['2026-12-30', '2026-12-31']],
    ['the day the clocks change in London', '2026-03-30T00:30:00Z', ['2026-03-28', '2026-03-29']],
  ])('F25, F28: %s is on its axis, with its queries', async (_, moment, dates) => {
    now = new Date(moment);
    await record(...dates.flatMap((day) => [{ at: `${day}T00:00:00Z` }, { at: `${day}T23:59:59.999Z` }]));
    expect(await chart({ daysAgo: '2' })).toMatchObject({ dates, series: [{ name: 'United Kingdom', data: [2, 2] }] });
    expect(await rows({ daysAgo: '2' })).toMatchObject(
      dates.toReversed().map((date) => ({ countryName: 'United Kingdom', isoCountry: 'GB', date, qtyQDRs: 2 })),
    );
  });
});

test.each(['0', '1'])('the total of the chart is the total of the table and of the daily counts, with failed=%s', async (failed) => {
  const groups = ['GB', 'FR', 'US', 'DE', 'ZZ'].flatMap((country, index) =>
    (['npq', 'gnr', 'dno'] as const).flatMap((service) =>
      ['2026-05-02T00:00:00Z', '2026-05-17T12:00:00Z', '2026-05-31T23:59:59.999Z'].flatMap((at) => [
        { at, country, service, count: index + 1 },
        { at, country, service, rc: 301, count: 2 },
      ]),
    ),
  );
  await record(...groups);
  const daily = await portal.deps.db.selectFrom('query_daily').where('organisation_id', '=', user.organisationId).selectAll().execute();
  const counted = daily.flatMap((day) => (failed === '1' ? [...day.succeeded, ...day.failed] : day.succeeded));
  const expected = failed === '1' ? 225 : 135;
  expect(counted.reduce((total, count) => total + count, 0)).toBe(expected);
  expect(sum(await rows({ daysAgo: '30', failed }))).toBe(expected);
  expect(sum(await chosen({ daysAgo: '30', failed, countryList: 'GB,FR,US,DE,ZZ,' }))).toBe(expected);
  const { series } = await chart({ daysAgo: '30', failed });
  expect(series.flatMap(({ data }) => data).reduce((total, count) => total + count, 0)).toBe(expected);
  expect(series.flatMap((country) => country.failed).reduce((total, count) => total + count, 0)).toBe(90);
  expect((await rows({ daysAgo: '30', failed })).reduce((total, { failedQDRs }) => total + failedQDRs, 0)).toBe(90);
});

test.each<[Query, string, string]>([
  [{}, 'daysAgo', 'Please select initial date for the report'],
  [{ daysAgo: '' }, 'daysAgo', 'Please select initial date for the report'],
  [{ daysAgo: '-1' }, 'daysAgo', 'Incorrect date'],
  [{ daysAgo: '1.5' }, 'daysAgo', 'Incorrect date'],
  [{ daysAgo: 'NaN' }, 'daysAgo', 'Incorrect date'],
  [{ daysAgo: '3651' }, 'daysAgo', 'Reports go back at most 3650 days'],
  [{ daysAgo: '1', currentCompany: 'nosuch' }, 'currentCompany', 'This service does not exist'],
  [{ daysAgo: '1', currentCompany: '' }, 'currentCompany', 'This service does not exist'],
  [{ daysAgo: '1', failed: 'yes' }, 'failed', 'Use 1 to include failed queries, or 0'],
  [{ daysAgo: '1', countryList: '' }, 'countryList', 'Please select country'],
  [{ daysAgo: '1', countryList: ',' }, 'countryList', 'Please select country'],
  [{ daysAgo: '1', countryList: 'XQ,' }, 'countryList', 'There is no country XQ'],
  [{ daysAgo: '1', countryList: 'GB;FR' }, 'countryList', 'Separate ISO 3166-1 alpha-2 codes with commas, such as GB,FR,'],
])('%j is 400: %s: %s', async (query, field, text) => {
  expect(await ask(query)).toMatchObject({ status: 400, body: { message: text, errors: { [field]: text } } });
});

describe('T30: what a report is asked never changes whose it is', () => {
  test.each<Query>([
    { currentCompany: 'All Services' },
    { organisationId: '1002' },
    { account: '1002' },
    { userId: '1002' },
    { countryList: 'GB,FR,' },
  ])('%j', async (more) => {
    await record({ at: '2026-05-31T08:00:00Z', count: 3 });
    const query = { daysAgo: '30', ...more };
    const answers = async () => JSON.stringify([(await ask(query)).body, await chart(query)]);
    const before = await answers();
    const other = await makeUser(portal.deps);
    await makeQueries(portal.deps, other.organisationId, [{ at: '2026-05-31T08:00:00Z', count: 6 }]);
    expect(await answers()).toBe(before);
    expect(sum(await rows({ daysAgo: '30' }))).toBe(3);
  });

  test.each(['1002', 'Globex Networks', "npq' or 1=1 --", '%'])('currentCompany=%s is 400', async (currentCompany) => {
    expect((await ask({ daysAgo: '30', currentCompany })).status).toBe(400);
  });

  test.each(["GB' or '1'='1", 'GB,*', '%', '1002', 'GB,,FR', '../GB', 'gb'])('countryList=%s is 400', async (countryList) => {
    expect((await ask({ daysAgo: '30', countryList })).status).toBe(400);
  });

  test('a parameter given twice is 400', async () => {
    const reply = await portal.app.inject({
      url: `${countryReport.path}?daysAgo=1&countryList=GB&countryList=FR`,
      headers: { authorization: `Bearer ${token}` },
    });
    expect(reply.statusCode).toBe(400);
  });
});
