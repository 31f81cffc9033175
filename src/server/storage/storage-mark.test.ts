import { mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { startPortal } from '../start.ts';
import { command } from '../test-support/command-line.ts';
import { testConfig } from '../test-support/test-config.ts';
import { startPortalForTest, startSecondNode, type TestPortal } from '../test-support/test-portal.ts';

const markOf = ({ dataDir }: Pick<TestPortal, 'dataDir'>) => join(dataDir, 'files/storage-mark');
const ready = async ({ app }: TestPortal) => {
  const { statusCode, body } = await app.inject('/readyz');
  return [statusCode, JSON.parse(body)] as const;
};

/** A data directory without files. */
function elsewhere(): string {
  const directory = mkdtempSync(join(tmpdir(), 'dialplane-elsewhere-'));
  onTestFinished(() => rmSync(directory, { recursive: true, force: true }));
  return directory;
}

test('a node whose files are elsewhere does not start, and says which storage is wanted', async () => {
  const portal = await startPortalForTest();
  const mark = readFileSync(markOf(portal), 'utf8');
  const started = startPortal(testConfig({ DATA_DIR: elsewhere(), DATABASE_URL: portal.databaseUrl, ROLE: 'worker' }));
  await expect(started).rejects.toThrow(`The storage has no file storage-mark, but the database belongs to storage ${mark}`);
});

test('a node with the files of another portal does not start', async () => {
  const [portal, other] = [await startPortalForTest(), await startPortalForTest()];
  writeFileSync(`${markOf(other)}.new`, '0d0f9b4e-6c0b-4f0c-8a55-0a8a4d1f2b11');
  renameSync(`${markOf(other)}.new`, markOf(other));
  await expect(startSecondNode({ ...portal, dataDir: other.dataDir })).rejects.toThrow(
    'The storage belongs to another portal: its file storage-mark contains 0d0f9b4e-6c0b-4f0c-8a55-0a8a4d1f2b11',
  );
});

test('a database and a storage of before this version are marked by the next start, with one mark', async () => {
  const portal = await startPortalForTest();
  rmSync(markOf(portal));
  await portal.deps.db.deleteFrom('storage_mark').execute();
  const nodes = await Promise.all([startSecondNode(portal), startSecondNode(portal)]);
  const mark = readFileSync(markOf(portal), 'utf8');
  expect(await portal.deps.db.selectFrom('storage_mark').select('id').execute()).toEqual([{ id: mark }]);
  for (const node of nodes) expect(await ready(node)).toEqual([200, { status: 'ready' }]);
});

test('files that are gone while a node runs make it not ready, and doctor names them', async () => {
  const portal = await startPortalForTest();
  renameSync(markOf(portal), `${markOf(portal)}.away`);
  expect(await ready(portal)).toEqual([503, { status: 'files are those of another storage' }]);
  expect((await command(portal, ['doctor'])).out).toContain('FAULT   storage of the database: The storage has no file storage-mark');
});
