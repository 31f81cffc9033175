import { afterAll, beforeAll, expect, test } from 'vitest';
import { listTickets, readTicket } from '../../shared/tickets/tickets.ts';
import { qdrGraph, qdrReport, reportServices } from '../../shared/reports/reports.ts';
import { countsOf } from '../query-records/query-records.ts';
import { demoQueries, demoQueryDays } from './demo-queries.ts';
import { makeUser, signedInToken } from '../test-support/factories.ts';
import { startTestPortal, type TestPortal } from '../test-support/test-portal.ts';

const now = new Date('2026-06-01T00:30:00Z');
let portal: TestPortal;
beforeAll(async () => {
  portal = await startTestPortal({ DEMO: 'true', DEMO_NOW: now.toISOString() });
});
afterAll(() => portal.stop());

test.each([1, 1001, 1002])(
  'the demo holds for organisation %i and each of the 35 days before today queries in every service, successes and failures, in GB, FR, US and DE',
  async (organisationId) => {
    const token = await signedInToken(portal.deps, await makeUser(portal.deps, { organisationId }));
    for (const currentCompany of reportServices) {
      const report = async (failed: '0' | '1') =>
        (await portal.call(qdrReport, { query: { daysAgo: '35', currentCompany, failed, countryList: 'GB,FR,US,DE,' } }, token)).body
          .response;
      const [succeeded, all] = [await report('0'), await report('1')];
      expect(succeeded, currentCompany).toHaveLength(35 * 4);
      expect(succeeded.every(({ date }: { date: string }) => date < '2026-06-01')).toBe(true);
      expect(all.every(({ qtyQDRs }: { qtyQDRs: number }, index: number) => qtyQDRs > succeeded[index].qtyQDRs)).toBe(true);
    }
    const today = await portal.call(qdrGraph, { query: { daysAgo: '0', failed: '1' } }, token);
    expect(today.body.response).toEqual({ dates: ['2026-06-01'], series: [], failedOnly: [] });
  },
);

test('its records and its daily counts are the same queries, but for those of its batch: six numbers in two services', async () => {
  const records = await portal.deps.db.selectFrom('query_records').where('organisation_id', '=', 1001).selectAll().execute();
  const counted = countsOf(records.map(({ organisation_id: organisationId, ...record }) => ({ organisationId, ...record })));
  const ofCounts = counted.reduce((total, { counts }) => total + [...counts.values()].reduce((sum, [a, b]) => sum + a + b, 0), 0);
  const daily = await portal.deps.db.selectFrom('query_daily').where('organisation_id', '=', 1001).selectAll().execute();
  const ofDays = daily.flatMap(({ succeeded, failed }) => [...succeeded, ...failed]).reduce((sum, count) => sum + count, 0);
  expect(daily).toHaveLength(counted.length);
  expect(ofDays).toBe(ofCounts + 12);
  expect(records).toHaveLength(ofDays - 12);
});

test('the demo has a ticket with an answer that was not seen yet', async () => {
  const token = await signedInToken(portal.deps, await makeUser(portal.deps, { organisationId: 1001 }));
  const [ticket] = (await portal.call(listTickets, {}, token)).body.message;
  expect(ticket).toMatchObject({ openedByEmail: 'owner@acme.example', state: 'waiting', lastMessageBy: 'support', isUnread: true });
  const { response } = (await portal.call(readTicket, { query: { ticketId: ticket.ticketId } }, token)).body;
  expect(response.messages).toMatchObject([
    { side: 'support', author: 'Platform Administrator', at: expect.stringMatching(/^2026-05-31T00:3/) },
  ]);
});

test('the demo is seeded once, and the same day has the same queries in every demo', async () => {
  const [first, again] = [demoQueries(1001, demoQueryDays(now)), demoQueries(1001, demoQueryDays(now))];
  expect(again).toEqual(first);
});
