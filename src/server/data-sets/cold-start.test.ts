/** Nodes that start for the first time, all at once, on one empty database and one storage: real processes. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { openDatabase } from '../database/database.ts';
import { type ObjectStorage, startObjectStorage } from '../test-support/object-storage.ts';
import { runMain, runPortal } from '../test-support/portal-program.ts';
import { quietPortal } from '../test-support/started-program.ts';
import { emptyDatabase } from '../test-support/test-portal.ts';

/** Longer than the build takes on a busy machine: a node that builds answers no call meanwhile. */
const leaseMs = 20_000;
const times = { timeout: 240_000 };

interface Site {
  readonly url: string;
  readonly objects: ObjectStorage;
  /** Returns the environment of a node with a directory of its own. */
  env(): Record<string, string>;
}

async function makeSite(): Promise<Site> {
  const { url, remove } = await emptyDatabase();
  const directory = mkdtempSync(join(tmpdir(), 'dialplane-cold-'));
  const objects = await startObjectStorage();
  onTestFinished(async () => {
    await objects.stop();
    await remove();
    rmSync(directory, { recursive: true, force: true, maxRetries: 3 });
  });
  const env = () => ({
    ...quietPortal,
    LOG_LEVEL: 'info',
    DATABASE_URL: url,
    DATA_DIR: mkdtempSync(join(directory, 'node-')),
    ...objects.env,
  });
  return { url, objects, env };
}

/** Returns how many uploads of a set of built-in ranges began. */
const uploads = ({ requests }: ObjectStorage) => requests.filter((request) => /^POST \S*\/built-in-\S+\?uploads/.test(request)).length;

async function registryOf({ url }: Site): Promise<{ sets: number; providers: number; ids: number }> {
  const database = openDatabase(url);
  const sets = await database.db.selectFrom('built_ranges').selectAll().execute();
  const providers = await database.db.selectFrom('service_provider_ids').selectAll().execute();
  await database.close();
  return { sets: sets.length, providers: providers.length, ids: new Set(providers.map((row) => row.unique_sp_id)).size };
}

async function isReady(address: Promise<string>): Promise<number> {
  return (await fetch(`${await address}/readyz`)).status;
}

const sizes = [
  { nodes: 2, tags: [] },
  // The most nodes that two cores start within a test.
  { nodes: 4, tags: ['full'] },
];
for (const { nodes, tags } of sizes)
  test(`all of ${nodes} start, and the built-in ranges are built once`, { ...times, tags }, async () => {
    const site = await makeSite();
    const started = Array.from({ length: nodes }, () => runMain(site.env()));
    for (const { address } of started) await expect.poll(() => isReady(address), { timeout: 120_000 }).toBe(200);
    expect(uploads(site.objects)).toBe(1);
    const { sets, providers, ids } = await registryOf(site);
    expect([sets, ids]).toEqual([1, providers]);
    expect(providers).toBeGreaterThan(1_000);
    expect(started.some(({ output }) => output().includes('another node builds the ranges: waiting for its end'))).toBe(true);
  });

test('where the node that builds is killed another one builds, and nobody is refused', { ...times, tags: ['full'] }, async () => {
  const site = await makeSite();
  const { came, letGo } = site.objects.hold(/\/built-in-/);
  const builder = runPortal(site.env(), leaseMs);
  await came;
  const others = [runPortal(site.env(), leaseMs), runPortal(site.env(), leaseMs)];
  await expect.poll(() => others.every(({ output }) => output().includes('waiting for its end')), { timeout: 60_000 }).toBe(true);
  builder.child.kill('SIGKILL');
  await builder.ended;
  letGo();
  for (const { address } of others) await expect.poll(() => isReady(address), { timeout: 120_000 }).toBe(200);
  expect(uploads(site.objects)).toBe(2);
  const { sets, providers, ids } = await registryOf(site);
  expect([sets, ids]).toEqual([1, providers]);
});
