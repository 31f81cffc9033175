import { sql } from 'kysely';
import { expect, inject, test } from 'vitest';
import type { Message } from './mailer.ts';
import { mailsTo } from '../test-support/mailbox.ts';
import { startPortalForTest, startSecondNode } from '../test-support/test-portal.ts';

/** A mail server that takes what comes when `isUp`, as the mailer sees it. */
function switchableMailer() {
  const taken: Message[] = [];
  const state = { isUp: true };
  return {
    taken,
    state,
    send: async (message: Message) => {
      if (!state.isUp) throw new Error('451 try again later');
      taken.push(message);
    },
    close: () => undefined,
  };
}
const message = { to: 'a@customer.example', subject: 'Subject', text: 'a secret link' };

test('a mail written in a transaction that fails is never sent', async () => {
  const mailer = switchableMailer();
  const { deps } = await startPortalForTest({}, { mailer });
  await deps.db
    .transaction()
    .execute(async (transaction) => {
      await deps.outbox.queue(transaction, message);
      throw new Error('it fails');
    })
    .catch(() => undefined);
  await deps.outbox.queue(deps.db, { ...message, subject: 'Second' });
  deps.outbox.notify();
  await expect.poll(() => mailer.taken.map(({ subject }) => subject)).toEqual(['Second']);
});

test('a mail that is refused is tried again later, with a pause, and sent once', async () => {
  const mailer = switchableMailer();
  mailer.state.isUp = false;
  const { deps } = await startPortalForTest({}, { mailer });
  await deps.outbox.queue(deps.db, message);
  deps.outbox.notify();
  const row = () =>
    deps.db
      .selectFrom('mail_outbox')
      .select(['tries', 'sent_at', sql<boolean>`due_at > now() + interval '5 seconds'`.as('waits')])
      .executeTakeFirstOrThrow();
  await expect.poll(row).toMatchObject({ tries: 1, sent_at: null, waits: true });
  mailer.state.isUp = true;
  await sql`update mail_outbox set due_at = now()`.execute(deps.db);
  deps.outbox.notify();
  await expect.poll(async () => (await row()).sent_at).not.toBeNull();
  deps.outbox.notify();
  expect(mailer.taken).toMatchObject([message]);
});

test('F2: a mail whose sender died before it could note so is sent again as the same message, not as another one', async () => {
  const { deps, dataDir } = await startPortalForTest();
  await deps.outbox.queue(deps.db, message);
  const send = async () => {
    deps.outbox.notify();
    await expect
      .poll(async () => (await deps.db.selectFrom('mail_outbox').select('sent_at').executeTakeFirstOrThrow()).sent_at)
      .not.toBeNull();
  };
  const { sealed } = await deps.db.selectFrom('mail_outbox').select('sealed').executeTakeFirstOrThrow();
  await send();
  await sql`update mail_outbox set sent_at = null, due_at = now(), sealed = ${Buffer.from(sealed)}`.execute(deps.db);
  await send();
  expect(await mailsTo(dataDir, message.to)).toHaveLength(1);
});

test('after 48 hours a mail is given up', async () => {
  const mailer = switchableMailer();
  mailer.state.isUp = false;
  const { deps } = await startPortalForTest({}, { mailer });
  await deps.outbox.queue(deps.db, message);
  await sql`update mail_outbox set created_at = created_at - interval '48 hours 1 minute'`.execute(deps.db);
  deps.outbox.notify();
  await expect
    .poll(async () => (await deps.db.selectFrom('mail_outbox').select('failed_at').executeTakeFirstOrThrow()).failed_at)
    .not.toBeNull();
});

test('T24: the outbox holds no text in clear, and nothing of it once it was sent', async () => {
  const mailer = switchableMailer();
  mailer.state.isUp = false;
  const { deps } = await startPortalForTest({}, { mailer });
  await deps.outbox.queue(deps.db, message);
  const sealed = async () => Buffer.from((await deps.db.selectFrom('mail_outbox').select('sealed').executeTakeFirstOrThrow()).sealed);
  expect((await sealed()).toString('latin1')).not.toContain('secret link');
  mailer.state.isUp = true;
  deps.outbox.notify();
  await expect.poll(async () => (await sealed()).length).toBe(0);
});

test.runIf(inject('database') === 'postgres')('two nodes send each mail once', async () => {
  const portal = await startPortalForTest();
  const second = await startSecondNode(portal);
  for (let count = 0; count < 30; count += 1) await portal.deps.outbox.queue(portal.deps.db, { ...message, subject: `Mail ${count}` });
  portal.deps.outbox.notify();
  second.deps.outbox.notify();
  const unsent = async () => (await portal.deps.db.selectFrom('mail_outbox').where('sent_at', 'is', null).select('id').execute()).length;
  await expect.poll(unsent).toBe(0);
  const { rows } = await sql<{ tries: number }>`select distinct tries from mail_outbox`.execute(portal.deps.db);
  expect(rows).toEqual([{ tries: 1 }]);
});
