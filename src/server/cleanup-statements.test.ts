/** Expired rows are found by an index: a full scan of a growing table every ten minutes would in the end exceed the statement time-out. */
import { CompiledQuery, sql } from 'kysely';
import { expect, test } from 'vitest';
import { cleanUp, cleanUpForAll } from './cleanup.ts';
import { takeLease } from './database/leases.ts';
import { makeUser } from './test-support/factories.ts';
import { compiledQueries } from './test-support/statements.ts';
import { keptTimes } from './test-support/lifetimes.ts';
import { startPortalForTest } from './test-support/test-portal.ts';

/** Read whole, since they stay small. */
const smallTables: Readonly<Record<string, string>> = {
  sessions: 'of people who are signed in; an index of their times would be written at each call',
  archived_files: 'some a day',
  upstream_circuits: 'one an upstream',
  query_imports: 'one a file that an operator imported',
  leases: 'one a work that is under way',
  erasures: 'one an organisation that is being erased',
};

interface Plan {
  readonly 'Node Type': string;
  readonly 'Relation Name'?: string;
  readonly 'Index Cond'?: string;
  readonly Plans?: readonly Plan[];
}

/** Returns the tables that a plan reads whole. An index condition is above or below, by the kind of scan. */
function readWhole(plan: Plan): string[] {
  const { 'Node Type': type, 'Relation Name': table, 'Index Cond': condition } = plan;
  const isWhole = table !== undefined && (type === 'Seq Scan' || (/^Index (Only )?Scan$/.test(type) && condition === undefined));
  return [...(isWhole ? [table] : []), ...(plan.Plans ?? []).flatMap(readWhole)];
}

test('nothing that is cleaned up is looked for by reading a whole table', async () => {
  const portal = await startPortalForTest(keptTimes);
  // The use of the index of the log's times depends on the log's length.
  const { organisationId } = await makeUser(portal.deps, { hasPassword: false });
  await sql`insert into audit_log (organisation_id, at, actor, subject, action)
    select ${organisationId}, now() - (100000 - minute) * interval '1 minute', 'a@x.example', 'a@x.example', 'signed in'
    from generate_series(1, 100000) as minute`.execute(portal.deps.db);
  await sql`analyze audit_log`.execute(portal.deps.db);
  const { db, queries } = compiledQueries(portal.deps.db);
  await cleanUp({ ...portal.deps, db });
  const found: string[] = [];
  for (const { sql: text, parameters } of queries.filter((query) => /^\s*(delete|select|update|with)\b/i.test(query.sql))) {
    const plans = await portal.deps.db.transaction().execute(async (transaction) => {
      // Otherwise empty tables would be read whole just because they are empty.
      await sql`set local enable_seqscan = off`.execute(transaction);
      return transaction.executeQuery<{ 'QUERY PLAN': [{ Plan: Plan }] }>(
        CompiledQuery.raw(`explain (format json) ${text}`, [...parameters]),
      );
    });
    for (const table of readWhole(plans.rows[0]!['QUERY PLAN'][0].Plan))
      if (!(table in smallTables)) found.push(`${table}: ${text.replaceAll(/\s+/g, ' ').trim()}`);
  }
  expect(queries.length).toBeGreaterThan(15);
  expect(found).toEqual([]);
});

test('one node cleans up for all', async () => {
  const portal = await startPortalForTest(keptTimes);
  const other = await takeLease(portal.deps.db, { organisationId: 0, name: 'cleanup' });
  const { db, queries } = compiledQueries(portal.deps.db);
  await cleanUpForAll({ ...portal.deps, db });
  expect(queries.filter((query) => query.sql.includes('delete'))).toEqual([]);
  await other?.release();
  await cleanUpForAll({ ...portal.deps, db });
  expect(queries.filter((query) => query.sql.includes('delete')).length).toBeGreaterThan(15);
});
