import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { maskOf } from '../../shared/base/permissions.ts';
import { startPortalAtNoon } from '../test-support/portal-at-noon.ts';
import { signedInToken } from '../test-support/factories.ts';
import { mailsTo } from '../test-support/mailbox.ts';
import { organisationOf, staffTokenOf } from '../test-support/organisations.ts';
import type { TestPortal } from '../test-support/test-portal.ts';
import { ticketCalls } from '../test-support/tickets.ts';

let portal: TestPortal;
let staff: string;
beforeAll(async () => {
  portal = await startPortalAtNoon({ PUBLIC_URL: 'https://portal.example', TICKET_MESSAGES_PER_DAY: '4' });
  staff = await staffTokenOf(portal);
});
afterAll(() => portal.stop());

const { customer, send, write, answer, mailsQueued } = ticketCalls(() => portal);
const supportMails = async (ticketId: string) =>
  (await mailsTo(portal.dataDir, portal.deps.config.SUPPORT_EMAIL)).filter(({ subject }) => subject?.includes(ticketId));
/** A customer with a ticket. */
const opened = async () => {
  const { user, token } = await customer();
  return { user, token, ticketId: (await send(token)).body.ticketId as string };
};

describe('The mails of a conversation', () => {
  test('an answer goes to the opener and to whoever else of the organisation wrote, with the number alone in the subject', async () => {
    const { administrator, token, colleague } = await organisationOf(portal);
    const [writer, silent, without] = [await colleague(maskOf([1])), await colleague(maskOf([1])), await colleague(maskOf([1]))];
    const { ticketId } = (await send(token, { ticketSubject: 'About 447700900123' })).body;
    for (const one of [writer, without]) await write(await signedInToken(portal.deps, one), ticketId, 'Hello.');
    await portal.deps.db.updateTable('portal_users').set({ permissions: 8 }).where('id', '=', without.portalId).execute();
    const before = await mailsQueued();
    const reply = await answer(staff, ticketId, { text: 'Done.\nBcc: thief@evil.example', state: 'closed' });
    expect(reply.body.message).toBe(`Your answer was added to ticket ${ticketId} and e-mailed to 2 people`);
    expect(await mailsQueued()).toBe(before + 2);
    for (const { email } of [administrator, writer]) {
      await expect
        .poll(async () => (await mailsTo(portal.dataDir, email)).at(-1)?.subject)
        .toBe(`Dialplane: a reply to your ticket ${ticketId}`);
      const mail = (await mailsTo(portal.dataDir, email)).at(-1);
      expect(mail?.text).toContain('> Done.\n> Bcc: thief@evil.example\n');
      expect(mail?.text).toContain('Status: closed.');
      expect(mail?.text).toContain(`Reply in the portal:\nhttps://portal.example/support/ticket/${ticketId}\n`);
      expect(mail?.to?.map(({ address }) => address)).toEqual([email]);
    }
    expect(await mailsTo(portal.dataDir, silent.email)).toEqual([]);
  });

  test('a message goes to SUPPORT_EMAIL, with who wrote and where to answer', async () => {
    const { token, ticketId } = await opened();
    await write(token, ticketId, 'It is still down.');
    await expect.poll(() => supportMails(ticketId)).toHaveLength(2);
    const mail = (await supportMails(ticketId)).find(({ subject }) => subject === `[${ticketId}] Message from the customer`);
    for (const part of [`Ticket: ${ticketId}`, 'From: Test User', '> It is still down.', `https://portal.example/admin/ticket/${ticketId}`])
      expect(mail?.text).toContain(part);
  });

  test('where nobody is left to mail an answer to, staff are told', async () => {
    const { user, ticketId } = await opened();
    await portal.deps.db.updateTable('portal_users').set({ permissions: 8 }).where('id', '=', user.portalId).execute();
    expect((await answer(staff, ticketId)).body.message).toBe(
      `Your answer was added to ticket ${ticketId} but not e-mailed: nobody who wrote in it can read tickets any more`,
    );
  });

  test('T50: each side adds so many messages to a ticket on a day, and no more', async () => {
    const { token, ticketId } = await opened();
    for (let count = 0; count < 4; count += 1) expect((await write(token, ticketId, 'Hello.')).status).toBe(200);
    const before = await mailsQueued();
    const refused = await write(token, ticketId, 'Hello.');
    expect(refused).toMatchObject({
      status: 429,
      body: { message: 'Your organisation has added 4 messages to this ticket today. You can add more after midnight UTC' },
    });
    expect(refused.headers['retry-after']).toMatch(/^\d+$/);
    expect(await mailsQueued()).toBe(before);
    for (let count = 0; count < 4; count += 1) expect((await answer(staff, ticketId)).status).toBe(200);
    expect((await answer(staff, ticketId)).status).toBe(429);
  });

  test('T50: an organisation adds ten times as many to all of its tickets; support answers each of them, and that takes nothing of it', async () => {
    const { token } = await customer();
    const ids = await Promise.all(Array.from({ length: 11 }, async () => (await send(token)).body.ticketId as string));
    const answers: number[] = [];
    for (const id of ids) for (let count = 0; count < 4; count += 1) answers.push((await answer(staff, id)).status);
    expect(answers).toEqual(Array.from({ length: 44 }, () => 200));
    const statuses: number[] = [];
    for (const id of ids) for (let count = 0; count < 4; count += 1) statuses.push((await write(token, id, 'Hello.')).status);
    expect(statuses).toEqual([...Array.from({ length: 40 }, () => 200), 429, 429, 429, 429]);
  });
});
