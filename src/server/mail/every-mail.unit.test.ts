/** Rules for every mail that the portal sends. A mail without a sample here is a type error. */
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { type LanguageTag, languageTags } from '../../shared/base/language.ts';
import type { Evidence } from '../../shared/tickets/evidence.ts';
import type { WatchChange } from '../../shared/watch/watch.ts';
import { mailsTo } from '../test-support/mailbox.ts';
import { createMailer, type MailNames, type Message } from './mailer.ts';
import * as address from '../account/account.mails.ts';
import * as batch from '../batches/batches.mails.ts';
import * as factor from '../factors/factors.mails.ts';
import * as key from '../keys/keys.mails.ts';
import * as signIn from '../sign-in/sign-in.mails.ts';
import * as ticket from '../tickets/tickets.mails.ts';
import * as watch from '../watch/watch.mails.ts';
import * as invitation from '../users/users.mails.ts';
import * as webhook from '../webhooks/webhooks.mails.ts';

const names: MailNames = { PRODUCT_NAME: 'Numbers of Example', SUPPORT_EMAIL: 'help@provider.example' };
const publicUrl = 'https://portal.example';
const link = `${publicUrl}/auth/forgot-password#token=secret`;
const to = 'a@customer.example';
const time = new Date('2026-03-01T12:00:00Z');

const sender = { fullName: 'Ann Sender', email: to, organisation: 'Customer', organisationId: 1001 };
const evidence: Evidence[] = [
  {
    number: '447700900123',
    service: 'npq',
    answer: '{"rc": 0}',
    at: time.toISOString(),
    requestId: null,
    link: '/testing?#n=447700900123',
  },
];
const sentTicket = {
  id: 'T-7KQ4-M2PX',
  ticketSeverity: 'Other',
  ticketSubject: '447700900123',
  ticketMessage: 'secret',
  evidence,
} as const;
const ways = { link: `${publicUrl}/support/ticket/${sentTicket.id}`, replyTo: undefined };
const endedBatch = { fileName: 'numbers.csv', email: to, records: 2, results: [] };
const holders = { ranges: 1, operators: [], operatorCount: 0 };
const watchChange: WatchChange = {
  id: '',
  at: '',
  digits: '447700900123',
  kind: 'prefix',
  facts: [{ fact: 'ranges', cause: 'changed' }],
  before: holders,
  after: holders,
  moves: null,
  lists: [],
  isWatched: true,
};

type Samples<Mails> = Record<keyof Mails, Message>;
const samplesIn = (language: LanguageTag): readonly Record<string, Message>[] => [
  {
    batchMail: batch.batchMail(endedBatch, { state: 'done', publicUrl, keptDays: 30, language }),
    addressForBatchesMail: batch.addressForBatchesMail(names, { to, language, organisation: 'Customer', link }),
  } satisfies Samples<typeof batch>,
  {
    keyExpiringMail: key.keyExpiringMail(names, { to, language, name: 'Nightly', prefix: 'dp_AbCd1234', expiresAt: time, publicUrl }),
    keysEndedMail: key.keysEndedMail(names, {
      to,
      language,
      owner: 'ada@customer.example',
      keys: [{ name: 'Nightly', prefix: 'dp_AbCd1234' }],
      time,
    }),
    keyMadeMail: key.keyMadeMail(names, { to, language, name: 'Nightly', prefix: 'dp_AbCd1234', way: 'made', time }),
  } satisfies Samples<typeof key>,
  {
    passkeyAddedMail: factor.passkeyAddedMail(names, { to, language, name: 'Laptop', time }),
    passkeyRemovedMail: factor.passkeyRemovedMail(names, { to, language, name: 'Laptop', time }),
    authenticatorAddedMail: factor.authenticatorAddedMail(names, { to, language, time }),
    authenticatorRemovedMail: factor.authenticatorRemovedMail(names, { to, language, time }),
    identityLinkedMail: factor.identityLinkedMail(names, { to, language, issuer: 'https://id.example', time }),
    factorsRemovedMail: factor.factorsRemovedMail(names, { to, language, time }),
    recoveryCodesMail: factor.recoveryCodesMail(names, { to, language, time }),
  } satisfies Samples<typeof factor>,
  {
    webhookAddedMail: webhook.webhookAddedMail(names, { to, language, host: 'receiver.example', time }),
    webhookOffMail: webhook.webhookOffMail(names, { to, language, url: 'https://receiver.example/hook?key=secret', publicUrl }),
  } satisfies Samples<typeof webhook>,
  { invitationMail: invitation.invitationMail(names, { to, language, organisation: 'Customer', link }) } satisfies Samples<
    typeof invitation
  >,
  {
    addressToConfirmMail: address.addressToConfirmMail(names, { to, language, link }),
    addressTakenMail: address.addressTakenMail(names, { to, language }),
    addressAskedForMail: address.addressAskedForMail(names, { to, language, newEmail: 'b@customer.example', time }),
    addressChangedMail: address.addressChangedMail(names, { to, language }),
    accessKeptMail: address.accessKeptMail(names, {
      to,
      language,
      kind: 'key',
      name: 'dp_AbCd1234, Nightly',
      by: 'ada@customer.example',
      time,
    }),
    permissionRequestMail: address.permissionRequestMail(names, {
      to,
      language,
      name: 'Ann Ek',
      email: 'ann@customer.example',
      permission: 'batch_query',
      link: `${publicUrl}/users/edit/0d8f6f0e-6b0c-4f0e-9a53-5a7d7a1f6c11`,
    }),
  } satisfies Samples<typeof address>,
  {
    codeMail: signIn.codeMail(names, { to, language, code: '123456', time }),
    lockedMail: signIn.lockedMail(names, { to, language, tries: 10, time }),
    wrongPasswordsMail: signIn.wrongPasswordsMail(names, { to, language, tries: 10, time }),
    passwordSetMail: signIn.passwordSetMail(names, { to, language, time }),
    resetMail: signIn.resetMail(names, { to, language, link }),
  } satisfies Samples<typeof signIn>,
  {
    mailToSupport: ticket.mailToSupport(names, sender, { ...sentTicket, ways }),
    messageToSupport: ticket.messageToSupport(names, sender, { id: sentTicket.id, text: 'secret 447700900123', ways }),
    mailToSender: ticket.mailToSender(names, { to, language, ticket: sentTicket, ways }),
    answerMail: ticket.answerMail(names, { to, language, ticketId: sentTicket.id, text: 'secret 447700900123', state: 'waiting', ways }),
    stateMail: ticket.stateMail(names, { to, language, ticketId: sentTicket.id, state: 'closed', ways }),
  } satisfies Samples<typeof ticket>,
  { watchMail: watch.watchMail(names, { to, language, changes: [watchChange], count: 12_345, publicUrl }) } satisfies Samples<typeof watch>,
];

test('every file of mails is looked at', () => {
  const files = readdirSync(join(import.meta.dirname, '..'), { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.mails.ts'),
  );
  expect(files.toSorted()).toEqual([
    'account/account.mails.ts',
    'batches/batches.mails.ts',
    'factors/factors.mails.ts',
    'keys/keys.mails.ts',
    'sign-in/sign-in.mails.ts',
    'tickets/tickets.mails.ts',
    'users/users.mails.ts',
    'watch/watch.mails.ts',
    'webhooks/webhooks.mails.ts',
  ]);
});

const samples = languageTags.flatMap((language) =>
  samplesIn(language).flatMap((mails) => Object.entries(mails).map(([name, mail]) => [name, language, mail] as const)),
);

test.each(samples)(
  '%s in %s has a subject of one line without a number, a code or a link, and a text of whole lines',
  (name, _, { to: recipient, subject, text }) => {
    expect(recipient).toBe(name.endsWith('ToSupport') ? names.SUPPORT_EMAIL : to);
    expect(subject).toMatch(/^\S.*\S$/);
    expect(subject).not.toMatch(/\d{5}|secret|https?:/);
    expect(text).toMatch(/^\S[^]*\S\n$/);
    expect(text).not.toMatch(/undefined|null|\[object/);
  },
);

test.each(samples)(
  '%s in %s comes from the name that is configured, and ends with the footer and nothing behind it',
  async (_name, _language, message) => {
    const dataDir = mkdtempSync(join(tmpdir(), 'dialplane-mail-'));
    onTestFinished(() => rmSync(dataDir, { recursive: true }));
    const mailer = createMailer({
      smtpUrl: undefined,
      from: 'portal@provider.example',
      fromName: 'Größe & Söhne, "Nummern"',
      footer: 'Größe & Söhne GmbH\nRegister: HRB 1',
      outbox: join(dataDir, 'outbox'),
    });
    await mailer.send(message);
    const [mail] = await mailsTo(dataDir, message.to);
    expect(mail?.from).toEqual({ address: 'portal@provider.example', name: 'Größe & Söhne, "Nummern"' });
    expect(mail?.text).toBe(`${message.text}\nGröße & Söhne GmbH\nRegister: HRB 1\n`);
  },
);

test.each([
  ['passwordSetMail', 'Ihr Passwort wurde gesetzt', '2026-03-01 12:00 UTC'],
  ['invitationMail', 'Ihr Zugang zum Portal', link],
  ['resetMail', 'neues Passwort setzen', link],
  ['codeMail', 'Ihr Code zur Anmeldung', '123456 ist Ihr Einmalcode'],
  ['lockedMail', 'Anmeldung bis morgen gesperrt', 'Vor Mitternacht UTC'],
  ['wrongPasswordsMail', 'falsche Passwörter', names.SUPPORT_EMAIL],
  ['webhookOffMail', 'Ein Webhook wurde abgeschaltet', 'https://receiver.example/hook'],
  ['addressToConfirmMail', 'Bestätigen Sie Ihre E-Mail-Adresse', link],
  ['addressTakenMail', 'Jemand wollte Ihre E-Mail-Adresse', names.SUPPORT_EMAIL],
  ['addressAskedForMail', 'Eine neue E-Mail-Adresse wurde angefordert', 'b@customer.example'],
  ['addressChangedMail', 'Ihre E-Mail-Adresse wurde geändert', 'hat jetzt eine andere E-Mail-Adresse'],
  ['permissionRequestMail', 'Jemand bittet um eine Berechtigung', 'um die Berechtigung „Stapelabfrage“'],
  ['addressForBatchesMail', 'Bestätigen Sie diese Adresse', link],
  ['mailToSender', 'Ihr Ticket T-7KQ4-M2PX', '(Anderes) ist bei uns'],
  ['answerMail', 'eine Antwort auf Ihr Ticket T-7KQ4-M2PX', 'Wir brauchen Ihre Antwort'],
  ['stateMail', 'Ihr Ticket T-7KQ4-M2PX ist geschlossen', ways.link],
  ['watchMail', '12.345 Änderungen auf Ihrer Beobachtungsliste', '447700900123 (Präfix)'],
  ['keyExpiringMail', 'Einer Ihrer API-Schlüssel läuft ab', `${publicUrl}/account#api-keys`],
])('%s is German for whoever reads German, with the names, times and links of the English one', (name, subject, text) => {
  const [, , mail] = samples.find(([sample, language]) => sample === name && language === 'de') ?? [];
  expect(mail?.subject).toContain(subject);
  expect(mail?.subject).toContain(names.PRODUCT_NAME);
  expect(mail?.text).toContain(text);
});
