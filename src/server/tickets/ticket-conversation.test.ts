import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { auditLog } from '../../shared/audit/audit.ts';
import { listTicketsByAccount } from '../../shared/tickets/tickets.ts';
import { userRemoval } from '../../shared/users/users.ts';
import { maskOf } from '../../shared/base/permissions.ts';
import { makeUser, signedInToken, supportViewToken } from '../test-support/factories.ts';
import { organisationOf, staffTokenOf } from '../test-support/organisations.ts';
import { startTestPortal, type TestPortal } from '../test-support/test-portal.ts';
import { completeTicket, ticketCalls } from '../test-support/tickets.ts';

let portal: TestPortal;
let staff: string;
beforeAll(async () => {
  portal = await startTestPortal();
  staff = await staffTokenOf(portal);
});
afterAll(() => portal.stop());

const { customer, send, read, own, setState, write, answer, see } = ticketCalls(() => portal);
const time = expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/);
/** A customer with a ticket. */
const opened = async () => {
  const { user, token } = await customer();
  return { user, token, ticketId: (await send(token)).body.ticketId as string };
};

describe('The conversation of a ticket', () => {
  test('is read by both sides in the order of time, with who wrote, when, and from where', async () => {
    const { token, ticketId } = await opened();
    expect(await answer(staff, ticketId, { text: 'Since when?' })).toMatchObject({ status: 200, body: { number: 1 } });
    expect(await write(token, ticketId, 'Since 09:00.\n\nAll of it.')).toMatchObject({
      status: 200,
      body: { number: 2, message: `Your message was added to ticket ${ticketId}` },
    });
    const messages = [
      { number: 1, at: time, side: 'support', author: 'Test User', source: 'portal', text: 'Since when?', cutText: null, attachments: [] },
      {
        number: 2,
        at: time,
        side: 'customer',
        author: 'Test User',
        source: 'portal',
        text: 'Since 09:00.\n\nAll of it.',
        cutText: null,
        attachments: [],
      },
    ];
    for (const reader of [token, staff]) {
      const { response } = (await read(reader, ticketId)).body;
      expect(response).toMatchObject({ ticketMessage: completeTicket.ticketMessage, messages });
      expect(response.messages[0].at < response.messages[1].at).toBe(true);
    }
  });

  test('an answer makes the ticket wait unless it says otherwise, a message opens one that waits or is closed; each with its time', async () => {
    const { token, ticketId } = await opened();
    await answer(staff, ticketId);
    await write(token, ticketId, 'Here it is.');
    await setState(staff, ticketId, 'in progress');
    await write(token, ticketId, 'And this.');
    await answer(staff, ticketId, { state: 'closed' });
    await write(token, ticketId, 'Not yet.');
    const { state, stateChanges } = (await read(token, ticketId)).body.response;
    expect(state).toBe('open');
    expect(stateChanges).toEqual(
      [
        ['waiting', 'support'],
        ['open', 'customer'],
        ['in progress', 'support'],
        ['closed', 'support'],
        ['open', 'customer'],
      ].map(([to, side]) => ({ at: time, state: to, side, by: 'Test User' })),
    );
  });

  test.each([
    ['', 'Enter a message'],
    [' \n', 'Enter a message'],
    ['x'.repeat(10_001), 'The message can have at most 10,000 characters'],
    ['a\u0000b', 'Remove control characters from the message'],
  ])('a message has a text: %#', async (text, expected) => {
    const { token, ticketId } = await opened();
    expect(await write(token, ticketId, text)).toMatchObject({ status: 400, body: { errors: { text: expected } } });
    expect((await answer(staff, ticketId, { text: '' })).body.errors).toEqual({ text: 'Enter an answer' });
    expect((await read(token, ticketId)).body.response.messages).toEqual([]);
  });

  test('T39: another organisation’s ticket is not there to write in, nor to be seen', async () => {
    const { ticketId } = await opened();
    const { token: stranger } = await customer();
    const missing = await write(stranger, 'T-0000-0000', 'Hello');
    expect(missing.status).toBe(404);
    expect(await write(stranger, ticketId, 'Hello')).toMatchObject({ status: 404, body: missing.body });
    expect((await see(stranger, ticketId, 1)).status).toBe(404);
    // Staff write in a customer's ticket as support alone.
    expect((await write(staff, ticketId, 'Hello')).status).toBe(404);
    expect((await answer(staff, 'T-0000-0000')).status).toBe(404);
    expect((await read(staff, ticketId)).body.response.messages).toEqual([]);
  });

  test('T41: a support view reads it and writes nothing', async () => {
    const { user, token, ticketId } = await opened();
    await answer(staff, ticketId);
    const view = await supportViewToken(portal.deps, user);
    expect((await read(view, ticketId)).body.response.messages).toHaveLength(1);
    for (const reply of [await write(view, ticketId, 'Hello'), await answer(view, ticketId), await see(view, ticketId, 1)])
      expect(reply.status).toBe(403);
    expect((await own(token))[0]).toMatchObject({ isUnread: true });
  });

  test('colleagues who may open tickets read and write in it; what was written stays when its author is removed', async () => {
    const { token, colleague } = await organisationOf(portal);
    const writer = await colleague(maskOf([1]));
    const { ticketId } = (await send(token)).body;
    await write(await signedInToken(portal.deps, writer), ticketId, 'From a colleague.');
    await portal.call(userRemoval, { body: { deletableUserEmail: writer.email } }, token);
    expect((await read(token, ticketId)).body.response.messages).toMatchObject([{ author: 'Test User', text: 'From a colleague.' }]);
  });

  test('the audit log tells who wrote', async () => {
    const { user, token, ticketId } = await opened();
    await answer(staff, ticketId);
    await write(token, ticketId, 'Here.');
    const entries = (await portal.call(auditLog, { query: {} }, token)).body.message.slice(0, 4);
    expect(entries.map(({ action, detail }: Record<string, string>) => [action, detail])).toEqual([
      ['ticket state set', `${ticketId}: from waiting to open`],
      ['ticket message added', ticketId],
      ['ticket state set', `${ticketId}: from open to waiting`],
      ['ticket answered', ticketId],
    ]);
    expect(entries[1]).toMatchObject({ actor: user.email });
    expect(entries[3]).toMatchObject({ subject: user.email });
  });
});

describe('What was not seen yet', () => {
  test('is marked for each user by itself, until they have seen so many messages', async () => {
    const { token, colleague } = await organisationOf(portal);
    const other = await signedInToken(portal.deps, await colleague(maskOf([1])));
    const { ticketId } = (await send(token)).body;
    expect((await own(token))[0]).toMatchObject({ isUnread: false, lastMessageBy: 'customer' });
    await answer(staff, ticketId);
    expect((await own(token))[0]).toMatchObject({ isUnread: true, lastMessageBy: 'support', lastMessageAt: time });
    expect(await see(token, ticketId, 1)).toMatchObject({ status: 200, body: { message: `1 of 1 message seen` } });
    expect((await own(token))[0]?.isUnread).toBe(false);
    expect((await own(other))[0]?.isUnread).toBe(true);
    await answer(staff, ticketId);
    expect((await own(token))[0]?.isUnread).toBe(true);
    // What came later than what was shown is not seen; nor is what is still to come.
    await see(token, ticketId, 1);
    expect((await own(token))[0]?.isUnread).toBe(true);
    await see(token, ticketId, 1_000);
    await answer(staff, ticketId);
    expect((await own(token))[0]?.isUnread).toBe(true);
    // One's own side is never news.
    await see(token, ticketId, 3);
    await write(other, ticketId, 'From a colleague.');
    expect((await own(token))[0]?.isUnread).toBe(false);
  });

  test('is marked for staff too: a ticket, and a message of the customer', async () => {
    const { user, token, ticketId } = await opened();
    const row = async () => {
      const query = { account: String(user.organisationId) };
      return (await portal.call(listTicketsByAccount, { query }, staff)).body.message[0];
    };
    expect(await row()).toMatchObject({ isUnread: true, lastMessageBy: 'customer' });
    await see(staff, ticketId, 0);
    expect(await row()).toMatchObject({ isUnread: false });
    await write(token, ticketId, 'And this.');
    expect(await row()).toMatchObject({ isUnread: true });
  });
});

test('messages that come at once are numbered one after the other, and one sent again under its key is one', async () => {
  const { user, token, ticketId } = await opened();
  const colleague = await signedInToken(portal.deps, await makeUser(portal.deps, { organisationId: user.organisationId }));
  await Promise.all([write(token, ticketId, 'One.'), write(colleague, ticketId, 'Two.'), answer(staff, ticketId)]);
  const again = () =>
    portal.app.inject({
      method: 'POST',
      url: '/api/support/ticketMessage',
      headers: { 'x-requested-with': 'XMLHttpRequest', authorization: `Bearer ${token}`, 'idempotency-key': 'once' },
      payload: { ticketId, text: 'Once.' },
    });
  const replies = await Promise.all([again(), again()]);
  const said = { name: 'ticketsSaid.messageAdded', values: [ticketId] };
  expect(replies.map((reply) => reply.json())).toEqual(Array.from({ length: 2 }, () => ({ message: expect.any(String), said, number: 4 })));
  const { messages } = (await read(token, ticketId)).body.response;
  expect(messages.map(({ number }: { number: number }) => number)).toEqual([1, 2, 3, 4]);
});
