/** A mail server that may have taken a mail, and does not say. */
import { sql } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import { startMailServer } from '../test-support/mail-server.ts';
import { startPortalForTest } from '../test-support/test-portal.ts';
import { createMailer, type Mailer } from './mailer.ts';

const message = { to: 'a@customer.example', subject: 'Subject', text: 'Text' };

test('a server that takes a mail and then says nothing gets it again after ten minutes, under the same Message-ID', async () => {
  const server = await startMailServer('silent');
  onTestFinished(() => server.stop());
  const mailerFor = (timeoutMs: number) => createMailer({ smtpUrl: server.url, from: 'portal@provider.example', outbox: '', timeoutMs });
  // Long enough for a mail to reach the server on a busy machine, which then says nothing.
  const [short, patient] = [mailerFor(3_000), mailerFor(30_000)];
  let send = short.send;
  const mailer: Mailer = { send: (...args) => send(...args), close: () => [short, patient].forEach(({ close }) => close()) };
  const { deps } = await startPortalForTest({}, { mailer, mailPollIntervalMs: 50 });
  await deps.outbox.queue(deps.db, message);
  const row = () =>
    deps.db
      .selectFrom('mail_outbox')
      .select(['tries', sql<boolean>`sent_at is not null`.as('isSent'), sql<number>`extract(epoch from due_at - now())::int`.as('waits')])
      .executeTakeFirstOrThrow();
  // While it is on its way it is due in two minutes, when a node that died with it would be given up on.
  await expect.poll(async () => (await row()).waits).toBeGreaterThan(300);
  expect(await row()).toMatchObject({ tries: 1, isSent: false, waits: expect.toSatisfy((waits: number) => waits <= 600) });
  server.setMood('takes');
  send = patient.send;
  await sql`update mail_outbox set due_at = now()`.execute(deps.db);
  await expect.poll(async () => (await row()).isSent).toBe(true);
  expect(server.mails).toHaveLength(2);
  expect(server.mails[1]?.messageId).toBe(server.mails[0]?.messageId);
});
