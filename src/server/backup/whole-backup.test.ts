/** A backup has every file that its tables name, or says which not. */
import { appendFileSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { command, type Place } from '../test-support/command-line.ts';
import { emptyDatabase, startPortalForTest, type TestPortal } from '../test-support/test-portal.ts';

/** A folder that is not there yet; what holds it goes with the test. */
function folderForBackup(): string {
  const directory = mkdtempSync(join(tmpdir(), 'dialplane-whole-backup-'));
  onTestFinished(() => rmSync(directory, { recursive: true, force: true }));
  return join(directory, 'backup');
}

async function emptyPlace(): Promise<Place> {
  const { url, remove } = await emptyDatabase();
  onTestFinished(remove);
  return { dataDir: folderForBackup(), databaseUrl: url };
}

/** Takes one of the portal's published documents from its files. */
async function loseDocument({ deps }: TestPortal): Promise<string> {
  const { id } = await deps.db.selectFrom('documents').select('id').limit(1).executeTakeFirstOrThrow();
  await deps.storage.remove(`documents/${id}`);
  return `documents/${id}`;
}

test('a whole backup is verified, and restored with 0', async () => {
  const portal = await startPortalForTest();
  const folder = folderForBackup();
  expect(await command(portal, ['backup', folder])).toMatchObject({ code: 0 });
  const verified = await command(portal, ['backup', 'verify', folder]);
  expect(verified).toMatchObject({ code: 0, out: expect.stringContaining(`All files are unchanged in ${folder}: `) });
  expect(await command(await emptyPlace(), ['restore', folder])).toMatchObject({ code: 0 });
  expect(await portal.deps.db.selectFrom('last_backup').select('is_whole').execute()).toEqual([{ is_whole: true }]);
  const { out } = await command(portal, ['doctor', '--deep']);
  for (const line of [
    /^ok {6}files: the storage has all \d+ files that the database names$/m,
    /^ok {6}encoding: UTF8$/m,
    /^ok {6}compiled statements: jit is off$/m,
    /^(ok|WARN) {4,6}limits of the process: \w+ open files, [\d,]+ MB of memory/m,
    /^(ok|WARN) {4,6}free disk: [\d,]+ MB free at /m,
    /^ok {6}backup: newest from \S+, 0 hours ago$/m,
    /^ok {6}certificate: PUBLIC_URL is not https: no certificate to check$/m,
  ])
    expect(out).toMatch(line);
});

test('a file that the database names and the storage does not have: backup, verify and restore end with 1 and name it', async () => {
  const portal = await startPortalForTest();
  const lost = await loseDocument(portal);
  const folder = folderForBackup();
  const missing = `1 file that the database names is not in the storage: ${lost}`;
  expect(await command(portal, ['backup', folder])).toMatchObject({ code: 1, out: expect.stringContaining(missing) });
  expect(await command(portal, ['backup', 'verify', folder])).toMatchObject({ code: 1, out: expect.stringContaining(missing) });
  const place = await emptyPlace();
  expect(await command(place, ['restore', folder])).toMatchObject({ code: 1, out: expect.stringContaining(missing) });
  expect(await portal.deps.db.selectFrom('last_backup').select('is_whole').execute()).toEqual([{ is_whole: false }]);
  expect((await command(portal, ['doctor', '--deep'])).out).toContain(`FAULT   files: ${missing}`);
});

test('a command that is given another DATA_DIR than the portal is refused, and backs up nothing', async () => {
  const portal = await startPortalForTest();
  const elsewhere = { ...portal, dataDir: folderForBackup() };
  const folder = folderForBackup();
  const { code, err } = await command(elsewhere, ['backup', folder]);
  expect(code).toBe(1);
  expect(err).toContain('The storage has no file storage-mark, but the database belongs to storage');
  expect((await command(portal, ['backup', 'verify', folder])).err).toContain('is not a complete backup');
});

test('a backup in which a byte was added or a file is missing is not verified', async () => {
  const portal = await startPortalForTest();
  const folder = folderForBackup();
  await command(portal, ['backup', folder]);
  const path = join(folder, 'tables/organisations.gz');
  const before = readFileSync(path);
  appendFileSync(path, 'x');
  expect(await command(portal, ['backup', 'verify', folder])).toMatchObject({
    code: 1,
    err: expect.stringContaining('tables/organisations.gz is missing or was changed'),
  });
  writeFileSync(path, before);
  const [document = ''] = readdirSync(join(folder, 'files/documents'));
  rmSync(join(folder, 'files/documents', document));
  expect(await command(portal, ['backup', 'verify', folder])).toMatchObject({
    code: 1,
    err: expect.stringContaining(`files/documents/${document} is missing or was changed`),
  });
});
