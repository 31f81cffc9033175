/** Retention of rows, by default and by other settings. */
import { mkdirSync, readdirSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { cleanUp } from './cleanup.ts';
import type { CleanedName } from './database/tables.ts';
import { makePartitions } from './query-records/query-records.ts';
import { keptTimes, type Lifetime, lifetimes } from './test-support/lifetimes.ts';
import { makeUser } from './test-support/factories.ts';
import { allowAuditRemoval } from './auth/old-audit-entries.ts';
import { startPortalForTest, startTestPortal, type TestPortal } from './test-support/test-portal.ts';

let portal: TestPortal;
beforeAll(async () => {
  portal = await startTestPortal(keptTimes);
});
afterAll(() => portal.stop());

// The keys of the record.
test.each(Object.entries(lifetimes) as [CleanedName, Lifetime][])(
  'a row of %s stays for its time, and no longer',
  async (table, { lasting, over, row }) => {
    const { db } = portal.deps;
    const count = async () => (await sql`select 1 from ${sql.table(table)}`.execute(db)).rows.length;
    const add = async (age: string) => {
      const time = sql<Date>`now() - ${age}::interval`;
      const { rows } = await sql<{ day: string }>`select (${time})::date::text as day`.execute(db);
      if (table === 'query_records')
        await makePartitions(
          db,
          rows.map(({ day }) => day),
        );
      const { portalId, organisationId } = await makeUser(portal.deps, { hasPassword: false });
      await row({ time, user: portalId, organisation: organisationId }).execute(db);
    };
    const before = await count();
    await add(over);
    expect(await count()).toBe(before + 1);
    await cleanUp(portal.deps);
    expect(await count()).toBe(before);
    await add(lasting);
    await cleanUp(portal.deps);
    expect(await count()).toBe(before + 1);
  },
);

test('without a time entries of the audit log, tickets and documents stay for ever; an open ticket stays whatever the time', async () => {
  const own = await startPortalForTest();
  const { db } = own.deps;
  const { portalId, organisationId } = await makeUser(own.deps, { hasPassword: false });
  const tables = ['audit_log', 'tickets', 'documents'] as const;
  const count = async () =>
    Promise.all(tables.map(async (table) => (await sql`select 1 from ${sql.table(table)}`.execute(db)).rows.length));
  for (const table of tables)
    await lifetimes[table].row({ time: sql`now() - interval '20 years'`, user: portalId, organisation: organisationId }).execute(db);
  const before = await count();
  await cleanUp(own.deps);
  expect(await count()).toEqual(before);
  await sql`update tickets set state = 'open'`.execute(db);
  await cleanUp({ ...own.deps, config: { ...own.deps.config, KEEP_TICKETS_DAYS: 1 } });
  expect((await count())[1]).toBe(1);
});

test('a ticket that was closed long ago goes, though another one of its organisation was closed since', async () => {
  const { db } = portal.deps;
  const { portalId: user, organisationId: organisation } = await makeUser(portal.deps, { hasPassword: false });
  for (const days of [91, 89])
    await lifetimes.tickets.row({ time: sql`now() - ${days} * interval '1 day'`, user, organisation }).execute(db);
  await cleanUp(portal.deps);
  const { rows } = await sql`
    select at > now() - interval '90 days' as is_recent from tickets
    join ticket_state_changes as change on change.organisation_id = tickets.organisation_id and change.ticket_id = tickets.id
    where tickets.organisation_id = ${organisation}`.execute(db);
  expect(rows).toEqual([{ is_recent: true }]);
});

test('other times than the usual ones hold, of rows and of captured mails', async () => {
  const env = { KEEP_QUERY_RECORDS_DAYS: '10', KEEP_SENT_MAILS_DAYS: '2', KEEP_BATCHES_DAYS: '3' };
  const own = await startPortalForTest(env);
  const { db } = own.deps;
  const { portalId, organisationId } = await makeUser(own.deps, { hasPassword: false });
  const days = { query_records: [9, 12], mail_outbox: [1, 3], batches: [3, 5] } as const;
  for (const [table, ages] of Object.entries(days) as [keyof typeof days, readonly number[]][]) {
    for (const age of ages) {
      const time = sql<Date>`now() - ${age} * interval '1 day'`;
      const { rows } = await sql<{ day: string }>`select (${time})::date::text as day`.execute(db);
      if (table === 'query_records')
        await makePartitions(
          db,
          rows.map(({ day }) => day),
        );
      await lifetimes[table].row({ time, user: portalId, organisation: organisationId }).execute(db);
    }
  }
  const outbox = join(own.dataDir, 'outbox');
  mkdirSync(outbox, { recursive: true });
  for (const [name, age] of [
    ['new.eml', 1],
    ['old.eml', 3],
    ['old.txt', 3],
  ] as const) {
    writeFileSync(join(outbox, name), '');
    const time = new Date(Date.now() - age * 86_400_000);
    utimesSync(join(outbox, name), time, time);
  }
  await cleanUp(own.deps);
  for (const table of Object.keys(days)) expect((await sql`select 1 from ${sql.table(table)}`.execute(db)).rows).toHaveLength(1);
  expect(readdirSync(outbox).toSorted()).toEqual(['new.eml', 'old.txt']);
});

test('the audit log takes no change, and no removal that does not say that it is meant', async () => {
  const { db } = portal.deps;
  for (const statement of [sql`update audit_log set actor = ''`, sql`delete from audit_log`, sql`truncate audit_log`])
    await expect(statement.execute(db)).rejects.toThrow('append-only');
  const allowed = db.transaction().execute(async (transaction) => {
    await allowAuditRemoval(transaction);
    await sql`update audit_log set actor = ''`.execute(transaction);
  });
  await expect(allowed).rejects.toThrow('append-only');
});
