import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { auditLog } from '../../shared/audit/audit.ts';
import { userRemoval } from '../../shared/users/users.ts';
import { maskOf } from '../../shared/base/permissions.ts';
import { makeUser, signedInToken } from '../test-support/factories.ts';
import { handOver, mailOf, mailToken } from '../test-support/handed-mails.ts';
import { startMailServer, type MailServer } from '../test-support/mail-server.ts';
import { organisationOf, staffTokenOf } from '../test-support/organisations.ts';
import { startTestPortal, type TestPortal } from '../test-support/test-portal.ts';
import { ticketCalls } from '../test-support/tickets.ts';

let portal: TestPortal;
let server: MailServer;
let staff: string;
beforeAll(async () => {
  server = await startMailServer();
  portal = await startTestPortal({
    PUBLIC_URL: 'https://portal.example',
    SMTP_URL: server.url,
    MAIL_FROM: 'portal@portal.example',
    SUPPORT_EMAIL: 'help@provider.example',
    INBOUND_MAIL_ADDRESS: 'tickets@portal.example',
    INBOUND_MAIL_TOKEN: mailToken,
    TICKET_MESSAGES_PER_DAY: '4',
  });
  staff = await staffTokenOf(portal);
});
afterAll(async () => {
  await portal.stop();
  await server.stop();
});

const { customer, send, read, setState, write, answer } = ticketCalls(() => portal);
const hand = (mail: string | Buffer, given?: Parameters<typeof handOver>[2]) => handOver(portal, mail, given);

/** The newest mail about a ticket that a mailbox has, over SMTP. */
async function newestMail(to: string, ticketId: string, count = 1) {
  const found = () => server.mails.filter((mail) => mail.to?.[0]?.address === to && mail.subject?.includes(ticketId));
  await expect.poll(() => found().length).toBeGreaterThanOrEqual(count);
  return found().at(-1);
}
const replyToOf = async (to: string, ticketId: string, count?: number) =>
  (await newestMail(to, ticketId, count))?.replyTo?.[0]?.address ?? '';

/** A customer with a ticket, and where they answer it by mail. */
async function opened() {
  const { user, token } = await customer();
  const ticketId = (await send(token)).body.ticketId as string;
  return { user, token, ticketId, to: await replyToOf(user.email, ticketId) };
}
const messagesOf = async (token: string, ticketId: string) => (await read(token, ticketId)).body.response.messages;

describe('A mail about a ticket that is answered', () => {
  test('is a message by mail, opens a ticket that waits, and is mailed to the provider', async () => {
    const { user, token, ticketId } = await opened();
    expect((await newestMail(user.email, ticketId))?.text).toContain(
      `To add something, reply to this e-mail or write in the portal:\nhttps://portal.example/support/ticket/${ticketId}\n`,
    );
    await answer(staff, ticketId, { text: 'Since when?' });
    const mail = await newestMail(user.email, ticketId, 2);
    expect(mail?.text).toContain(`Reply to this e-mail or in the portal:\nhttps://portal.example/support/ticket/${ticketId}\n`);
    const to = mail?.replyTo?.[0]?.address ?? '';
    expect(to).toMatch(/^tickets\+[0-9a-z]{8}[0-9a-f]{32}@portal\.example$/);
    const reply = await hand(
      mailOf({
        from: `Ann <${user.email}>`,
        to,
        text: 'Since 09:00.\r\n\r\nOn Mon, 2 Mar 2026 at 10:00, Portal wrote:\r\n> Since when?\r\n',
      }),
    );
    expect(reply).toEqual({ status: 200, body: { outcome: 'added', message: `The e-mail was added to ticket ${ticketId}` } });
    const { response } = (await read(token, ticketId)).body;
    expect(response.state).toBe('open');
    expect(response.messages[1]).toMatchObject({
      number: 2,
      side: 'customer',
      author: 'Test User',
      source: 'mail',
      text: 'Since 09:00.',
      cutText: 'On Mon, 2 Mar 2026 at 10:00, Portal wrote:\n> Since when?',
      attachments: [],
    });
    const toSupport = await newestMail('help@provider.example', ticketId, 2);
    expect(toSupport?.subject).toBe(`[${ticketId}] Message from the customer`);
    expect(toSupport?.text).toContain('> Since 09:00.\n');
    expect(toSupport?.text).not.toContain('Since when?');
    expect(toSupport?.text).toContain(`Reply to this e-mail or in the portal: https://portal.example/admin/ticket/${ticketId}\n`);
    const log = (await portal.call(auditLog, { query: {} }, token)).body.message.slice(0, 2);
    expect(log.map(({ actor, action, detail }: Record<string, string>) => [actor, action, detail])).toEqual([
      [user.email, 'ticket state set', `${ticketId}: from waiting to open`],
      [user.email, 'ticket message added', `${ticketId}, by mail`],
    ]);
  });

  test('by staff, or from the mailbox of the support, is an answer', async () => {
    const { user, token, ticketId } = await opened();
    const to = await replyToOf('help@provider.example', ticketId);
    const colleague = await makeUser(portal.deps, { organisationId: portal.deps.config.PLATFORM_ACCOUNT_ID });
    expect((await hand(mailOf({ from: colleague.email, to, text: 'Since when?' }))).body.outcome).toBe('added');
    expect((await hand(mailOf({ from: 'Help <HELP@provider.example>', to, text: 'It works again.' }))).body.outcome).toBe('added');
    const { response } = (await read(token, ticketId)).body;
    expect(response.state).toBe('waiting');
    expect(response.messages).toMatchObject([
      { side: 'support', author: 'Test User', source: 'mail', text: 'Since when?' },
      { side: 'support', author: 'Example Carrier', source: 'mail', text: 'It works again.' },
    ]);
    const mail = await newestMail(user.email, ticketId, 3);
    expect(mail?.subject).toBe(`Dialplane: a reply to your ticket ${ticketId}`);
    expect(mail?.text).toContain('> It works again.\n');
  });

  test('names the files that it had, which are not kept', async () => {
    const { user, token, ticketId, to } = await opened();
    await hand(mailOf({ from: user.email, to, text: 'See the file.', file: 'numbers.csv' }));
    expect(await messagesOf(token, ticketId)).toMatchObject([{ text: 'See the file.', attachments: ['numbers.csv'] }]);
    expect((await newestMail('help@provider.example', ticketId, 2))?.text).toContain('> Attachments not kept: numbers.csv\n');
  });

  test('is taken once, however often it is handed over, and at the same time', async () => {
    const { user, token, ticketId, to } = await opened();
    const mail = mailOf({ from: user.email, to, text: 'Once.' });
    const outcomes = (await Promise.all([hand(mail), hand(mail)])).map(({ body }) => body.outcome);
    expect(new Set(outcomes)).toEqual(new Set(['added', 'repeated']));
    expect((await hand(mail)).body).toEqual({ outcome: 'repeated', message: 'Nothing was added: this e-mail was already added' });
    expect(await messagesOf(token, ticketId)).toHaveLength(1);
  });

  test('T50: counts as a message of its side', async () => {
    const { user, token, ticketId, to } = await opened();
    for (let count = 0; count < 4; count += 1) await write(token, ticketId, 'Hello.');
    expect(await hand(mailOf({ from: user.email, to, text: 'Hello.' }))).toMatchObject({ status: 429 });
    expect(await messagesOf(token, ticketId)).toHaveLength(4);
  });
});

describe('T70: a mail is taken from the person whose address it was sent to, and from nobody else', () => {
  test('from another sender there is a line in the audit log, and no message', async () => {
    const { token, ticketId, to } = await opened();
    const { user: thief } = await customer();
    const reply = await hand(mailOf({ from: thief.email, to, text: 'Mine.' }));
    expect(reply).toEqual({
      status: 200,
      body: { outcome: 'refused', message: 'Nothing was added: the sender is not the owner of the address' },
    });
    expect(await messagesOf(token, ticketId)).toEqual([]);
    const [entry] = (await portal.call(auditLog, { query: {} }, token)).body.message;
    expect(entry).toMatchObject({
      action: 'ticket mail refused',
      actor: 'unknown',
      detail: `${ticketId}: the sender was not the person to whom its address belongs`,
    });
  });

  test('a colleague’s address is not one’s own, nor a customer’s that of the support', async () => {
    const { administrator, token, colleague } = await organisationOf(portal);
    const writer = await colleague(maskOf([1]));
    const ticketId = (await send(token)).body.ticketId as string;
    await write(await signedInToken(portal.deps, writer), ticketId, 'Hello.');
    await answer(staff, ticketId);
    const [own, other] = [await replyToOf(administrator.email, ticketId, 2), await replyToOf(writer.email, ticketId)];
    const ofSupport = await replyToOf('help@provider.example', ticketId);
    expect(new Set([own, other, ofSupport]).size).toBe(3);
    for (const [from, to] of [
      [administrator.email, other],
      [writer.email, own],
      [administrator.email, ofSupport],
      ['help@provider.example', own],
    ] as const)
      expect((await hand(mailOf({ from, to, text: 'Hello.' }))).body.outcome).toBe('refused');
    expect((await hand(mailOf({ from: writer.email, to: other, text: 'Mine.' }))).body.outcome).toBe('added');
  });

  test('a made-up address, and that of another ticket, is nobody’s', async () => {
    const { user, token, ticketId, to } = await opened();
    const other = (await send(token)).body.ticketId as string;
    const addresses = [
      to.replace(/.{32}@/, `${'0'.repeat(32)}@`),
      to.replace(/\+.{8}/, `+${other.replaceAll('-', '').slice(1).toLowerCase()}`),
      to.replace('portal.example', 'elsewhere.example'),
      'tickets@portal.example',
    ];
    for (const address of addresses)
      expect((await hand(mailOf({ from: user.email, to: address, text: 'Hello.' }))).body.outcome, address).toBe('refused');
    for (const id of [ticketId, other]) expect(await messagesOf(token, id)).toEqual([]);
    expect((await hand(mailOf({ from: user.email, to: to.toUpperCase(), text: 'Hello.' }))).body.outcome).toBe('added');
  });

  test('with two senders, or none, it is nobody’s', async () => {
    const { user, to } = await opened();
    const { user: thief } = await customer();
    expect((await hand(mailOf({ from: `${thief.email}, ${user.email}`, to, text: 'Hello.' }))).body.outcome).toBe('refused');
    const twice = mailOf({ from: thief.email, to, text: 'Hello.' }).replace('From:', `From: ${user.email}\r\nFrom:`);
    expect((await hand(twice)).body.outcome).toBe('refused');
  });

  test('who was removed, may not read tickets any more, or whose organisation is closed writes nothing', async () => {
    const { token, colleague } = await organisationOf(portal);
    const [removed, without] = [await colleague(maskOf([1])), await colleague(maskOf([1]))];
    const ticketId = (await send(token)).body.ticketId as string;
    for (const one of [removed, without]) await write(await signedInToken(portal.deps, one), ticketId, 'Hello.');
    await answer(staff, ticketId);
    const addresses = new Map<string, string>();
    for (const { email } of [removed, without]) addresses.set(email, await replyToOf(email, ticketId));
    await portal.call(userRemoval, { body: { deletableUserEmail: removed.email } }, token);
    await portal.deps.db.updateTable('portal_users').set({ permissions: 8 }).where('id', '=', without.portalId).execute();
    for (const [from, to] of addresses) expect((await hand(mailOf({ from, to, text: 'Hello.' }))).body.outcome).toBe('refused');

    const closed = await opened();
    const { organisationId } = closed.user;
    await portal.deps.db.updateTable('organisations').set({ closed_at: new Date() }).where('id', '=', organisationId).execute();
    expect((await hand(mailOf({ from: closed.user.email, to: closed.to, text: 'Hello.' }))).body.outcome).toBe('refused');
    expect(await messagesOf(staff, closed.ticketId)).toEqual([]);
  });

  test('a closed ticket is opened again, but not once it has been closed for more than 30 days', async () => {
    const { user, token, ticketId, to } = await opened();
    await setState(staff, ticketId, 'closed');
    expect((await hand(mailOf({ from: user.email, to, text: 'Not yet.' }))).body.outcome).toBe('added');
    expect((await read(token, ticketId)).body.response.state).toBe('open');
    await setState(staff, ticketId, 'closed');
    await sql`update ticket_state_changes set at = now() - interval '31 days' where ticket_id = ${ticketId}`.execute(portal.deps.db);
    expect((await hand(mailOf({ from: user.email, to, text: 'After all.' }))).body.outcome).toBe('refused');
    expect((await read(token, ticketId)).body.response.state).toBe('closed');
  });
});

test('what a program sent is no message', async () => {
  const { user, token, ticketId, to } = await opened();
  const mail = mailOf({ from: user.email, to, text: 'I am away.', lines: ['Auto-Submitted: auto-replied'] });
  expect(await hand(mail)).toEqual({
    status: 200,
    body: { outcome: 'automatic', message: 'Nothing was added: its Auto-Submitted says that a program sent it' },
  });
  expect(await messagesOf(token, ticketId)).toEqual([]);
});

test('a mail of the portal that comes back is no message', async () => {
  const { user, token, ticketId, to } = await opened();
  const own = await newestMail(user.email, ticketId);
  expect(own?.headers.find(({ key }) => key === 'auto-submitted')?.value).toBe('auto-generated');
  const mail = mailOf({ from: 'portal@portal.example', to, text: own?.text ?? '', lines: [`Message-ID: ${own?.messageId}`] });
  expect((await hand(mail)).body.outcome).toBe('automatic');
  expect(await messagesOf(token, ticketId)).toEqual([]);
});
