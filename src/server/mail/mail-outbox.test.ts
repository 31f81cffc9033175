import { sql } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import { cleanUp } from '../cleanup.ts';
import { inTransaction } from '../database/transaction.ts';
import { queueMail } from './mail-outbox.ts';
import type { Message } from './mailer.ts';
import { mailsTo } from '../test-support/mailbox.ts';
import { startPortalForTest, startSecondNode } from '../test-support/test-portal.ts';

/** Makes a mailer whose server accepts mails while `isUp` is true. */
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
/** Longer than any test: every mail is sent because the outbox was notified. */
const neverMs = 60 * 60_000;
/** Polling interval for mails whose time a test has moved. */
const oftenMs = 50;

test('a mail is sent after the commit, without waiting for the next look; one of a transaction that fails never is', async () => {
  const mailer = switchableMailer();
  const { deps } = await startPortalForTest({}, { mailer, mailPollIntervalMs: neverMs });
  await inTransaction(deps.db, async (transaction) => {
    await deps.outbox.queue(transaction, message);
    throw new Error('it fails');
  }).catch(() => undefined);
  await inTransaction(deps.db, (transaction) => deps.outbox.queue(transaction, { ...message, subject: 'Second' }));
  await expect.poll(() => mailer.taken.map(({ subject }) => subject)).toEqual(['Second']);
});

test('a mail may not be queued where nobody would be told of the commit', async () => {
  const { deps } = await startPortalForTest();
  const queued = deps.db.transaction().execute((transaction) => deps.outbox.queue(transaction, message));
  await expect(queued).rejects.toThrow('inTransaction');
});

test('a mail that is refused is tried again after ten seconds, then after twice as long each time, and sent once', async () => {
  const mailer = switchableMailer();
  mailer.state.isUp = false;
  const { deps } = await startPortalForTest({}, { mailer, mailPollIntervalMs: oftenMs });
  await deps.outbox.queue(deps.db, message);
  const row = () =>
    deps.db
      .selectFrom('mail_outbox')
      .select(['tries', 'sent_at', sql<number>`round(extract(epoch from due_at - now()))::int`.as('waits')])
      .executeTakeFirstOrThrow();
  const waitsAbout = async (tries: number, seconds: number) => {
    await expect
      .poll(row)
      .toMatchObject({ tries, sent_at: null, waits: expect.toSatisfy((waits: number) => waits > seconds - 5 && waits <= seconds) });
  };
  await waitsAbout(1, 10);
  await sql`update mail_outbox set due_at = now()`.execute(deps.db);
  await waitsAbout(2, 20);
  mailer.state.isUp = true;
  await sql`update mail_outbox set due_at = now()`.execute(deps.db);
  await expect.poll(async () => (await row()).sent_at).not.toBeNull();
  await deps.outbox.queue(deps.db, { ...message, subject: 'Second' });
  await expect.poll(() => mailer.taken.map(({ subject }) => subject)).toEqual(['Subject', 'Second']);
});

test('a mail that is due later than its pause can last, as after a clock that was set back, is due', async () => {
  const mailer = switchableMailer();
  const { deps } = await startPortalForTest({}, { mailer, mailPollIntervalMs: oftenMs });
  const putOff = async (subject: string, tries: number, until = '50 minutes') =>
    inTransaction(deps.db, async (transaction) => {
      await queueMail(transaction, deps.secretKeys, { ...message, subject });
      const newest = sql`select max(id) from mail_outbox`;
      await sql`update mail_outbox set tries = ${tries}, due_at = now() + ${until}::interval where id = (${newest})`.execute(transaction);
    });
  await putOff('After a long pause', 12);
  // Another node has it, whose clock is slightly ahead: its lease ends later than one that starts now.
  await putOff('On its way elsewhere', 1, '2 minutes 10 seconds');
  await putOff('After a short pause', 1);
  await expect.poll(() => mailer.taken.map(({ subject }) => subject)).toEqual(['After a short pause']);
});

test('mails to a domain whose server hangs keep no other mail waiting', async () => {
  const hung = Promise.withResolvers<void>();
  const taken: string[] = [];
  const send = async ({ to }: Message) => {
    if (to.endsWith('@hangs.example')) await hung.promise;
    taken.push(to);
  };
  const { deps } = await startPortalForTest({}, { mailer: { send, close: () => undefined }, mailPollIntervalMs: oftenMs });
  const hanging = Array.from({ length: 8 }, (_, index) => `${index}@hangs.example`);
  await inTransaction(deps.db, async (transaction) => {
    for (const to of [...hanging, 'a@customer.example', 'b@customer.example']) await deps.outbox.queue(transaction, { ...message, to });
  });
  await expect.poll(() => taken.toSorted()).toEqual(['a@customer.example', 'b@customer.example']);
  hung.resolve();
  await expect.poll(() => new Set(taken).size).toBe(10);
  expect(taken).toHaveLength(10);
});

test('a mail that was given up is removed as one that was sent; one that waits stays, however old', async () => {
  const { deps } = await startPortalForTest({}, { mailPollIntervalMs: neverMs });
  const add = async (subject: string, change: ReturnType<typeof sql>) => {
    await queueMail(deps.db, deps.secretKeys, { ...message, subject });
    await sql`update mail_outbox set ${change} where sent_at is null and failed_at is null`.execute(deps.db);
  };
  await add('given up long ago', sql`failed_at = now() - interval '7 days 1 minute'`);
  await add('given up lately', sql`failed_at = now() - interval '6 days 23 hours'`);
  await add('waiting', sql`created_at = now() - interval '8 days', due_at = now() + interval '1 day'`);
  await cleanUp(deps);
  const left = await deps.db
    .selectFrom('mail_outbox')
    .select(sql<boolean>`failed_at is not null`.as('isGivenUp'))
    .orderBy('id')
    .execute();
  expect(left).toEqual([{ isGivenUp: true }, { isGivenUp: false }]);
});

test('F2: a mail whose sender died before it could note so is sent again as the same message, not as another one', async () => {
  const { deps, dataDir } = await startPortalForTest({}, { mailPollIntervalMs: oftenMs });
  const send = async () => {
    await expect
      .poll(async () => (await deps.db.selectFrom('mail_outbox').select('sent_at').executeTakeFirstOrThrow()).sent_at)
      .not.toBeNull();
  };
  const sealed = await deps.db.transaction().execute(async (transaction) => {
    await queueMail(transaction, deps.secretKeys, message);
    return (await transaction.selectFrom('mail_outbox').select('sealed').executeTakeFirstOrThrow()).sealed;
  });
  await send();
  await sql`update mail_outbox set sent_at = null, due_at = now(), sealed = ${Buffer.from(sealed)}`.execute(deps.db);
  await send();
  expect(await mailsTo(dataDir, message.to)).toHaveLength(1);
});

test('a node sends five mails at once, and two of them to one domain', async () => {
  const held = Promise.withResolvers<void>();
  const underWay = new Map<string, number>();
  const most = new Map<string, number>();
  const count = (name: string, change: 1 | -1) => {
    const now = (underWay.get(name) ?? 0) + change;
    underWay.set(name, now);
    most.set(name, Math.max(now, most.get(name) ?? 0));
  };
  let sent = 0;
  const send = async ({ to }: Message) => {
    const names = ['all', to.replace(/^.*@/, '')];
    names.forEach((name) => count(name, 1));
    await held.promise;
    names.forEach((name) => count(name, -1));
    sent += 1;
  };
  const { deps } = await startPortalForTest({}, { mailer: { send, close: () => undefined }, mailPollIntervalMs: oftenMs });
  onTestFinished(() => held.resolve());
  const domains = ['many.example', 'many.example', 'many.example', 'a.example', 'b.example', 'c.example', 'd.example', 'e.example'];
  await inTransaction(deps.db, async (transaction) => {
    for (const [index, domain] of domains.entries()) await deps.outbox.queue(transaction, { ...message, to: `${index}@${domain}` });
  });
  await expect.poll(() => underWay.get('all')).toBe(5);
  held.resolve();
  await expect.poll(() => sent).toBe(domains.length);
  expect([most.get('all'), most.get('many.example')]).toEqual([5, 2]);
});

test('a mail whose server hangs keeps no later mail waiting', async () => {
  const held = Promise.withResolvers<void>();
  const sent: string[] = [];
  const send = async ({ to }: Message) => {
    if (to === 'slow@hanging.example') await held.promise;
    sent.push(to);
  };
  const { deps } = await startPortalForTest({}, { mailer: { send, close: () => undefined } });
  onTestFinished(() => held.resolve());
  await deps.outbox.queue(deps.db, { ...message, to: 'slow@hanging.example' });
  // Taken and still held, when no other sender looks for mails any more.
  await expect.poll(async () => (await deps.db.selectFrom('mail_outbox').select('tries').executeTakeFirstOrThrow()).tries).toBe(1);
  await deps.outbox.queue(deps.db, message);
  await expect.poll(() => sent).toEqual([message.to]);
  held.resolve();
  await expect.poll(() => sent).toEqual([message.to, 'slow@hanging.example']);
});

test('T24: the outbox holds no text in clear, and nothing of it once it was sent', async () => {
  const mailer = switchableMailer();
  mailer.state.isUp = false;
  const { deps } = await startPortalForTest({}, { mailer, mailPollIntervalMs: oftenMs });
  await deps.outbox.queue(deps.db, message);
  const sealed = async () => Buffer.from((await deps.db.selectFrom('mail_outbox').select('sealed').executeTakeFirstOrThrow()).sealed);
  expect((await sealed()).toString('latin1')).not.toContain('secret link');
  mailer.state.isUp = true;
  await sql`update mail_outbox set due_at = now()`.execute(deps.db);
  await expect.poll(async () => (await sealed()).length).toBe(0);
});

test('two nodes send each mail once', async () => {
  const portal = await startPortalForTest();
  const second = await startSecondNode(portal);
  for (let count = 0; count < 30; count += 1) await portal.deps.outbox.queue(portal.deps.db, { ...message, subject: `Mail ${count}` });
  await second.deps.outbox.queue(second.deps.db, message);
  const unsent = async () => (await portal.deps.db.selectFrom('mail_outbox').where('sent_at', 'is', null).select('id').execute()).length;
  await expect.poll(unsent).toBe(0);
  const { rows } = await sql<{ tries: number }>`select distinct tries from mail_outbox`.execute(portal.deps.db);
  expect(rows).toEqual([{ tries: 1 }]);
});
