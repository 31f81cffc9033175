/** Erasing a closed organisation: nothing that names it, or its people, is left in any table or file. */
import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import { cleanUp } from '../cleanup.ts';
import { queueMail } from '../mail/mail-outbox.ts';
import { startPortal } from '../start.ts';
import { archive, archiveNow, siteWithRecords } from '../test-support/archived-records.ts';
import { staffTokenOf } from '../test-support/organisations.ts';
import { finishedRows, sendBatch } from '../test-support/batches.ts';
import { publishTestDocument } from '../test-support/documents.ts';
import { accountKey } from '../auth/account-key.ts';
import { spendConfirmation } from '../auth/mail-budgets.ts';
import { makeKeyFor, makeUser, signedInToken, type TestUser } from '../test-support/factories.ts';
import { command } from '../test-support/command-line.ts';
import { quietPortal } from '../test-support/started-program.ts';
import { testConfig } from '../test-support/test-config.ts';
import { callPortal, copyTemplate, startPortalForTest, type TestPortal } from '../test-support/test-portal.ts';
import { ticketCalls } from '../test-support/tickets.ts';
import { addWebhookFor, deliveriesTo, startReceiver } from '../test-support/webhooks.ts';

// No number of a range, a time or a size has these digits.
const id = 1_987_654_321;
const partner = 'results@partner.example';
const shared = 'shared@partner.example';
const internalNote = 'A note that only staff read';

/** Every value of every table, and every file, with one of these words; the entry and the line that are to remain, and nothing else, are left out. */
async function mentions({ deps: { db }, dataDir }: TestPortal, words: readonly string[]): Promise<string[]> {
  const { rows: tables } = await sql<{ name: string }>`
    select relname::text as name from pg_class
    where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and not relispartition`.execute(db);
  const found: string[] = [];
  for (const { name } of tables) {
    const kept = name === 'audit_log' ? sql`where action <> 'organisation erased'` : sql``;
    const { rows } = await sql<{ line: string }>`select "the row"::text as line from ${sql.table(name)} as "the row" ${kept}`.execute(db);
    found.push(...rows.filter(({ line }) => words.some((word) => line.includes(word))).map(({ line }) => `${name}: ${line}`));
  }
  for (const entry of readdirSync(dataDir, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name);
    if (!entry.isFile() || /data-sets|pgdata|database|erasures\.log/.test(path)) continue;
    // Mails break long lines.
    const text = readFileSync(path, 'latin1').replaceAll('=\n', '');
    if (words.some((word) => path.includes(word) || text.includes(word))) found.push(path);
  }
  return found;
}

/** A mail that waits, as for a mail server that is away: nobody tries it for five minutes. */
async function waitingMail({ deps: { db, secretKeys } }: TestPortal, to: string): Promise<number> {
  return db.transaction().execute(async (transaction) => {
    await queueMail(transaction, secretKeys, { to, subject: 'Your batch numbers.csv is finished', text: 'Its results' });
    const { rows } = await sql<{ id: number }>`
      update mail_outbox set due_at = now() + interval '5 minutes' where id = (select max(id) from mail_outbox) returning id`.execute(
      transaction,
    );
    return rows[0]?.id ?? 0;
  });
}

async function waitingMails({ deps: { db } }: TestPortal): Promise<number[]> {
  const rows = await db.selectFrom('mail_outbox').where('sent_at', 'is', null).select('id').orderBy('id').execute();
  return rows.map((row) => row.id);
}

/** All that an organisation may have, and the words that only it has. */
async function fullOrganisation(portal: TestPortal, user: TestUser): Promise<string[]> {
  const { deps } = portal;
  const token = await signedInToken(deps, user);
  await makeKeyFor(portal, user, {});
  const receiver = await startReceiver();
  const webhook = await addWebhookFor(portal, user, { url: receiver.url, events: ['batch.finished', 'batch.failed'] });
  const { file } = await publishTestDocument(portal, { matter: 'my-documents/weekly-reports', organisationId: id });
  const batches: string[] = [];
  for (const email of [user.email, partner, shared]) {
    const { body } = await sendBatch(portal, token, { content: ['447400123456'], email });
    await finishedRows(portal, token, body.id);
    batches.push(body.id);
  }
  const ticket = await ticketCalls(() => portal).send(token);
  expect(ticket.status).toBe(200);
  const note = await ticketCalls(() => portal).note(await staffTokenOf(portal), ticket.body.ticketId, internalNote);
  expect(note.status).toBe(200);
  await expect.poll(async () => (await deliveriesTo(portal, user, webhook.id)).length).toBe(3);
  // What the captured mails are about: key and webhook, of the ticket to support, of the batch, and the question to each partner.
  await expect.poll(() => readdirSync(join(portal.dataDir, 'outbox')).filter((name) => name.endsWith('.eml')).length).toBe(7);
  return [internalNote, user.email, user.portalId, partner, webhook.id, file, ...batches];
}

test('T78: an erased organisation leaves one entry of the audit log and a line with account and time, and neither rows, files nor mails; what is of others stays', async () => {
  const portal = await startPortalForTest({ WEBHOOKS_ALLOW_PRIVATE: 'true' }, { webhookTimes: { pollIntervalMs: 30 } });
  const { deps } = portal;
  const user = await makeUser(deps, { organisationId: id });
  const other = await makeUser(deps);
  const otherToken = await signedInToken(deps, other);
  const words = [String(id), accountKey(user.email), ...(await fullOrganisation(portal, user))];
  await spendConfirmation(deps.db, deps.config, { organisationId: other.organisationId, to: user.email, field: 'email' });
  const { body } = await sendBatch(portal, otherToken, { content: ['447400123456'], email: shared });
  await finishedRows(portal, otherToken, body.id);
  const [, , ...ofOthers] = [await waitingMail(portal, user.email), await waitingMail(portal, partner), await waitingMail(portal, shared)];
  ofOthers.push(await waitingMail(portal, other.email));
  const erase = (...more: string[]) => command(portal, ['organisation', 'erase', String(id), '--name', `Organisation ${id}`, ...more]);

  expect((await erase()).code).toBe(1);
  await command(portal, ['organisation', 'close', String(id)]);
  expect((await erase()).code).toBe(1);
  await sql`update organisations set closed_at = now() - interval '29 days 23 hours' where id = ${id}`.execute(deps.db);
  expect((await erase()).code).toBe(1);
  await sql`update organisations set closed_at = now() - interval '30 days' where id = ${id}`.execute(deps.db);
  expect((await command(portal, ['organisation', 'erase', String(id), '--name', `Organisation ${id} `])).code).toBe(1);
  expect((await mentions(portal, words)).length).toBeGreaterThan(20);
  expect(await waitingMails(portal)).toHaveLength(4);
  expect(await erase('--dry-run')).toMatchObject({ code: 0, out: expect.stringContaining('could be erased') });
  expect(await erase()).toMatchObject({ code: 0, out: expect.stringContaining(', batches: 3, ') });

  expect(await mentions(portal, words)).toEqual([]);
  expect(await waitingMails(portal)).toEqual(ofOthers);
  expect((await mentions(portal, [other.email, body.id])).length).toBeGreaterThan(3);
  const entries = await deps.db.selectFrom('audit_log').where('action', '=', 'organisation erased').selectAll().execute();
  expect(entries).toMatchObject([{ organisation_id: deps.config.PLATFORM_ACCOUNT_ID, subject: `account ${id}` }]);
  expect(entries[0]?.detail).toMatch(/portal users: 1\b/);
  const log = join(portal.dataDir, 'files', 'erasures.log');
  const lines = readdirSync(log).map((name) => readFileSync(join(log, name), 'utf8'));
  expect(lines).toEqual([expect.stringMatching(/^20[\d-]+T[\d:.]+Z 1987654321\n$/)]);
});

type Place = Pick<TestPortal, 'dataDir' | 'databaseUrl'>;

/** Runs `work` with a portal, and stops it: nothing else has the database while a process is killed. */
async function withPortal<Result>(place: Place, work: (portal: TestPortal) => Promise<Result>): Promise<Result> {
  const portal = await startPortal(testConfig({ DATA_DIR: place.dataDir, DATABASE_URL: place.databaseUrl }), { clock: () => archiveNow });
  try {
    return await work({ ...portal, ...place, call: callPortal(portal) });
  } finally {
    await portal.stop();
  }
}

/** Erases in a process that kills itself at a step. */
function eraseUntil(step: string, account: number, { dataDir, databaseUrl }: Place): string | null {
  const program = join(import.meta.dirname, '../test-support/erase-until.ts');
  const place = { DATA_DIR: dataDir, ALLOW_PLAINTEXT: 'true', DATABASE_URL: databaseUrl };
  const env = { PATH: process.env['PATH'], ...quietPortal, ...place };
  return spawnSync(process.execPath, [program, String(account), step], { env, timeout: 60_000 }).signal;
}

/** The files of the archive; in these tests nobody else has records in them. */
function archivedIn({ dataDir }: Place): string[] {
  const entries = readdirSync(join(dataDir, 'files', 'archive'), { recursive: true, withFileTypes: true });
  return entries.flatMap((entry) => (entry.isFile() ? [entry.name] : []));
}

for (const { step, tags } of [
  { step: 'archived_query_records', tags: ['full'] },
  { step: 'query_records', tags: [] },
])
  test(
    `T78: an erasure that is killed half-way, at ${step}, cannot be taken back, is gone on with, and its report tells of all, in the archive too`,
    { tags },
    async () => {
      const { remove, ...place } = await copyTemplate();
      onTestFinished(remove);
      const account = await withPortal(place, async (portal) => {
        const { administrator } = await siteWithRecords(portal);
        expect(await archive(portal)).toBe(160);
        const { organisationId } = administrator;
        await sql`update organisations set closed_at = now() - interval '31 days' where id = ${organisationId}`.execute(portal.deps.db);
        expect(archivedIn(place)).toHaveLength(4);
        return organisationId;
      });
      expect(eraseUntil(step, account, place)).toBe('SIGKILL');
      await withPortal(place, async (portal) => {
        const { db } = portal.deps;
        const left = async () => db.selectFrom('portal_users').where('organisation_id', '=', account).select('id').execute();
        expect(await left()).toHaveLength(2);
        expect(await command(portal, ['organisation', 'reopen', String(account)])).toMatchObject({
          code: 1,
          err: expect.stringContaining('is being erased and cannot be reopened'),
        });
        // Whoever was killed holds its lease for a while.
        await cleanUp(portal.deps);
        expect(await command(portal, ['organisation', 'erase', String(account), '--name', `Organisation ${account}`])).toMatchObject({
          code: 1,
          err: expect.stringContaining(`A node of the portal is already erasing account ${account}`),
        });
        expect(await left()).toHaveLength(2);
        await sql`update leases set locked_until = now() - interval '1 second'`.execute(db);
        await cleanUp(portal.deps);
        expect(await left()).toEqual([]);
        const [entry] = await db.selectFrom('audit_log').where('action', '=', 'organisation erased').select('detail').execute();
        // 40 of each of six days, of which four were archived.
        expect(entry?.detail).toMatch(/\barchived query records: 160, .*\bportal users: 2, .*\bquery records: 80\b/);
        const { rows } = await sql`select 1 from archived_rows where organisation_id = ${account}`.execute(db);
        expect(rows).toEqual([]);
        expect(archivedIn(place)).toEqual([]);
      });
    },
  );
