import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { auditLog } from '../../shared/audit/audit.ts';
import { listTicketsByAccount, type TicketRow } from '../../shared/tickets/tickets.ts';
import { makeUser, signedInToken } from '../test-support/factories.ts';
import { mailsTo } from '../test-support/mailbox.ts';
import { staffTokenOf } from '../test-support/organisations.ts';
import { startTestPortal, type TestPortal } from '../test-support/test-portal.ts';
import { completeTicket, ticketCalls } from '../test-support/tickets.ts';

let portal: TestPortal;
beforeAll(async () => {
  portal = await startTestPortal();
});
afterAll(() => portal.stop());

const { customer, send, read, own, setState, mailsQueued } = ticketCalls(() => portal);

describe('Staff see and set the states of tickets', () => {
  const listed = async (token: string, query: { account?: string } = {}) =>
    (await portal.call(listTicketsByAccount, { query }, token)).body.message as TicketRow[];

  test('the opener gets a mail, and the audit log an entry with both identities', async () => {
    const { user, token } = await customer();
    const staffUser = await makeUser(portal.deps, { organisationId: portal.deps.config.PLATFORM_ACCOUNT_ID });
    const staff = await signedInToken(portal.deps, staffUser);
    const { ticketId } = (await send(token)).body;
    const reply = await setState(staff, ticketId, 'in progress');
    expect(reply).toMatchObject({ status: 200, body: { message: `Ticket ${ticketId} is in progress` } });
    expect((await own(token))[0]).toMatchObject({ ticketId, state: 'in progress' });
    await expect.poll(() => mailsTo(portal.dataDir, user.email)).toHaveLength(2);
    expect((await mailsTo(portal.dataDir, user.email)).at(-1)?.subject).toBe(`Dialplane: your ticket ${ticketId} is in progress`);
    expect((await portal.call(auditLog, { query: {} }, token)).body.message[0]).toMatchObject({
      actor: staffUser.email,
      subject: user.email,
      action: 'ticket state set',
      detail: `${ticketId}: from open to in progress`,
    });
    await setState(staff, ticketId, 'in progress');
    await setState(staff, ticketId, 'closed');
    await expect.poll(() => mailsTo(portal.dataDir, user.email)).toHaveLength(3);
  });

  test('without an account they see every ticket that is not closed, with one all of that organisation', async () => {
    const { user, token } = await customer();
    const staff = await staffTokenOf(portal);
    const closed = (await send(token)).body.ticketId;
    const waiting = (await send(token)).body.ticketId;
    await setState(staff, closed, 'closed');
    await setState(staff, waiting, 'waiting');
    const all = (await listed(staff)).map(({ ticketId }) => ticketId);
    expect(all).toContain(waiting);
    expect(all).not.toContain(closed);
    const account = String(user.organisationId);
    expect((await listed(staff, { account })).map(({ ticketId, state }) => [ticketId, state])).toEqual([
      [waiting, 'waiting'],
      [closed, 'closed'],
    ]);
    expect((await read(staff, closed)).body.response.ticketMessage).toBe(completeTicket.ticketMessage);
  });

  test('a state that does not exist is 400, a ticket that does not exist 404', async () => {
    const staff = await staffTokenOf(portal);
    const { token } = await customer();
    const { ticketId } = (await send(token)).body;
    expect((await setState(staff, ticketId, 'lost')).body.errors).toEqual({
      state: 'Choose a status: open, in progress, waiting, closed',
    });
    expect((await setState(staff, 'T-0000-0000', 'closed')).status).toBe(404);
  });

  test('who opened a ticket and moved to another organisation hears no more of it', async () => {
    const { user, token } = await customer();
    const { ticketId } = (await send(token)).body;
    const other = await makeUser(portal.deps);
    await portal.deps.db
      .updateTable('portal_users')
      .set({ organisation_id: other.organisationId })
      .where('id', '=', user.portalId)
      .execute();
    const before = await mailsQueued();
    expect((await setState(await staffTokenOf(portal), ticketId, 'closed')).status).toBe(200);
    expect(await mailsQueued()).toBe(before);
  });
});
