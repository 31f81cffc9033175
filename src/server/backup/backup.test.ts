/** The restore drill: a backup of a portal that runs, brought back into an empty place, by the book. */
import { chmodSync, cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { admitted } from '../../numbers/test-support/admitted.ts';
import { recordAudit } from '../auth/audit-log.ts';
import { digestPassword } from '../auth/password-hashes.ts';
import { startPortal } from '../start.ts';
import { makeUser, pendingToken, signedInToken, testPassword, type TestUser } from '../test-support/factories.ts';
import { command, type Place, startCommand } from '../test-support/command-line.ts';
import { fileOf, importFile, portedHeader, swapped } from '../test-support/import-files.ts';
import { readManifest } from './manifest.ts';
import { obstacles } from './restore.ts';
import { tables } from '../database/tables.ts';
import { atCodeStep, confirm } from '../test-support/sign-in-steps.ts';
import { testConfig } from '../test-support/test-config.ts';
import { callPortal, directoryBeforeFirstStart, emptyDatabase, startTestPortal, type TestPortal } from '../test-support/test-portal.ts';

let portal: TestPortal;
let user: TestUser;
let folder: string;
beforeAll(async () => {
  portal = await startTestPortal();
  user = await makeUser(portal.deps);
  await importFile(portal, 'ported', { file: fileOf(portedHeader, '447400123456;;0044009;;0044009;2026-01-01;1') });
  await importFile(portal, 'qdr', {
    file: fileOf('account;at;service;tel;rc', `${user.organisationId};2026-03-01T00:30:00Z;npq;447400123456;0`),
  });
  await recordAudit(portal.deps.db, {
    organisationId: user.organisationId,
    actor: 'a, "b"\n(c)',
    subject: '\\',
    action: 'user added',
    detail: '',
  });
  await portal.deps.storage.write('some/file.txt', Buffer.from('kept'));
  folder = join(mkdtempSync(join(tmpdir(), 'dialplane-backup-')), 'backup');
  await command(portal, ['backup', folder]);
});
afterAll(() => portal.stop());

/** A directory without anything, and a database without anything: on a server, or the one that comes with the portal. */
async function emptyPlace(isBundled = false): Promise<Place> {
  const dataDir = mkdtempSync(join(tmpdir(), 'dialplane-restore-'));
  onTestFinished(() => rmSync(dataDir, { recursive: true, force: true }));
  if (isBundled) return { dataDir };
  const { url, remove } = await emptyDatabase();
  onTestFinished(remove);
  return { dataDir, databaseUrl: url };
}

for (const { to, isBundled, tags } of [
  { to: 'a server', isBundled: false, tags: [] },
  { to: 'the PostgreSQL that comes with the portal', isBundled: true, tags: ['full'] },
])
  test(`a look-up, a sign-in and the counts are there after a restore into an empty database: ${to}`, { tags }, async () => {
    const place = await emptyPlace(isBundled);
    expect(await command(place, ['restore', folder])).toMatchObject({ code: 0 });
    const restored = await startPortal(testConfig({ DATA_DIR: place.dataDir, DATABASE_URL: place.databaseUrl }));
    onTestFinished(() => restored.stop());
    const { deps } = restored;

    expect(await deps.answerers['npq'](admitted({ tel: '447400123456' }), { customer: 1 })).toMatchObject({ npi: 'yes', cic: '0044009' });
    const node = { ...portal, ...restored, dataDir: place.dataDir, call: callPortal(restored) };
    const { token, code } = await atCodeStep(node, user);
    expect((await confirm(node, user, { token, code })).status).toBe(200);
    for (const table of ['query_daily', 'query_records'] as const) {
      const of = ({ db }: typeof deps) => db.selectFrom(table).where('organisation_id', '=', user.organisationId).selectAll().execute();
      expect(await of(deps)).toEqual(await of(portal.deps));
    }
    const audit = await deps.db.selectFrom('audit_log').where('actor', '=', 'a, "b"\n(c)').selectAll().execute();
    expect(audit).toMatchObject([{ subject: '\\' }]);
    const file = await deps.storage.read('some/file.txt');
    expect((await file.toArray()).join('')).toBe('kept');

    // Ids go on behind the restored ones, so that nodes see the next change.
    await importFile(node, 'ported', { file: fileOf(portedHeader, '447400123456;;0044010;;0044010;2026-01-01;1') });
    await swapped(node, ({ numbers }) => numbers.ported.content.currentAt(0)?.recipientSpId === '0044010');
  });

/** Backups of earlier versions. Each has one person with the password of tests, two query records, an entry of the audit log and a file. */
const earlierBackups = {
  'a version whose database was PostgreSQL as WebAssembly': {
    day: '2026-11-24',
    portalId: '73b0644d-d104-4948-b926-ca54be2dacee',
    organisationId: 1_194_676_766,
    email: 'user-9acfaa22-771a-444f-9be2-6b0cc3c7872e@customer.example',
  },
  'the version before the server was sorted by subject': {
    day: '2026-11-29',
    portalId: '455239ce-cec2-4314-9e7b-518e10c71824',
    organisationId: 549_052_387,
    email: 'user-b7c9e46d-3503-4221-9720-2d076c083a4e@customer.example',
  },
};

test.each(Object.entries(earlierBackups))(
  'a backup of %s is restored: its people sign in, and its records are there',
  { tags: ['full'] },
  async (_, { day, ...person }) => {
    const earlier = join(import.meta.dirname, '../test-support/backups', day);
    const earlierUser: TestUser = { ...person, password: digestPassword(testPassword) };
    const place = { dataDir: directoryBeforeFirstStart() };
    expect(await command(place, ['restore', earlier])).toMatchObject({ code: 0 });
    const restored = await startPortal(testConfig({ DATA_DIR: place.dataDir }));
    onTestFinished(() => restored.stop());
    const node = { ...portal, ...restored, dataDir: place.dataDir, call: callPortal(restored) };
    const { token, code } = await atCodeStep(node, earlierUser);
    expect((await confirm(node, earlierUser, { token, code })).status).toBe(200);
    const { db, storage } = restored.deps;
    const records = await db.selectFrom('query_records').select(['tel', 'at', 'service', 'rc']).orderBy('tel').execute();
    const at = new Date('2026-11-20T12:00:00Z');
    expect(records).toEqual(['447400123456', '447400123457'].map((tel) => ({ tel, at, service: 'npq', rc: 0 })));
    const counts = await db.selectFrom('query_daily').select(['organisation_id', 'day', 'service']).execute();
    expect(counts).toEqual([{ organisation_id: earlierUser.organisationId, day: '2026-11-20', service: 'npq' }]);
    expect(await db.selectFrom('audit_log').where('actor', '=', 'a, "b"\n(c)').select('subject').execute()).toEqual([{ subject: '\\' }]);
    expect((await (await storage.read('some/file.txt')).toArray()).join('')).toBe('kept');
  },
);

test('a backup has a word on every table of the database', async () => {
  const { rows } = await sql<{ name: string }>`
    select table_name as name from information_schema.tables
    where table_schema = 'public' and table_name not like 'kysely%' and table_name not like 'query_records_%'`.execute(portal.deps.db);
  expect(Object.keys(tables).toSorted()).toEqual(rows.map(({ name }) => name).toSorted());
});

test('a backup of a database with a table that is not the portal’s is refused, since it would not be in it', async () => {
  await sql`create table foreign_notes (id int)`.execute(portal.deps.db);
  onTestFinished(async () => void (await sql`drop table foreign_notes`.execute(portal.deps.db)));
  const own = join(mkdtempSync(join(tmpdir(), 'dialplane-backup-')), 'backup');
  expect(await command(portal, ['backup', own])).toMatchObject({ code: 1, err: expect.stringContaining('foreign_notes') });
});

test('sessions, pending codes and links of the backup are void after a restore', async () => {
  await signedInToken(portal.deps, user);
  await pendingToken(portal.deps, user);
  await atCodeStep(portal, user);
  const own = join(mkdtempSync(join(tmpdir(), 'dialplane-backup-')), 'backup');
  await command(portal, ['backup', own]);
  const place = await emptyPlace();
  expect(await command(place, ['restore', own])).toMatchObject({ code: 0 });
  const restored = await startPortal(testConfig({ DATA_DIR: place.dataDir, DATABASE_URL: place.databaseUrl }));
  onTestFinished(() => restored.stop());
  for (const table of ['sessions', 'one_time_codes', 'password_links'] as const) {
    expect((await sql`select 1 from ${sql.table(table)}`.execute(restored.deps.db)).rows, table).toEqual([]);
  }
  expect(readdirSync(join(own, 'tables'))).not.toContain('sessions.gz');
});

test('a restore is refused where the database is not empty, and changes nothing there', async () => {
  const place = await emptyPlace();
  expect((await command(place, ['organisation', 'add', '7', 'Already here'])).code).toBe(0);
  const { code, err } = await command(place, ['restore', folder]);
  expect(code).toBe(1);
  expect(err).toContain('The database is not empty');
});

test('a restore is refused with another secret key, since nobody could sign in', async () => {
  const { code, err } = await command(await emptyPlace(), ['restore', folder], { SECRET_KEY: 'another secret key that is long enough' });
  expect(code).toBe(1);
  expect(err).toContain('The secret key is not the one of the backup');
  const rotated = {
    SECRET_KEY: 'another secret key that is long enough',
    SECRET_KEY_PREVIOUS: 'a secret key for tests that is long enough',
  };
  expect(await command(await emptyPlace(), ['restore', folder, '--dry-run'], rotated)).toMatchObject({ code: 0 });
});

test('a place without a secret key takes the one that the portal made from the backup; where none is in it, SECRET_KEY is asked for', async () => {
  const dataDir = directoryBeforeFirstStart();
  const config = testConfig({ DATA_DIR: dataDir, SECRET_KEY: undefined });
  const manifest = await readManifest(folder);
  const asksForKey = expect.stringMatching(/^Set SECRET_KEY /);
  const { db } = portal.deps;
  expect(await obstacles({ db, config }, manifest)).toContainEqual(asksForKey);
  const key = { path: 'secret-key', bytes: 64, sha256: '0'.repeat(64) };
  const withKey = { ...manifest, files: [...manifest.files, key] };
  expect(await obstacles({ db, config }, withKey)).not.toContainEqual(asksForKey);
});

test(
  'a restore that was killed while it copied a file goes on when it is run again, and leaves nothing half-copied',
  { tags: ['full'] },
  async () => {
    const place = await emptyPlace();
    mkdirSync(join(place.dataDir, 'files/some'), { recursive: true });
    writeFileSync(join(place.dataDir, 'files/some/file.txt.restoring'), 'ke');
    expect(await command(place, ['restore', folder])).toMatchObject({ code: 0 });
    const names = readdirSync(join(place.dataDir, 'files'), { recursive: true, encoding: 'utf8' });
    expect(names.filter((name) => name.endsWith('.restoring'))).toEqual([]);
    expect(readFileSync(join(place.dataDir, 'files/some/file.txt'), 'utf8')).toBe('kept');
  },
);

test('a restore under a running portal is refused, where its database is the one that comes with it', { tags: ['full'] }, async () => {
  const place = await emptyPlace(true);
  const running = await startPortal(testConfig({ DATA_DIR: place.dataDir }));
  onTestFinished(() => running.stop());
  const { ended } = startCommand(place, ['restore', folder]);
  expect(await ended).toMatchObject({ code: 3, err: expect.stringContaining('The portal is running') });
});

const outside = (manifest: string) => manifest.replace('"path": "files/some/file.txt"', '"path": "files/../../file.txt"');

test.each([
  ['without its manifest', 'manifest.json', undefined, 'is not a complete backup'],
  ['with a path that leads out of it', 'manifest.json', outside, 'is not a backup manifest'],
  ['with a file that was changed', 'tables/organisations.gz', () => 'x', 'is missing or was changed'],
  ['without one of its files', 'tables/organisations.gz', undefined, 'is missing or was changed'],
])('a backup %s is refused before anything is changed', async (_, name, change, reason) => {
  const own = join(mkdtempSync(join(tmpdir(), 'dialplane-backup-')), 'backup');
  cpSync(folder, own, { recursive: true });
  if (change === undefined) rmSync(join(own, name));
  else writeFileSync(join(own, name), change(readFileSync(join(own, name), 'utf8')));
  const { code, err } = await command(await emptyPlace(), ['restore', own]);
  expect(code).toBe(1);
  expect(err).toContain(reason);
});

test('a backup closes the folder that it is given to other users of the machine', async () => {
  const given = mkdtempSync(join(tmpdir(), 'dialplane-backup-'));
  onTestFinished(() => rmSync(given, { recursive: true, force: true }));
  chmodSync(given, 0o755);
  expect(await command(portal, ['backup', given])).toMatchObject({ code: 0 });
  expect([given, join(given, 'tables')].map((path) => statSync(path).mode & 0o777)).toEqual([0o700, 0o700]);
});

test('a backup goes into an empty folder alone', async () => {
  expect(await command(portal, ['backup', folder])).toMatchObject({ code: 1, err: `${folder} is not empty\n` });
});
