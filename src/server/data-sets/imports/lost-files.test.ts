/** The stored file of a version: kept where the version may be there, and replaced where it is lost. */
import { readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import { currentVersions } from '../versions.ts';
import { DatabaseAway } from '../../database/absence.ts';
import { openDatabase } from '../../database/database.ts';
import { fileOf, importFile, listHeader, rangeLine, rangesHeader } from '../../test-support/import-files.ts';
import { openNetworkPath } from '../../test-support/network-path.ts';
import { socketOf } from '../../test-support/postgres.ts';
import { startPortalForTest, type TestPortal } from '../../test-support/test-portal.ts';

const list = (digits: string) => fileOf(listHeader, `${digits};prefix;;`);
const files = ({ dataDir }: TestPortal) => readdirSync(join(dataDir, 'files', 'data-sets')).filter((name) => !name.startsWith('built-in-'));
const versionOf = async ({ deps }: TestPortal, set: 'ait' | 'ranges') => (await currentVersions(deps.db)).get(set);

/** Runs `body` when a version is committed. */
async function atCommit({ deps: { db } }: TestPortal, body: string): Promise<void> {
  await sql`create function at_commit() returns trigger language plpgsql as ${sql.lit(`begin ${body}; return null; end`)}`.execute(db);
  await sql`create constraint trigger at_commit after insert on data_set_versions deferrable initially deferred
    for each row execute function at_commit()`.execute(db);
}

test('a version that could not be published leaves no file', async () => {
  const portal = await startPortalForTest();
  await importFile(portal, 'ait', { file: list('4474') });
  await atCommit(portal, `raise exception 'refused at commit'`);
  await expect(importFile(portal, 'ait', { file: list('4475') })).rejects.toThrow('refused at commit');
  expect(files(portal)).toHaveLength(1);
});

test.each(['answers again', 'stays away'])(
  'a version whose commit got no answer keeps its file, where the database %s',
  { tags: ['full'] },
  async (afterwards) => {
    const portal = await startPortalForTest({ ROLE: 'api' });
    await atCommit(portal, 'perform pg_sleep(0.5)');
    const target = socketOf(portal.databaseUrl);
    const path = await openNetworkPath(target);
    const { username, password, pathname } = new URL(portal.databaseUrl);
    const url = `postgres://${username}:${password}@127.0.0.1:${path.port}${pathname}`;
    const { db, close } = openDatabase(url, { silenceMs: 1_000 });
    onTestFinished(async () => {
      const closed = close();
      await path.stop();
      await closed;
    });
    const importing = importFile({ ...portal, deps: { ...portal.deps, db } }, 'ait', { file: list('4474') });
    const isCommitting = sql`select 1 from pg_stat_activity where datname = current_database() and state = 'active' and query = 'commit'`;
    await expect.poll(async () => (await isCommitting.execute(portal.deps.db)).rows, { interval: 10 }).toHaveLength(1);
    path.cut();
    if (afterwards === 'answers again') path.leadTo(target);
    await expect(importing).rejects.toThrow(DatabaseAway);
    expect((await versionOf(portal, 'ait'))?.storage_key).toBe(`data-sets/${files(portal)[0]}`);
  },
);

test.each(['missing', 'damaged'])('a version whose file is %s is replaced with --yes, and without it is said to be', async (fault) => {
  const portal = await startPortalForTest();
  for (const [set, first, second] of [
    ['ait', list('4474'), list('4475')],
    ['ranges', fileOf(rangesHeader, rangeLine()), fileOf(rangesHeader, rangeLine({ range: '447401' }))],
  ] as const) {
    await importFile(portal, set, { file: first });
    const key = (await versionOf(portal, set))?.storage_key ?? '';
    rmSync(join(portal.dataDir, key), { force: true });
    await portal.deps.storage.remove(key);
    if (fault === 'damaged') await portal.deps.storage.write(key, Buffer.from('other bytes'));
    const refusal = /^The file of (ait|ranges)-1-\w+, .* is missing or damaged, .* --yes/;
    await expect(importFile(portal, set, { file: second, yes: false })).rejects.toThrow(refusal);
    await expect(importFile(portal, set, { file: second, dryRun: true })).rejects.toThrow(refusal);
    expect(await importFile(portal, set, { file: second })).toMatchObject({ status: 'loaded', version: 2 });
  }
});
