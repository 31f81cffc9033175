import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { auditLog } from '../../shared/audit/audit.ts';
import { ticketTypes } from '../../shared/tickets/tickets.ts';
import { userRemoval } from '../../shared/users/users.ts';
import { maskOf } from '../../shared/base/permissions.ts';
import { signedInToken, supportViewToken } from '../test-support/factories.ts';
import { mailsTo } from '../test-support/mailbox.ts';
import { organisationOf, staffTokenOf } from '../test-support/organisations.ts';
import { startTestPortal, type TestPortal } from '../test-support/test-portal.ts';
import { completeTicket, ticketCalls } from '../test-support/tickets.ts';

let portal: TestPortal;
beforeAll(async () => {
  portal = await startTestPortal();
});
afterAll(() => portal.stop());

const { customer, send, read, own, setState, mailsQueued } = ticketCalls(() => portal);
const supportMails = async (ticketId: string) =>
  (await mailsTo(portal.dataDir, portal.deps.config.SUPPORT_EMAIL)).filter(({ subject }) => subject?.includes(ticketId));

describe('Open a ticket with the provider’s Technical team', () => {
  test.each(ticketTypes)('a ticket of the type %s is stored and listed as open', async (ticketSeverity) => {
    const { user, token } = await customer(maskOf([1]));
    const reply = await send(token, { ticketSeverity });
    expect(reply).toMatchObject({ status: 200, body: { message: expect.stringContaining(reply.body.ticketId) } });
    expect(await own(token)).toEqual([
      {
        ticketId: reply.body.ticketId,
        openedAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
        ticketSeverity,
        ticketSubject: 'Wrong carrier',
        state: 'open',
        openedBy: 'Test User',
        openedByEmail: user.email,
        organisation: `Organisation ${user.organisationId}`,
        lastMessageAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
        lastMessageBy: 'customer',
        isUnread: false,
      },
    ]);
    expect((await read(token, reply.body.ticketId)).body.response).toMatchObject({ ticketMessage: completeTicket.ticketMessage });
  });

  test('it is mailed to SUPPORT_EMAIL with organisation, user and message, and a copy goes to the sender', async () => {
    const { user, token } = await customer();
    const { ticketId } = (await send(token)).body;
    await expect.poll(() => supportMails(ticketId)).toHaveLength(1);
    const [mail] = await supportMails(ticketId);
    expect(mail?.subject).toBe(`[${ticketId}] Numbering or Response Issue`);
    for (const part of [
      `Organisation ${user.organisationId} (${user.organisationId})`,
      'From: Test User',
      `Reply to: ${user.email}`,
      '> Wrong carrier',
      '> It moved in May.\n>\n> Please look.',
    ]) {
      expect(mail?.text).toContain(part);
    }
    await expect.poll(() => mailsTo(portal.dataDir, user.email)).toHaveLength(1);
    const [copy] = await mailsTo(portal.dataDir, user.email);
    expect(copy?.subject).toBe(`Dialplane: your ticket ${ticketId}`);
    expect(copy?.text).toContain('> It moved in May.');
  });

  test.each([
    [{ ticketSeverity: undefined }, { ticketSeverity: 'Please select an option' }],
    [{ ticketSeverity: 'Urgent' }, { ticketSeverity: 'Please select an option' }],
    [{ ticketSubject: '' }, { ticketSubject: 'Please enter subject of ticket' }],
    [{ ticketSubject: ' \n' }, { ticketSubject: 'Please enter subject of ticket' }],
    [{ ticketSubject: 'x'.repeat(201) }, { ticketSubject: 'The subject can have at most 200 characters' }],
    [{ ticketMessage: undefined }, { ticketMessage: 'Please provide more details about the issue' }],
    [{ ticketMessage: ' ' }, { ticketMessage: 'Please provide more details about the issue' }],
    [{ ticketMessage: 'x'.repeat(10_001) }, { ticketMessage: 'The message can have at most 10,000 characters' }],
    [{ ticketMessage: 'a\ud800b' }, { ticketMessage: 'Remove control characters from the message' }],
    [{ ticketMessage: 'a\u0000b' }, { ticketMessage: 'Remove control characters from the message' }],
  ])('all are required, and have limits: %#', async (part, errors) => {
    const { token } = await customer();
    expect(await send(token, part)).toMatchObject({ status: 400, body: { errors } });
    expect(await own(token)).toEqual([]);
  });

  test('all three are said at once, and the longest message passes', async () => {
    const { token } = await customer();
    const empty = await send(token, { ticketSeverity: '', ticketSubject: '', ticketMessage: '' });
    expect(Object.values(empty.body.errors)).toEqual([
      'Please select an option',
      'Please enter subject of ticket',
      'Please provide more details about the issue',
    ]);
    const longest = '漢'.repeat(10_000);
    const { ticketId } = (await send(token, { ticketMessage: longest })).body;
    expect((await read(token, ticketId)).body.response.ticketMessage).toBe(longest);
  });

  test('T35: a field that a call does not know is refused, and nothing is stored', async () => {
    const { token } = await customer();
    expect((await send(token, { state: 'closed' })).status).toBe(400);
    expect(await own(token)).toEqual([]);
  });

  test('T50: a line break in the subject is refused, and no mail has another recipient or header than its own', async () => {
    const { user, token } = await customer();
    for (const ticketSubject of [
      'Hello\r\nBcc: thief@evil.example',
      'Hello\nX-Other: 1',
      'Hello\u2028there',
      'Hello\u0000',
      'Hello\u0085there',
      'Hello\u202e',
      '\ud800',
    ]) {
      expect((await send(token, { ticketSubject })).body.errors).toEqual({
        ticketSubject: 'Remove line breaks and invisible characters from the subject',
      });
    }
    const ticketSubject = '"Group: a@evil.example, b@evil.example;" <c@evil.example> (comment) =?utf-8?q?x?=';
    const ticketMessage = 'Bcc: thief@evil.example\r\n.\r\nRCPT TO: <thief@evil.example>\r\n\r\nTicket: T-0000-0000';
    const { ticketId } = (await send(token, { ticketSubject, ticketMessage })).body;
    await expect.poll(() => mailsTo(portal.dataDir, user.email)).toHaveLength(1);
    const mails = [...(await supportMails(ticketId)), ...(await mailsTo(portal.dataDir, user.email))];
    expect(mails.map(({ to }) => to?.map(({ address }) => address))).toEqual([[portal.deps.config.SUPPORT_EMAIL], [user.email]]);
    for (const mail of mails) {
      expect(mail.headers.map(({ key }) => key).toSorted()).toEqual([
        'content-transfer-encoding',
        'content-type',
        'date',
        'from',
        'message-id',
        'mime-version',
        'subject',
        'to',
      ]);
      expect(mail.text).toContain(`> ${ticketSubject}`);
      expect(mail.text).toContain('> Bcc: thief@evil.example\n> .\n> RCPT TO');
      expect(mail.text?.match(/^Ticket: .*$/gm) ?? []).not.toContain('Ticket: T-0000-0000');
    }
  });

  test('T51: markup stays what was typed, in the answer and in mails, which are text alone', async () => {
    const { user, token } = await customer();
    const markup = '<img src=x onerror=alert(1)> javascript:alert(1) {{7*7}} ${7*7}';
    const { ticketId } = (await send(token, { ticketSubject: markup, ticketMessage: markup })).body;
    expect((await read(token, ticketId)).body.response).toMatchObject({ ticketSubject: markup, ticketMessage: markup });
    await expect.poll(() => mailsTo(portal.dataDir, user.email)).toHaveLength(1);
    const [copy] = await mailsTo(portal.dataDir, user.email);
    expect(copy?.text).toContain(`> ${markup}`);
    expect(copy?.html).toBeUndefined();
  });

  test('the audit log tells who opened it', async () => {
    const { user, token } = await customer();
    const { ticketId } = (await send(token)).body;
    const entries = (await portal.call(auditLog, { query: {} }, token)).body.message;
    expect(entries[0]).toMatchObject({
      actor: user.email,
      action: 'ticket opened',
      detail: `${ticketId}: Numbering or Response Issue`,
    });
  });
});

describe('The tickets of an organisation', () => {
  test('stand newest first, whoever of the organisation opened them', async () => {
    const { token, colleague } = await organisationOf(portal);
    const first = (await send(token)).body.ticketId;
    const second = (await send(await signedInToken(portal.deps, await colleague(maskOf([1]))))).body.ticketId;
    expect((await own(token)).map(({ ticketId: id }) => id)).toEqual([second, first]);
  });

  test('T39: numbers are random, and another organisation’s ticket answers as one that does not exist', async () => {
    const { token } = await customer();
    const { token: stranger } = await customer();
    const { ticketId } = (await send(token)).body;
    expect(ticketId).toMatch(/^T-[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{4}$/);
    const next = (await send(token)).body.ticketId;
    expect(next.slice(0, 6)).not.toBe(ticketId.slice(0, 6));
    const [foreign, missing] = [await read(stranger, ticketId), await read(stranger, 'T-0000-0000')];
    expect(foreign.status).toBe(404);
    expect(foreign.body).toEqual(missing.body);
    expect(missing.status).toBe(404);
    expect(await own(stranger)).toEqual([]);
    expect((await read(stranger, "T-' or 1=1")).status).toBe(400);
  });

  test('T41: a support view reads them and opens none', async () => {
    const { user, token } = await customer();
    const { ticketId } = (await send(token)).body;
    const view = await supportViewToken(portal.deps, user);
    expect((await own(view)).map(({ ticketId: id }) => id)).toEqual([ticketId]);
    expect((await read(view, ticketId)).status).toBe(200);
    expect((await send(view)).status).toBe(403);
    expect((await setState(view, ticketId, 'closed')).status).toBe(403);
  });

  test('stay when their opener is removed', async () => {
    const { token, colleague } = await organisationOf(portal);
    const opener = await colleague(maskOf([1]));
    const { ticketId } = (await send(await signedInToken(portal.deps, opener))).body;
    await portal.call(userRemoval, { body: { deletableUserEmail: opener.email } }, token);
    expect((await own(token))[0]).toMatchObject({ ticketId, openedByEmail: opener.email });
    const before = await mailsQueued();
    expect((await setState(await staffTokenOf(portal), ticketId, 'closed')).status).toBe(200);
    expect(await mailsQueued()).toBe(before);
  });
});
