/** Reports made by several nodes with one database and one storage: real processes, and the files that they store. */
import { randomUUID } from 'node:crypto';
import { mkdtempSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { openDatabase } from '../database/database.ts';
import type { Db } from '../database/database.ts';
import { addCounts } from '../query-records/query-counts.ts';
import { addDays } from '../../shared/base/utc-day.ts';
import { type ObjectStorage, startObjectStorage } from '../test-support/object-storage.ts';
import { runPortal } from '../test-support/portal-program.ts';
import { quietPortal } from '../test-support/started-program.ts';
import { copyTemplate } from '../test-support/test-portal.ts';

const organisation = 50_000;
const leaseMs = 3_000;
const today = '2026-11-20';
const noon = `${today}T12:00:00Z`;
const times = { timeout: 120_000 };

interface Site {
  readonly db: Db;
  readonly objects: ObjectStorage;
  /** Environment of a node with its own directory. */
  env(): Record<string, string>;
}

/** Makes an organisation with queries on every day of the last weeks, and without reports. */
async function makeSite(): Promise<Site> {
  const { databaseUrl, dataDir, remove } = await copyTemplate();
  const { db, close } = openDatabase(databaseUrl);
  const objects = await startObjectStorage();
  onTestFinished(async () => {
    await objects.stop();
    await close();
    await remove();
  });
  await db.insertInto('organisations').values({ id: organisation, name: 'Reported Telecom' }).execute();
  const days = Array.from({ length: 70 }, (_, ago) => addDays(today, -ago));
  const counts = new Map([['GB', [5, 1] as const]]);
  await addCounts(
    db,
    days.map((day) => ({ organisationId: organisation, day, service: 'npq' as const, counts })),
  );
  const env = () => ({
    ...quietPortal,
    DATABASE_URL: databaseUrl,
    DATA_DIR: mkdtempSync(join(dataDir, `node-${randomUUID()}`)),
    ...objects.env,
  });
  return { db, objects, env };
}

/** Lists reports by series, and by language if they have one. */
async function reportsOf({ db }: Site): Promise<string[]> {
  const rows = await db.selectFrom('documents').where('organisation_id', '=', organisation).select(['series', 'language']).execute();
  return rows.map(({ series, language }) => [series, language ?? []].flat().join(' '));
}

/** Waits for eight weekly and, from 70 days, two monthly reports, each as CSV and as PDF in two languages. */
async function allReports(site: Site): Promise<string[]> {
  const found = async () => (await reportsOf(site)).length;
  await expect.poll(found, { timeout: 60_000 }).toBeGreaterThanOrEqual((8 + 2) * 3);
  return reportsOf(site);
}

const anyReport = /^PUT \S*\/documents\//;
const stored = ({ objects }: Site) => objects.requests.filter((request) => anyReport.test(request)).length;

test('each report is made by one node, once, also the one of a node that is killed while it makes it', times, async () => {
  const site = await makeSite();
  const { came, letGo } = site.objects.hold(anyReport);
  const killed = runPortal(site.env(), leaseMs, noon);
  await came;
  const [held] = await site.db.selectFrom('leases').selectAll().execute();
  killed.child.kill('SIGKILL');
  await killed.ended;
  letGo();
  expect(await reportsOf(site)).toEqual([]);
  const sentByKilled = stored(site);

  // The first one works until the other one does, too.
  const { letGo: goOn } = site.objects.hold(anyReport);
  const nodes = [runPortal(site.env(), leaseMs, noon), runPortal(site.env(), leaseMs, noon)];
  await Promise.all(nodes.map(({ address }) => address));
  goOn();
  const [matter = '', ...made] = held?.name.split(' ') ?? [];
  expect(matter).toMatch(/-reports$/);
  await expect.poll(() => reportsOf(site), { timeout: 60_000 }).toContain(made.join(' '));
  await allReports(site);
  // A stop waits for the current document.
  for (const { child, ended } of nodes) {
    child.kill('SIGTERM');
    await ended;
  }
  const reports = await reportsOf(site);
  expect(new Set(reports).size).toBe(reports.length);
  expect(stored(site) - sentByKilled).toBe(reports.length);
  expect(await site.db.selectFrom('leases').selectAll().execute()).toEqual([]);
});
