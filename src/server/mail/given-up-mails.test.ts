import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { inTransaction } from '../database/transaction.ts';
import { startPortalForTest } from '../test-support/test-portal.ts';

test('after 48 hours a mail is given up, with its text, and not a minute earlier', async () => {
  const send = () => Promise.reject(new Error('451 try again later'));
  // Each is tried once: the outbox is notified.
  const { deps } = await startPortalForTest({}, { mailer: { send, close: () => undefined }, mailPollIntervalMs: 3_600_000 });
  for (const age of ['47 hours 59 minutes', '48 hours 1 second'])
    await inTransaction(deps.db, async (transaction) => {
      await deps.outbox.queue(transaction, { to: 'a@customer.example', subject: 'Subject', text: 'Text' });
      const newest = sql`select max(id) from mail_outbox`;
      await sql`update mail_outbox set created_at = now() - ${age}::interval where id = (${newest})`.execute(transaction);
    });
  const mails = () =>
    deps.db
      .selectFrom('mail_outbox')
      .select([
        sql<boolean>`failed_at is not null`.as('isGivenUp'),
        sql<boolean>`length(sealed) > 0`.as('hasText'),
        // Not on its way: it is due sooner than its lease would end.
        sql<boolean>`tries = 1 and due_at < now() + interval '1 minute'`.as('isRefused'),
      ])
      .orderBy('id')
      .execute();
  await expect.poll(mails).toEqual([
    { isGivenUp: false, hasText: true, isRefused: true },
    { isGivenUp: true, hasText: false, isRefused: true },
  ]);
});
