/** Files of the archive: what is read of them, how they go, and what is said where they cannot be read. */
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import { exportQueryRecords, queryRecords, queryTotals } from '../../shared/query-records/query-records.ts';
import { cleanUp } from '../cleanup.ts';
import { archive, archiveNow, pagesOf, period, type Site, siteWithRecords } from '../test-support/archived-records.ts';
import { command } from '../test-support/command-line.ts';
import { fileOf, importFile } from '../test-support/import-files.ts';
import { startObjectStorage } from '../test-support/object-storage.ts';
import { startPortalForTest, type TestPortal } from '../test-support/test-portal.ts';
import { eraseOrganisation } from './rewrite-files.ts';

const started = (env: Record<string, string> = {}, now = archiveNow) => startPortalForTest(env, { clock: () => now });

/** The paths of the files of the archive on the disk. */
function filesOf({ dataDir }: Pick<TestPortal, 'dataDir'>): string[] {
  const entries = readdirSync(join(dataDir, 'files', 'archive'), { recursive: true, withFileTypes: true });
  return entries.flatMap((entry) => (entry.isFile() ? [join(entry.parentPath, entry.name)] : []));
}

const rowsOf = async (site: Site, query: Record<string, string> = {}) => (await pagesOf(site, query)).flatMap(({ rows }) => rows);

/** Page, totals and both files. */
async function repliesOf({ portal, tokens }: Site) {
  const calls = [
    // The first page of all would be of the database alone.
    portal.call(queryRecords, { query: { ...period, to: '2026-02-28' } }, tokens.administrator),
    portal.call(queryTotals, { query: period }, tokens.administrator),
    portal.call(exportQueryRecords, { query: period }, tokens.administrator),
    portal.call(exportQueryRecords, { query: { ...period, format: 'xlsx' } }, tokens.administrator),
  ];
  return Promise.all(calls);
}

test('files that the object storage has are read by the bytes of the organisation, and while it is away a 503 says what is missing', async () => {
  const objects = await startObjectStorage();
  onTestFinished(() => objects.stop());
  const { url, endpoint, accessKeyId, secretAccessKey } = objects.place;
  const portal = await started({
    STORAGE_URL: url,
    S3_ENDPOINT: endpoint,
    AWS_ACCESS_KEY_ID: accessKeyId,
    AWS_SECRET_ACCESS_KEY: secretAccessKey,
  });
  const site = await siteWithRecords(portal);
  const before = await pagesOf(site, {});
  await archive(portal);
  await portal.deps.archive.workrooms.stop();
  const asked = objects.requests.length;
  expect(await pagesOf(site, {})).toEqual(before);
  // The example documents may be read meanwhile.
  const gets = objects.requests.slice(asked).filter((request) => /^GET .*\/archive\//.test(request));
  // Four files, and of each its one row group and what describes it, for five pages together.
  expect(gets).toHaveLength(8);

  await portal.deps.archive.workrooms.stop();
  objects.setAway(true);
  for (const { status, headers, body } of await repliesOf(site)) {
    expect(status).toBe(503);
    expect(headers['retry-after']).toBe('60');
    expect(body).toEqual({
      code: 'storage_unavailable',
      message: 'Queries up to 2026-02-28 are in the archive, which is unavailable. Choose later days, or try again in a minute',
      said: { name: 'queryRecordsSaid.archiveAway', values: ['2026-02-28'] },
    });
  }
  // What is in the database alone is there.
  expect(await rowsOf(site, { from: '2026-03-01' })).toHaveLength(80);
  objects.setAway(false);
  expect(await pagesOf(site, {})).toEqual(before);
});

for (const { how, spoil, fault, tags } of [
  { how: 'missing', spoil: (path: string) => rmSync(path), fault: /archive\/2026-02-\d\d\/[\w-]+\.parquet is missing/, tags: ['full'] },
  {
    how: 'damaged',
    spoil: (path: string) => writeFileSync(path, readFileSync(path).fill(0x55, 4, 600)),
    fault: /\.parquet is damaged/,
    tags: [],
  },
  {
    how: 'shorter',
    spoil: (path: string) => writeFileSync(path, readFileSync(path).subarray(0, 900)),
    fault: /\.parquet is damaged/,
    tags: ['full'],
  },
])
  test(`a file that is ${how}: 503 says of which days nothing can be read, and doctor names it`, { tags }, async () => {
    const portal = await started();
    const site = await siteWithRecords(portal);
    await archive(portal);
    expect(await command(portal, ['doctor'])).toMatchObject({
      out: expect.stringMatching(/ok +archive: 4 files with [\d,]+ bytes are unchanged/),
    });
    const [path = ''] = filesOf(portal);
    spoil(path);
    const { status, body } = await portal.call(queryRecords, { query: { ...period, to: '2026-02-28' } }, site.tokens.administrator);
    expect(status).toBe(503);
    expect(body.message).toBe(
      'Queries up to 2026-02-28 are in the archive, and one of its files is damaged. Choose later days, or contact support',
    );
    expect(await command(portal, ['doctor'])).toMatchObject({ code: 3, out: expect.stringMatching(fault) });
  });

test('files of days beyond the retention go, from the storage too', async () => {
  const portal = await started();
  const site = await siteWithRecords(portal);
  await archive(portal);
  expect(filesOf(portal)).toHaveLength(4);
  // 400 days after 2 February 2026.
  await cleanUp({ ...portal.deps, clock: () => new Date('2027-03-09T12:00:00Z') });
  expect(filesOf(portal).map((path) => /archive\/([\d-]+)\//.exec(path)?.[1])).toEqual(['2026-02-02', '2026-02-27', '2026-02-28']);
  expect(await rowsOf(site, { to: '2026-02-01' })).toEqual([]);
  expect(await rowsOf(site, { to: '2026-02-02' })).toHaveLength(40);
});

test('an organisation that is erased is in no file any more, the others are as they were, and erasing again finds nothing', async () => {
  const portal = await started();
  const [gone, staying] = [await siteWithRecords(portal), await siteWithRecords(portal)];
  await archive(portal);
  const before = await pagesOf(staying, {});
  const { organisationId } = gone.administrator;
  // A number of theirs alone, which stands in no file as it is: digits are encoded.
  const names = filesOf(portal);
  expect(await eraseOrganisation(portal.deps, organisationId)).toEqual({ files: 4, records: 160 });
  expect(await eraseOrganisation(portal.deps, organisationId)).toEqual({ files: 0, records: 0 });
  expect(filesOf(portal)).toHaveLength(4);
  expect(filesOf(portal).filter((path) => names.includes(path))).toEqual([]);
  expect(await rowsOf(gone, { to: '2026-02-28' })).toEqual([]);
  expect(await pagesOf(staying, {})).toEqual(before);
  for (const path of filesOf(portal)) {
    const found = await portal.deps.archive.workrooms.use(async (room) => {
      const copy = join(room.directory, 'copy.parquet');
      writeFileSync(copy, readFileSync(path));
      const wanted = { organisationId, fromMs: 0, beforeMs: 4e12 };
      return room.run('totals', { paths: [copy], wanted, answeredCodes: [0] });
    });
    expect(found).toEqual({ answered: 0, failed: 0 });
  }
});

test('a file in which nobody else has records goes with an organisation that is erased', { tags: ['full'] }, async () => {
  const portal = await started();
  const site = await siteWithRecords(portal);
  await archive(portal);
  expect(await eraseOrganisation(portal.deps, site.administrator.organisationId)).toEqual({ files: 4, records: 160 });
  expect(filesOf(portal)).toEqual([]);
  expect(await portal.deps.db.selectFrom('archived_files').selectAll().execute()).toEqual([]);
});

test('an import is taken back from the archive too, with its counts, and can be imported again', async () => {
  const portal = await started();
  const site = await siteWithRecords(portal);
  const { organisationId } = site.administrator;
  const before = await pagesOf(site, {});
  const lines = ['2026-02-01', '2026-02-02', '2026-02-02', '2026-05-31'].map(
    (day, index) => `${organisationId};${day}T08:00:00Z;npq;447400123456;${index === 1 ? 300 : 0}`,
  );
  const file = fileOf('account;at;service;tel;rc', ...lines);
  await importFile(portal, 'qdr', { file });
  const counted = async () => {
    const { rows } = await sql`
      select day::text, service, queries::int from query_daily where organisation_id = ${organisationId} and queries > 0
      order by day, service`.execute(portal.deps.db);
    return rows;
  };
  const withImport = await counted();
  await archive(portal);
  expect(await rowsOf(site)).toHaveLength(244);
  const [{ number }] = JSON.parse((await command(portal, ['qdr', 'list', '--json'])).out);
  const remove = (...more: string[]) => command(portal, ['qdr', 'remove', String(number), ...more]);
  expect((await remove('--dry-run')).out).toContain('could be removed: 4 records and their counts');
  expect(await remove()).toMatchObject({ code: 0, out: expect.stringContaining('was removed: 4 records and their counts') });
  expect(await pagesOf(site, {})).toEqual(before);
  expect(await importFile(portal, 'qdr', { file })).toMatchObject({ status: 'loaded', rows: 4 });
  expect(await counted()).toEqual(withImport);
});
