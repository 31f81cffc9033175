/** Metrics of queues, data sets, connections, storage and sign-ins. */
import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import packageJson from '../../../package.json' with { type: 'json' };
import { login } from '../../shared/sign-in/sign-in.ts';
import { digestPassword } from '../auth/password-hashes.ts';
import { makeUser, type TestUser } from '../test-support/factories.ts';
import { atCodeStep, confirm, otherThan } from '../test-support/sign-in-steps.ts';
import { openNetworkPath } from '../test-support/network-path.ts';
import { socketOf } from '../test-support/postgres.ts';
import { startPortalForTest, startSecondNode, startTestPortal, type TestPortal } from '../test-support/test-portal.ts';

let portal: TestPortal;
beforeAll(async () => {
  portal = await startTestPortal();
});
afterAll(() => portal.stop());

const scrape = async (of = portal) => (await of.app.inject({ url: '/metrics' })).body;

/** Returns the value of a series, written as Prometheus does; undefined if absent. */
async function valueOf(series: string, of = portal): Promise<number | undefined> {
  const line = (await scrape(of)).split('\n').find((text) => text.startsWith(`${series} `));
  return line === undefined ? undefined : Number(line.slice(series.length));
}

test('batches that are not finished, by state, and how old the oldest is', async () => {
  expect(await valueOf('dialplane_batches{state="queued"}')).toBe(0);
  expect(await valueOf('dialplane_batch_oldest_seconds')).toBe(0);
  const { organisationId } = await makeUser(portal.deps);
  // Held by another worker.
  const locked = sql`now() + interval '4 minutes'`;
  for (const [state, age] of [
    ['queued', 90],
    ['queued', 600],
    ['running', 300],
    ['done', 9_000],
  ] as const) {
    await sql`
      insert into batches (organisation_id, id, file_name, email, records, state, created_at, locked_until)
      values (${organisationId}, ${crypto.randomUUID()}, 'a.csv', 'a@customer.example', 1, ${state},
        now() - ${age} * interval '1 second', ${locked})`.execute(portal.deps.db);
  }
  expect(await valueOf('dialplane_batches{state="queued"}')).toBe(2);
  expect(await valueOf('dialplane_batches{state="running"}')).toBe(1);
  const oldest = await valueOf('dialplane_batch_oldest_seconds');
  expect(oldest).toBeGreaterThanOrEqual(600);
  expect(oldest).toBeLessThan(900);
});

test('mails that wait, and those given up', async () => {
  for (const column of ['due_at', 'due_at', 'failed_at', 'sent_at'])
    await sql`insert into mail_outbox (sealed, ${sql.ref(column)}) values ('', now() + interval '1 hour')`.execute(portal.deps.db);
  expect(await valueOf('dialplane_mails{state="waiting"}')).toBe(2);
  expect(await valueOf('dialplane_mails{state="failed"}')).toBe(1);
});

test('the free disk, and how old and how whole the newest backup is', async () => {
  expect(await valueOf('dialplane_disk_free_bytes')).toBeGreaterThan(0);
  expect(await valueOf('dialplane_backup_age_seconds')).toBeUndefined();
  expect(await valueOf('dialplane_backup_whole')).toBeUndefined();
  await sql`insert into last_backup (at, is_whole) values (now() - interval '2 hours', false)`.execute(portal.deps.db);
  const age = (await valueOf('dialplane_backup_age_seconds')) ?? Number.NaN;
  expect(age).toBeGreaterThanOrEqual(7_200);
  expect(age).toBeLessThan(7_500);
  expect(await valueOf('dialplane_backup_whole')).toBe(0);
});

test('of which version each data set is, and how old what it is of', async () => {
  const text = await scrape();
  const ranges = portal.deps.dataSets.current().numbers.ranges;
  expect(text).toContain(
    `dialplane_data_set_info{set="ranges",origin="built in",version="${portal.deps.dataSets.current().numbers.rangesVersion.name}"} 1`,
  );
  for (const set of ['ported', 'dno', 'irsf', 'ait'])
    expect(text).toMatch(new RegExp(`^dialplane_data_set_info\\{set="${set}",.*\\} 1$`, 'm'));
  const age = (Date.now() - Date.parse(ranges.builtAt)) / 1_000;
  expect(Math.abs(((await valueOf('dialplane_data_set_age_seconds{set="ranges"}')) ?? Number.NaN) - age)).toBeLessThan(60);
  // The age of a list that was never loaded is unknown.
  expect(await valueOf('dialplane_data_set_age_seconds{set="ported"}')).toBeUndefined();
});

test('refused sign-ins: wrong passwords, wrong codes, and closed after too many', async () => {
  const count = (reason: string) => valueOf(`dialplane_sign_in_failures_total{reason="${reason}"}`);
  const user: TestUser = await makeUser(portal.deps);
  expect([await count('password'), await count('code'), await count('closed')]).toEqual([0, 0, 0]);
  const { token, code } = await atCodeStep(portal, user);
  for (let step = 1; step <= 6; step += 1) await confirm(portal, user, { token, code: otherThan(code, step) });
  expect([await count('password'), await count('code'), await count('closed')]).toEqual([0, 5, 1]);
  const password = digestPassword('not the password');
  for (const email of [...Array.from({ length: 11 }, () => user.email), 'nobody@customer.example'])
    await portal.call(login, { body: { email, password } });
  expect([await count('password'), await count('code'), await count('closed')]).toEqual([11, 5, 2]);
});

test('connections to the database, by use', async () => {
  const states: (number | undefined)[] = [];
  for (const state of ['busy', 'idle', 'waiting']) states.push(await valueOf(`dialplane_database_connections{state="${state}"}`));
  const [busy = 0, idle = 0, waiting] = states;
  expect(busy + idle).toBeGreaterThan(0);
  expect(waiting).toBe(0);
});

test('whether files can be stored', async () => {
  expect(await valueOf('dialplane_storage_up')).toBe(1);
  const own = await startPortalForTest();
  const partial = join(own.dataDir, 'files', '.partial');
  // A file instead of the folder: no user can write anything.
  rmSync(partial, { recursive: true, force: true });
  writeFileSync(partial, '');
  expect(await valueOf('dialplane_storage_up', own)).toBe(0);
});

test('which build this is', async () => {
  expect(await scrape()).toContain(`dialplane_build_info{version="${packageJson.version}",node="${process.versions.node}",role="all"} 1`);
});

test('while the database is away what it would say is absent, and the rest is not', async () => {
  const own = await startPortalForTest();
  await own.deps.db.destroy();
  const text = await scrape(own);
  expect(text).not.toMatch(/^dialplane_(mail|batch)\w*(\{.*\})? /m);
  expect(text).toMatch(/^dialplane_build_info\{/m);
  expect(text).toMatch(/^dialplane_data_set_info\{/m);
});

test('a database that says nothing holds no scrape up for as long as a call waits for it', async () => {
  const first = await startPortalForTest({ ROLE: 'api' });
  const path = await openNetworkPath(socketOf(first.databaseUrl));
  onTestFinished(() => path.stop());
  const { username, password, pathname } = new URL(first.databaseUrl);
  const node = await startSecondNode(first, {
    ROLE: 'api',
    DATABASE_URL: `postgres://${username}:${password}@127.0.0.1:${path.port}${pathname}`,
  });
  // The open connections stay silent for longer than the time-out of a new one.
  await Promise.all(Array.from({ length: 10 }, () => sql`select pg_sleep(0.1)`.execute(node.deps.db)));
  path.cut();
  onTestFinished(() => path.mend());
  const call = sql`select 1`.execute(node.deps.db).then(
    () => 'call',
    () => 'call',
  );
  const scraped = scrape(node);
  expect(await Promise.race([call, scraped.then(() => 'scrape')])).toBe('scrape');
  expect(await scraped).not.toMatch(/^dialplane_(mail|batch)\w*(\{.*\})? /m);
  expect(await scraped).toMatch(/^dialplane_build_info\{/m);
});
