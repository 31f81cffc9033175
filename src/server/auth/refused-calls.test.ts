import { afterAll, beforeAll, expect, test } from 'vitest';
import { auditLog } from '../../shared/audit/audit.ts';
import { openTicket } from '../../shared/tickets/tickets.ts';
import { rangeSearch } from '../../shared/range-search/range-search.ts';
import { maskOf } from '../../shared/base/permissions.ts';
import { makeUser, signedInToken } from '../test-support/factories.ts';
import { organisationOf } from '../test-support/organisations.ts';
import { startTestPortal, type TestPortal } from '../test-support/test-portal.ts';

let portal: TestPortal;
beforeAll(async () => {
  portal = await startTestPortal();
});
afterAll(() => portal.stop());

interface Entry {
  readonly id: string;
  readonly actor: string;
  readonly action: string;
  readonly detail: string;
  readonly address: string;
}
const entriesFor = async (token: string, query = {}) => (await portal.call(auditLog, { query }, token)).body.message as Entry[];

test('T43: refused calls are counted by user, call and minute: the first, the tenth and the hundredth leave an entry', async () => {
  const { token, colleague } = await organisationOf(portal);
  const [busy, other] = [await colleague(maskOf([4])), await colleague(maskOf([4]))];
  const [busyToken, otherToken] = [await signedInToken(portal.deps, busy), await signedInToken(portal.deps, other)];
  const call = (by: string) => portal.call(rangeSearch, { query: { range: '44' } }, by);
  for (let count = 0; count < 120; count += 1) expect((await call(busyToken)).status).toBe(403);
  expect((await call(otherToken)).status).toBe(403);
  const ticket = { ticketSeverity: 'Other', ticketSubject: 'Hello', ticketMessage: 'Hello' } as const;
  expect((await portal.call(openTicket, { body: ticket }, busyToken)).status).toBe(403);
  const refused = async () => (await entriesFor(token)).toReversed().map(({ actor, detail }) => [actor, detail]);
  const search = 'GET /api/gnr-search/range-search: You do not hold the permission GNR Search';
  const before = [
    [busy.email, search],
    [busy.email, `${search} (10 times within a minute)`],
    [busy.email, `${search} (100 times within a minute)`],
    [other.email, search],
    [busy.email, 'POST /api/support/ticket: You do not hold the permission Contact us'],
  ];
  expect(await refused()).toEqual(before);
  await portal.deps.db
    .updateTable('attempts')
    .set({ window_ends_at: new Date(0) })
    .where('budget', '=', 'refused call')
    .execute();
  await call(busyToken);
  expect(await refused()).toEqual([...before, [busy.email, search]]);
});

test('T39: the ids of entries are random: they count nothing that other organisations did', async () => {
  const { token, colleague } = await organisationOf(portal);
  for (let count = 0; count < 3; count += 1)
    await portal.call(rangeSearch, { query: { range: '44' } }, await signedInToken(portal.deps, await colleague(maskOf([4]))));
  const entries = await entriesFor(token);
  expect(entries).toHaveLength(3);
  for (const { id } of entries) expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
  expect(await entriesFor(token, { before: entries[0]?.id })).toEqual(entries.slice(1));
  const stranger = await signedInToken(portal.deps, await makeUser(portal.deps));
  expect(await entriesFor(stranger, { before: entries[0]?.id })).toEqual([]);
  expect((await portal.call(auditLog, { query: { before: '17' } }, token)).status).toBe(400);
});

test('an entry says from which address somebody acted, also of a call with a body', async () => {
  const { administrator, token } = await organisationOf(portal);
  const send = (path: string, payload?: object) =>
    portal.app.inject({
      method: payload ? 'POST' : 'GET',
      url: path,
      ...(payload && { payload }),
      headers: { authorization: `Bearer ${token}`, 'x-requested-with': 'XMLHttpRequest' },
      remoteAddress: payload ? '192.0.2.7' : '2001:db8::7',
    });
  const ticket = { ticketSeverity: 'Other', ticketSubject: 'Hello', ticketMessage: 'Hello' };
  expect((await send(openTicket.path, ticket)).statusCode).toBe(200);
  expect((await send('/api/utils/usersByAccount?account=1')).statusCode).toBe(403);
  const entries = (await entriesFor(token)).map(({ actor, action, address }) => [actor, action, address]);
  expect(entries).toEqual([
    [administrator.email, 'call refused', '2001:db8::7'],
    [administrator.email, 'ticket opened', '192.0.2.7'],
  ]);
});
