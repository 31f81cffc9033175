/** A backup brings back organisations erased since; its restore erases them again, by the log of erasures. */
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { cleanUp } from '../cleanup.ts';
import { type Db, openDatabase } from '../database/database.ts';
import { beginErasuresAgain } from '../organisations/erase-again.ts';
import { startPortal } from '../start.ts';
import { loggedErasures } from '../storage/erasures-log.ts';
import { s3Storage } from '../storage/s3-storage.ts';
import { command, type Place } from '../test-support/command-line.ts';
import { makeUser } from '../test-support/factories.ts';
import { publishTestDocument } from '../test-support/documents.ts';
import { startObjectStorage } from '../test-support/object-storage.ts';
import { emptyPlace, temporaryFolder } from '../test-support/restore-places.ts';
import { testConfig } from '../test-support/test-config.ts';
import { startPortalForTest, startTestPortal, type TestPortal } from '../test-support/test-portal.ts';
import { readManifest } from './manifest.ts';
import { restore } from './restore.ts';

const logOf = ({ dataDir }: Place) => join(dataDir, 'files', 'erasures.log');

/** Counts the rest of an organisation after a restore. */
async function leftOf({ databaseUrl }: { databaseUrl: string }, id: number) {
  const { db, close } = openDatabase(databaseUrl);
  try {
    const organisation = await db.selectFrom('organisations').where('id', '=', id).select('closed_at').executeTakeFirst();
    const users = await db.selectFrom('portal_users').where('organisation_id', '=', id).select('id').execute();
    const documents = await db.selectFrom('documents').where('organisation_id', '=', id).select('id').execute();
    return {
      isThere: organisation !== undefined,
      isClosed: Boolean(organisation?.closed_at),
      users: users.length,
      documents: documents.length,
    };
  } finally {
    await close();
  }
}
const nothing = { isThere: false, isClosed: false, users: 0, documents: 0 };

async function erase(of: TestPortal, id: number, env: Record<string, string> = {}) {
  await command(of, ['organisation', 'close', String(id)], env);
  await sql`update organisations set closed_at = now() - interval '31 days' where id = ${id}`.execute(of.deps.db);
  return command(of, ['organisation', 'erase', String(id), '--name', `Organisation ${id}`], env);
}

let portal: TestPortal;
let backup: string;
let [stays, first, second] = [0, 0, 0];
let fileOfFirst = '';
beforeAll(async () => {
  portal = await startTestPortal();
  [stays, first, second] = await Promise.all(
    [1, 2, 3].map(async () => (await makeUser(portal.deps)).organisationId) as [Promise<number>, Promise<number>, Promise<number>],
  );
  ({ file: fileOfFirst } = await publishTestDocument(portal, { matter: 'my-documents/weekly-reports', organisationId: first }));
  backup = join(mkdtempSync(join(tmpdir(), 'dialplane-backup-')), 'backup');
  await command(portal, ['backup', backup]);
  await erase(portal, first);
  await erase(portal, second);
});
afterAll(() => portal.stop());

test('an erasure is a line with account and time, in the storage and in no backup', async () => {
  const names = readdirSync(logOf(portal));
  const lines = names.map((name) => readFileSync(join(logOf(portal), name), 'utf8')).toSorted();
  expect(lines).toEqual([
    expect.stringMatching(new RegExp(`^20\\S+Z ${first}\n$`)),
    expect.stringMatching(new RegExp(`^20\\S+Z ${second}\n$`)),
  ]);
  const later = join(temporaryFolder('backup'), 'backup');
  await command(portal, ['backup', later]);
  expect(readdirSync(later, { recursive: true, encoding: 'utf8' }).filter((name) => name.includes('erasures'))).toEqual([]);
});

test('a restore beside the log of the storage erases again and says whom; the others stay', async () => {
  const place = await emptyPlace();
  cpSync(logOf(portal), logOf(place), { recursive: true });
  expect((await command(place, ['restore', backup, '--dry-run'])).out).toContain('erasures.log has 2 erasures');
  const { code, out } = await command(place, ['restore', backup]);
  expect(code).toBe(0);
  for (const id of [first, second]) {
    expect(out).toMatch(new RegExp(`^Account ${id}, erased on 20\\d\\d-\\d\\d-\\d\\d, was in the backup and was erased again$`, 'm'));
    expect(await leftOf(place, id)).toEqual(nothing);
  }
  expect(out).not.toContain(String(stays));
  expect(await leftOf(place, stays)).toMatchObject({ isThere: true, isClosed: false, users: 1 });
  const files = (folder: string) => readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => name.includes(fileOfFirst));
  expect([files(backup).length, files(place.dataDir).length]).toEqual([1, 0]);
  expect(readdirSync(logOf(place))).toEqual(readdirSync(logOf(portal)));
});

for (const { as, tags } of [
  { as: 'a file', tags: ['full'] },
  { as: 'its folder', tags: [] },
])
  test(`without one in the storage the log that was kept elsewhere does, as ${as}, and is in the storage then`, { tags }, async () => {
    const place = await emptyPlace();
    const kept = join(temporaryFolder('kept'), 'erasures.log');
    const lines = readdirSync(logOf(portal)).map((name) => readFileSync(join(logOf(portal), name), 'utf8'));
    if (as === 'a file') writeFileSync(kept, lines.join(''));
    else cpSync(logOf(portal), kept, { recursive: true });
    const { code, out } = await command(place, ['restore', backup, '--erasures', kept, '--json']);
    expect({ code, erasedAgain: JSON.parse(out).erasedAgain }).toEqual({ code: 0, erasedAgain: [first, second].toSorted((a, b) => a - b) });
    expect(await leftOf(place, first)).toEqual(nothing);
    expect(readdirSync(logOf(place))).toEqual(readdirSync(logOf(portal)));
  });

test('without any log the organisations of the backup are listed', async () => {
  const place = await emptyPlace();
  const { code, out } = await command(place, ['restore', backup]);
  expect(code).toBe(0);
  expect(out).toContain('No erasures.log found in the storage or with --erasures: organisations erased since the backup are back');
  for (const id of [stays, first, second]) expect(out).toContain(`\n${id}  Organisation ${id}\n`);
  expect(await leftOf(place, first)).toMatchObject({ isThere: true, users: 1 });
});

test('a log that names an unknown organisation is no error, nor one that names an account that somebody new has since', async () => {
  const place = await emptyPlace();
  const kept = join(temporaryFolder('kept'), 'erasures.log');
  writeFileSync(kept, `2026-01-31T08:00:00.000Z 999999999\n2020-01-31T08:00:00.000Z ${stays}\n`);
  const { code, out } = await command(place, ['restore', backup, '--erasures', kept]);
  expect(code).toBe(0);
  expect(out).toContain('erasures.log has 2 erasures, none for an organisation in the backup');
  expect(await leftOf(place, stays)).toMatchObject({ isThere: true, isClosed: false, users: 1 });
});

test.each([
  ['that is not there', undefined, 'does not exist'],
  ['with a number that is no account', '2026-01-31T08:00:00.000Z 9999999999\n', 'line 1: expected an erasure like'],
])('a log %s is refused before anything is restored', async (_, content, reason) => {
  const place = await emptyPlace();
  const kept = join(temporaryFolder('kept'), 'erasures.log');
  if (content !== undefined) writeFileSync(kept, content);
  expect(await command(place, ['restore', backup, '--erasures', kept])).toMatchObject({ code: 1, err: expect.stringContaining(reason) });
  expect(await command(place, ['restore', backup])).toMatchObject({ code: 0 });
});

test(
  'where whoever restores is killed before it erased, nobody of the organisation gets in, and the portal goes on',
  { tags: ['full'] },
  async () => {
    const place = await emptyPlace();
    const config = testConfig({ DATA_DIR: place.dataDir, DATABASE_URL: place.databaseUrl });
    const database = openDatabase(place.databaseUrl);
    const logged = [{ organisationId: first, at: new Date('2199-12-31T00:00:00Z') }];
    const begin = (transaction: Db) =>
      beginErasuresAgain(transaction, { logged, actor: 'operator', platformAccountId: config.PLATFORM_ACCOUNT_ID });
    let times = 0;
    const afterRows = async (transaction: Db) => {
      times += 1;
      // The rows exist by now.
      if (times === 2) throw new Error('killed');
      await begin(transaction);
    };
    const tools = { db: database.db, config, progress: () => undefined, afterRows };
    await expect(restore(tools, backup, await readManifest(backup))).rejects.toThrow('killed');
    await database.close();
    expect(await leftOf(place, first)).toMatchObject({ isThere: true, isClosed: true });
    const restored = await startPortal(config);
    onTestFinished(() => restored.stop());
    await cleanUp(restored.deps);
    expect(await leftOf(place, first)).toEqual(nothing);
  },
);

/** Makes a backup of a version without erasures: a later backup minus everything added since, which is empty in it. */
function backupWithoutErasures(): string {
  const folder = join(temporaryFolder('backup'), 'backup');
  cpSync(join(import.meta.dirname, '../test-support/backups/2026-11-24'), folder, { recursive: true });
  const manifest = readFileSync(join(folder, 'manifest.json'), 'utf8');
  const earlier = manifest.replace('0050_document_languages', '0048_archived_records').replace(/,\s*"language"/, '');
  writeFileSync(join(folder, 'manifest.json'), earlier);
  return folder;
}

test('of a backup from before erasures were known, too', async () => {
  const place = await emptyPlace();
  const kept = join(temporaryFolder('kept'), 'erasures.log');
  writeFileSync(kept, '2026-11-25T08:00:00.000Z 1194676766\n');
  expect(await command(place, ['restore', backupWithoutErasures(), '--erasures', kept])).toMatchObject({
    code: 0,
    out: expect.stringContaining('Account 1194676766, erased on 2026-11-25, was in the backup and was erased again'),
  });
  expect(await leftOf(place, 1_194_676_766)).toEqual(nothing);
});

test('in object storage two nodes that erase at once lose no line, and a restore reads them there', { tags: ['full'] }, async () => {
  const bucket = await startObjectStorage();
  onTestFinished(() => bucket.stop());
  const own = await startPortalForTest(bucket.env);
  const ids = await Promise.all([1, 2, 3, 4].map(async () => (await makeUser(own.deps)).organisationId));
  const saved = join(temporaryFolder('backup'), 'backup');
  await command(own, ['backup', saved], bucket.env);
  for (const ended of await Promise.all(ids.map((id) => erase(own, id, bucket.env)))) expect(ended).toMatchObject({ code: 0 });
  const lines = await loggedErasures(s3Storage(bucket.place));
  expect(lines.map(({ organisationId }) => organisationId).toSorted((a, b) => a - b)).toEqual(ids.toSorted((a, b) => a - b));
  const place = await emptyPlace();
  const { out } = await command(place, ['restore', saved, '--json'], bucket.env);
  expect(JSON.parse(out).erasedAgain).toEqual(ids.toSorted((a, b) => a - b));
  for (const id of ids) expect(await leftOf(place, id)).toEqual(nothing);
});

test('an erasure that cannot be logged erases nothing, and one that is repeated has one line', async () => {
  const own = await startPortalForTest();
  const { db } = own.deps;
  const { organisationId } = await makeUser(own.deps);
  mkdirSync(join(own.dataDir, 'files'), { recursive: true });
  writeFileSync(logOf(own), 'no folder');
  expect((await erase(own, organisationId)).code).not.toBe(0);
  expect(await leftOf(own, organisationId)).toMatchObject({ isThere: true, users: 1 });
  rmSync(logOf(own));
  await sql`create function refused() returns trigger language plpgsql as ${sql.lit(`begin raise exception 'refused'; end`)}`.execute(db);
  await sql`create trigger refused before delete on organisations for each row execute function refused()`.execute(db);
  for (const _ of [1, 2]) await expect(cleanUp(own.deps)).rejects.toThrow('refused');
  await sql`drop trigger refused on organisations`.execute(db);
  await cleanUp(own.deps);
  expect(await leftOf(own, organisationId)).toEqual(nothing);
  expect(readdirSync(logOf(own))).toHaveLength(1);
});
