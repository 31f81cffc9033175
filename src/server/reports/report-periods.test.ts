import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type CountryRow, type Graph, qdrGraph, qdrReport, type TailoredRow } from '../../shared/reports/reports.ts';
import { makeUser, signedInToken, type TestUser } from '../test-support/factories.ts';
import { makeQueries } from '../test-support/queries.ts';
import { startTestPortal, type TestPortal } from '../test-support/test-portal.ts';

let portal: TestPortal;
let user: TestUser;
let token: string;
beforeAll(async () => {
  portal = await startTestPortal({}, { clock: () => new Date('2026-06-01T12:00:00Z') });
});
afterAll(() => portal.stop());
beforeEach(async () => {
  user = await makeUser(portal.deps);
  token = await signedInToken(portal.deps, user);
});

type Query = Record<string, string>;
const record = (...groups: Parameters<typeof makeQueries>[2][number][]) => makeQueries(portal.deps, user.organisationId, groups);
const ask = (query: Query) => portal.call(qdrReport, { query: query as never }, token);
const rows = async (query: Query): Promise<CountryRow[]> => (await ask(query)).body.response;
const chosen = async (query: Query): Promise<TailoredRow[]> => (await ask(query)).body.response;
const chart = async (query: Query): Promise<Graph> => (await portal.call(qdrGraph, { query: query as never }, token)).body.response;
const sum = (found: readonly { qtyQDRs: number }[]) => found.reduce((total, { qtyQDRs }) => total + qtyQDRs, 0);

describe('answered and failed', () => {
  const past = () =>
    record(
      { at: '2026-05-30T08:00:00Z', count: 5 },
      { at: '2026-05-30T08:00:00Z', rc: 301, count: 2 },
      { at: '2026-05-31T08:00:00Z', country: 'FR', rc: 300, count: 3 },
    );

  test('a row says how many of its queries failed, whether or not its quantity counts them', async () => {
    await past();
    const france = { countryName: 'France', isoCountry: 'FR', date: '2026-05-31', qtyQDRs: 3, failedQDRs: 3 };
    const kingdom = { countryName: 'United Kingdom', isoCountry: 'GB', date: '2026-05-30', failedQDRs: 2 };
    expect(await rows({ daysAgo: '2' })).toEqual([{ ...kingdom, qtyQDRs: 5 }]);
    expect(await rows({ daysAgo: '2', failed: '1' })).toEqual([france, { ...kingdom, qtyQDRs: 7 }]);
    expect(await chosen({ daysAgo: '2', failed: '1', countryList: 'GB' })).toEqual([
      { country: 'United Kingdom', isoCountry: 'GB', date: '2026-05-30', qtyQDRs: 7, failedQDRs: 2 },
    ]);
  });

  test('a series says how many of each day failed, and a country of which all failed is none until they count', async () => {
    await past();
    expect(await chart({ daysAgo: '2' })).toEqual({
      dates: ['2026-05-30', '2026-05-31'],
      series: [{ name: 'United Kingdom', isoCountry: 'GB', data: [5, 0], failed: [2, 0] }],
      failedOnly: [{ name: 'France', isoCountry: 'FR', failed: [0, 3] }],
    });
    expect(await chart({ daysAgo: '2', failed: '1' })).toEqual({
      dates: ['2026-05-30', '2026-05-31'],
      series: [
        { name: 'United Kingdom', isoCountry: 'GB', data: [7, 0], failed: [2, 0] },
        { name: 'France', isoCountry: 'FR', data: [0, 3], failed: [0, 3] },
      ],
      failedOnly: [],
    });
  });
});

describe('from and to', () => {
  test('both days are counted whole, in the table, the tailored search and the chart', async () => {
    await record(
      { at: '2026-05-09T23:59:59.999Z', count: 1 },
      { at: '2026-05-10T00:00:00Z', count: 2 },
      { at: '2026-05-12T23:59:59.999Z', count: 4 },
      { at: '2026-05-13T00:00:00Z', count: 8 },
    );
    const asked = { from: '2026-05-10', to: '2026-05-12' };
    expect(sum(await rows(asked))).toBe(6);
    expect(sum(await chosen({ ...asked, countryList: 'GB,' }))).toBe(6);
    expect(await chart(asked)).toMatchObject({ dates: ['2026-05-10', '2026-05-11', '2026-05-12'], series: [{ data: [2, 0, 4] }] });
    expect(sum(await rows({ from: '2026-05-13', to: '2026-05-13' }))).toBe(8);
  });

  test('days that are still to come are left out', async () => {
    await record({ at: '2026-06-01T11:00:00Z', count: 3 });
    expect(await chart({ from: '2026-06-01', to: '2026-06-07' })).toMatchObject({ dates: ['2026-06-01'], series: [{ data: [3] }] });
  });

  test('are at most 400 days', async () => {
    expect((await chart({ from: '2025-04-28', to: '2026-06-01' })).dates).toHaveLength(400);
    expect((await ask({ from: '2025-04-27', to: '2026-06-01' })).status).toBe(400);
  });

  test('begin 3650 days ago at the earliest', async () => {
    expect((await ask({ from: '2016-06-03', to: '2016-06-03' })).status).toBe(200);
    expect((await ask({ from: '2016-06-02', to: '2016-06-03' })).status).toBe(400);
  });
});

test.each<[Query, string, string]>([
  [{ from: '2026-05-01' }, 'to', 'Enter the last day too, in to'],
  [{ to: '2026-05-01' }, 'from', 'Enter the first day too, in from'],
  [{ from: '2026-05-02', to: '2026-05-01' }, 'to', 'The end date is before the initial date'],
  [{ from: '2026-02-30', to: '2026-05-01' }, 'from', 'Enter a date as YYYY-MM-DD, such as 2026-05-31'],
  [{ from: '2026-05-01', to: '' }, 'to', 'Enter a date as YYYY-MM-DD, such as 2026-05-31'],
  [{ from: '2025-04-27', to: '2026-06-01' }, 'to', 'A report covers at most 400 days'],
  [{ from: '2026-06-02', to: '2026-06-02' }, 'from', 'Incorrect date'],
  [{ from: '2016-06-02', to: '2016-06-03' }, 'from', 'Reports go back at most 3650 days'],
  [{ daysAgo: '1', from: '2026-05-01', to: '2026-05-02' }, 'daysAgo', 'Use either daysAgo, or from and to'],
])('%j is 400: %s: %s', async (query, field, text) => {
  expect(await ask(query)).toMatchObject({ status: 400, body: { message: text, errors: { [field]: text } } });
});
