/** The time limit for reading many archive files, and reading them after a restore. */
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { exportQueryRecords, queryTotals } from '../../shared/query-records/query-records.ts';
import { startPortal } from '../start.ts';
import { archive, archiveNow, pagesOf, period, type Site, siteWithRecords } from '../test-support/archived-records.ts';
import { signedInToken } from '../test-support/factories.ts';
import { command } from '../test-support/command-line.ts';
import { startObjectStorage } from '../test-support/object-storage.ts';
import { testConfig } from '../test-support/test-config.ts';
import { callPortal, emptyDatabase, startPortalForTest, type TestPortal } from '../test-support/test-portal.ts';
import { listAllRecords, totalAllRecords } from './all-records.ts';
import { openArchive } from './archive.ts';

test('an answer from many files is broken off between them when its time is over', { tags: ['full'] }, async () => {
  const portal = await startPortalForTest({}, { clock: () => archiveNow });
  const { administrator } = await siteWithRecords(portal, 20);
  // Each file has one or two records of four days: more files than one statement reads.
  await archive(portal, { mostRecords: 1 });
  const { deps, dataDir } = portal;
  const within = (answerMs: number) => ({ ...deps, archive: openArchive({ storage: deps.storage, dataDir, answerMs }) });
  const { organisationId } = administrator;
  const [hurried, patient] = [within(0), within(60_000)];
  onTestFinished(async () => {
    for (const { archive: opened } of [hurried, patient]) await opened.workrooms.stop();
  });
  const refusal = 'Reading archived queries took too long. Choose fewer days';
  const page = { filter: { ...period, country: 'XX' }, before: undefined, limit: 51 };
  await expect(totalAllRecords(hurried, organisationId, { ...period, countedFrom: period.from })).rejects.toThrow(refusal);
  await expect(listAllRecords(hurried, organisationId, page)).rejects.toThrow(refusal);
  const { records } = await totalAllRecords(patient, organisationId, { ...period, countedFrom: period.from });
  expect(records.answered + records.failed).toBe(120);
  expect(await listAllRecords(patient, organisationId, page)).toEqual([]);
  // A few files have no time limit.
  await expect(totalAllRecords(hurried, organisationId, { ...period, to: '2026-02-01', countedFrom: period.from })).resolves.toBeDefined();
});

/** Returns pages, totals, and the exports of all and of failed records. */
async function shownOf(site: Site) {
  const shown = [];
  for (const query of [period, { ...period, class: 'failed' as const }]) {
    const [totals, file] = [
      await site.portal.call(queryTotals, { query }, site.tokens.administrator),
      await site.portal.call(exportQueryRecords, { query }, site.tokens.administrator),
    ];
    shown.push({ pages: await pagesOf(site, query), totals: [totals.status, totals.body], file: [file.status, file.body] });
  }
  return shown;
}

/** Copies the files named by the template from its data directory. */
async function storeTemplateFiles({ dataDir, deps: { storage } }: TestPortal): Promise<void> {
  const files = join(dataDir, 'files');
  for (const entry of readdirSync(files, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name);
    if (entry.isFile() && entry.name !== 'storage-mark') await storage.write(relative(files, path), readFileSync(path));
  }
}

for (const isOnDisk of [true, false])
  test(
    `after a restore with archived days on ${isOnDisk ? 'the disk' : 'an object storage'} everything is shown as before`,
    { tags: ['full'] },
    async () => {
      const objects = isOnDisk ? undefined : await startObjectStorage();
      onTestFinished(async () => objects?.stop());
      const portal = await startPortalForTest({ ...objects?.env }, { clock: () => archiveNow });
      if (objects) await storeTemplateFiles(portal);
      const site = await siteWithRecords(portal);
      await siteWithRecords(portal, 25);
      await archive(portal, { mostRecords: 30 });
      const before = await shownOf(site);

      const parent = mkdtempSync(join(tmpdir(), 'dialplane-drill-'));
      onTestFinished(() => rmSync(parent, { recursive: true, force: true }));
      const folder = join(parent, 'backup');
      expect(await command(portal, ['backup', folder], { ...objects?.env })).toMatchObject({ code: 0 });
      // The bucket is restored separately, by its own means.
      const elsewhere = objects && (await startObjectStorage());
      onTestFinished(async () => elsewhere?.stop());
      if (objects && elsewhere) cpSync(objects.bucket, elsewhere.bucket, { recursive: true });
      const database = await emptyDatabase();
      onTestFinished(database.remove);
      const restoredPlace = { dataDir: join(parent, 'data'), databaseUrl: database.url };
      expect(await command(restoredPlace, ['restore', folder], { ...elsewhere?.env })).toMatchObject({ code: 0 });
      await portal.deps.storage.remove('archive/');

      const config = testConfig({ DATA_DIR: restoredPlace.dataDir, DATABASE_URL: database.url, ...elsewhere?.env });
      const restored = await startPortal(config, { clock: () => archiveNow });
      onTestFinished(() => restored.stop());
      const { administrator, reader } = site;
      const tokens = {
        administrator: await signedInToken(restored.deps, administrator),
        reader: await signedInToken(restored.deps, reader),
      };
      const after = await shownOf({
        ...site,
        tokens,
        portal: { ...portal, ...restored, ...restoredPlace, call: callPortal(restored) },
      });
      expect(after).toEqual(before);
      expect(after[0]?.pages.flatMap(({ rows }) => rows)).toHaveLength(240);
    },
  );
