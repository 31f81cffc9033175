/** Killing the archiver at any step neither loses nor doubles a record: real processes, real signals. */
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { cleanUp } from '../cleanup.ts';
import { archive, archiveNow, pagesOf, type Site, siteWithRecords } from '../test-support/archived-records.ts';
import { quietPortal } from '../test-support/started-program.ts';
import { startTestPortal, type TestPortal } from '../test-support/test-portal.ts';
import type { Step } from './move-records.ts';

/** A portal without automatic archiving, so that each case meets exactly the state that the previous one left. */
let portal: TestPortal;
beforeAll(async () => {
  portal = await startTestPortal({ ROLE: 'api' }, { clock: () => archiveNow });
});
afterAll(() => portal.stop());

/** Archives in a process that kills itself when it reaches the step for the second time, after one finished file. */
function archiveUntil(step: Step, { dataDir, databaseUrl }: TestPortal): string | null {
  const program = join(import.meta.dirname, '../test-support/archive-until.ts');
  const place = { DATA_DIR: dataDir, ALLOW_PLAINTEXT: 'true', DATABASE_URL: databaseUrl };
  const env = { PATH: process.env['PATH'], ...quietPortal, ...place };
  return spawnSync(process.execPath, [program, step, '2', archiveNow.toISOString()], { env, timeout: 60_000 }).signal;
}

/** The files of the archive in the storage. */
function storedFiles({ dataDir }: TestPortal): string[] {
  const folder = join(dataDir, 'files', 'archive');
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, withFileTypes: true }).flatMap((entry) => (entry.isFile() ? [entry.name] : []));
}

/** Counts the organisation's records in the database and the archive. */
async function countOf({ administrator: { organisationId } }: Site): Promise<{ database: number; archive: number }> {
  const { rows } = await sql<{ database: number; archive: number }>`
    select (select count(*)::int from query_records where organisation_id = ${organisationId}) as database,
      (select coalesce(sum(records), 0)::int from archived_rows where organisation_id = ${organisationId}) as archive`.execute(
    portal.deps.db,
  );
  return rows[0] ?? { database: 0, archive: 0 };
}

for (const { step, archived, tags } of [
  { step: 'begun', archived: 30, tags: ['full'] },
  { step: 'read', archived: 30, tags: ['full'] },
  { step: 'written', archived: 30, tags: ['full'] },
  { step: 'stored', archived: 30, tags: ['full'] },
  { step: 'deleted', archived: 30, tags: [] },
  // The first file of the first day, and the rest of it.
  { step: 'moved', archived: 40, tags: [] },
] satisfies { step: Step; archived: number; tags: string[] }[])
  test(`killed when it ${step} the second file: every record is there once, and the next one goes on`, { tags }, async () => {
    const { db } = portal.deps;
    const site = await siteWithRecords(portal);
    const before = await pagesOf(site, {});
    expect(archiveUntil(step, portal)).toBe('SIGKILL');
    expect(await countOf(site)).toEqual({ database: 240 - archived, archive: archived });
    expect(await pagesOf(site, {})).toEqual(before);
    expect(await archive(portal)).toBe(0);
    // Two minutes later. A lease holds until its end, inclusive.
    await sql`update leases set locked_until = now() - interval '1 second'`.execute(db);
    expect(await archive(portal, { mostRecords: 30 })).toBe(160 - archived);
    expect(await countOf(site)).toEqual({ database: 80, archive: 160 });
    expect(await pagesOf(site, {})).toEqual(before);
    // One hour later.
    await sql`update archived_files set created_at = created_at - interval '2 hours'`.execute(db);
    await cleanUp(portal.deps);
    const files = await db.selectFrom('archived_files').select(['id', 'state']).execute();
    expect(new Set(files.map(({ state }) => state))).toEqual(new Set(['kept']));
    expect(storedFiles(portal).toSorted()).toEqual(files.map(({ id }) => `${id}.parquet`).toSorted());
  });
