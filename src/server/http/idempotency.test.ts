import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Endpoint } from '../../shared/base/endpoint.ts';
import { listTickets, openTicket } from '../../shared/tickets/tickets.ts';
import { listUsers, register } from '../../shared/users/users.ts';
import { mailsTo } from '../test-support/mailbox.ts';
import { makeUser, signedInToken } from '../test-support/factories.ts';
import { startTestPortal, type TestPortal } from '../test-support/test-portal.ts';

let portal: TestPortal;
beforeAll(async () => {
  portal = await startTestPortal();
});
afterAll(() => portal.stop());

const send = ({ path }: Endpoint, payload: object, { token, key }: { token: string; key: string }) =>
  portal.app
    .inject({
      method: 'POST',
      url: path,
      payload,
      headers: { authorization: `Bearer ${token}`, 'x-requested-with': 'XMLHttpRequest', 'idempotency-key': key },
    })
    .then((response) => ({ status: response.statusCode, body: response.json() }));

const ticket = { ticketSeverity: 'Other', ticketSubject: 'Once', ticketMessage: 'Only once' };

describe('Idempotency-Key: a repeated call answers as the first one did', () => {
  test('a ticket sent five times at once is one ticket, one answer and one copy', async () => {
    const user = await makeUser(portal.deps);
    const token = await signedInToken(portal.deps, user);
    const replies = await Promise.all(Array.from({ length: 5 }, () => send(openTicket, ticket, { token, key: 'one-form' })));
    expect(new Set(replies.map(({ status, body }) => `${status} ${body.ticketId}`)).size).toBe(1);
    expect((await portal.call(listTickets, {}, token)).body.message).toHaveLength(1);
    await expect.poll(async () => (await mailsTo(portal.dataDir, user.email)).length).toBe(1);
  });

  test('a user registered twice is one user', async () => {
    const user = await makeUser(portal.deps);
    const token = await signedInToken(portal.deps, user);
    const newUser = { userId: user.organisationId, fullName: 'Only Once', email: 'only-once@customer.example', permissions: 1 };
    const [first, second] = [await send(register, newUser, { token, key: 'k' }), await send(register, newUser, { token, key: 'k' })];
    expect(second).toEqual(first);
    expect((await portal.call(listUsers, {}, token)).body.message).toHaveLength(2);
    expect((await send(register, newUser, { token, key: 'another' })).status).toBe(409);
  });

  test('the key of another request, or one that is none, is refused', async () => {
    const token = await signedInToken(portal.deps, await makeUser(portal.deps));
    expect((await send(openTicket, ticket, { token, key: 'k' })).status).toBe(200);
    expect((await send(openTicket, { ...ticket, ticketSubject: 'Other' }, { token, key: 'k' })).status).toBe(409);
    expect((await send(openTicket, ticket, { token, key: 'a key' })).status).toBe(400);
    expect((await send(openTicket, ticket, { token, key: 'x'.repeat(201) })).status).toBe(400);
  });

  test('T39: the key of another organisation is another key', async () => {
    const [one, other] = [await makeUser(portal.deps), await makeUser(portal.deps)];
    const [first, second] = [await signedInToken(portal.deps, one), await signedInToken(portal.deps, other)];
    const own = await send(openTicket, ticket, { token: first, key: 'shared' });
    const foreign = await send(openTicket, ticket, { token: second, key: 'shared' });
    const again = await send(openTicket, ticket, { token: second, key: 'shared' });
    expect([own.status, foreign.status, again.status]).toEqual([200, 200, 200]);
    expect(foreign.body.ticketId).not.toBe(own.body.ticketId);
    expect(again.body.ticketId).toBe(foreign.body.ticketId);
  });

  test('a refused call keeps nothing under its key', async () => {
    const token = await signedInToken(portal.deps, await makeUser(portal.deps));
    expect((await send(openTicket, { ...ticket, ticketSubject: '' }, { token, key: 'k' })).status).toBe(400);
    expect((await send(openTicket, ticket, { token, key: 'k' })).status).toBe(200);
  });
});
