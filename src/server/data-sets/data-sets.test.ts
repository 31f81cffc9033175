import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { rangesSourceVersion } from '../../numbers/from-packages/build-ranges.ts';
import { loadBuiltInRanges } from './built-in-ranges.ts';
import { currentVersions, publishVersion, rollBack } from './versions.ts';
import { fileOf, importFile, listHeader, swapped } from '../test-support/import-files.ts';
import { startPortalForTest, startSecondNode } from '../test-support/test-portal.ts';

const list = (digits: string) => fileOf(listHeader, `${digits};prefix;;`);

test('a version whose file cannot be read changes no answer: the version before it stays current', async () => {
  const portal = await startPortalForTest();
  await importFile(portal, 'ait', { file: list('4474') });
  await swapped(portal, ({ numbers }) => numbers.aitRisk.version !== null);
  const { version } = portal.deps.dataSets.current().numbers.aitRisk;
  const lost = { storage_key: 'data-sets/lost.snapshot', bytes: 1, sha256: 'x', content_version: 'lost', row_count: 1 };
  const source = { source_name: 'lost.csv', source_sha256: 'y', as_of: new Date(), loaded_by: null };
  await publishVersion(portal.deps.db, { set_name: 'ait', ...lost, ...source });
  // Another set that changes later is loaded nevertheless once the lost one is gone again.
  await rollBack(portal.deps.db, 'ait');
  await importFile(portal, 'irsf', { file: list('4475') });
  await swapped(portal, ({ numbers }) => numbers.irsf.version !== null);
  expect(portal.deps.dataSets.current().numbers.aitRisk.version).toBe(version);
});

test('a node reads the current versions from the storage where it has no copy of its own', async () => {
  const portal = await startPortalForTest();
  await importFile(portal, 'ait', { file: list('4474') });
  rmSync(join(portal.dataDir, 'data-sets'), { recursive: true });
  const other = await startSecondNode(portal);
  expect(other.deps.dataSets.current().numbers.aitRisk.content.find('447400123456')).toBeDefined();
});

test('the newest versions of a set stay, with what a rollback needs; older files go', async () => {
  const portal = await startPortalForTest();
  for (let digits = 1; digits <= 8; digits += 1) await importFile(portal, 'ait', { file: list(`${digits}5`) });
  const files = () => readdirSync(join(portal.dataDir, 'files', 'data-sets')).filter((name) => name.startsWith('ait-'));
  expect(files()).toHaveLength(5);
  for (let version = 7; version >= 4; version -= 1) expect((await rollBack(portal.deps.db, 'ait')).to).toBe(version);
  await expect(rollBack(portal.deps.db, 'ait')).rejects.toThrow('Version 3 of ait was deleted');
  const current = (await currentVersions(portal.deps.db)).get('ait');
  expect(existsSync(join(portal.dataDir, 'files', current?.storage_key ?? ''))).toBe(true);
});

test(
  'two nodes that build the ranges by themselves, at different times, call them the same and of the same day; three sets stay, the newest',
  { tags: ['full'] },
  async () => {
    const portal = await startPortalForTest();
    const directory = mkdtempSync(join(portal.dataDir, 'another-node-'));
    const here = portal.deps.dataSets.current().ranges;
    const { db, storage } = portal.deps;
    await db.deleteFrom('built_ranges').execute();
    // What versions of the portal before this one built.
    for (const ago of [3, 2, 1]) {
      const key = `data-sets/built-in-${ago}.snapshot`;
      await storage.write(key, Buffer.from('ranges'));
      await sql`
        insert into built_ranges (source, storage_key, bytes, sha256, built_at)
        values (${`of ${ago}`}, ${key}, 6, '', now() - ${ago} * interval '1 day')`.execute(db);
    }
    const there = await loadBuiltInRanges({ ...portal.deps, demo: false, dataDir: directory });
    const kept = await db.selectFrom('built_ranges').select('source').orderBy('built_at', 'desc').execute();
    expect(kept.map(({ source }) => source)).toEqual([rangesSourceVersion(false), 'of 1', 'of 2']);
    const isStored = (ago: number) => existsSync(join(portal.dataDir, 'files', `data-sets/built-in-${ago}.snapshot`));
    expect([1, 2, 3].map(isStored)).toEqual([true, true, false]);
    expect([there.version, there.builtAt]).toEqual([here.version, here.builtAt]);
    // The day of the older of the packages that it is built from.
    expect(here.builtAt).toBe('2026-07-30T00:00:00Z');
  },
);

test('a node reads the ranges that are built, whatever another one numbers meanwhile', async () => {
  const portal = await startPortalForTest();
  const { db } = portal.deps;
  const readBeside = await db.transaction().execute(async (transaction) => {
    // What a node that numbers new providers holds until its end.
    await sql`select pg_advisory_xact_lock(hashtext('service_provider_ids'))`.execute(transaction);
    return loadBuiltInRanges({ ...portal.deps, demo: false, dataDir: mkdtempSync(join(portal.dataDir, 'another-node-')) });
  });
  expect(readBeside.version).toBe(portal.deps.dataSets.current().ranges.version);
});
