/** F11: PostgreSQL has no connection left, and then a statement that hangs behind a lock. Calls are refused, health stays green, and all goes on. */
import { setTimeout } from 'node:timers/promises';
import pg from 'pg';
import { onSite } from '../site/on-site.ts';
import type { Site } from '../site/site.ts';

const starvedMs = 3_000;
/** Longer than any statement may take. */
const lockedMs = 20_000;

await onSite(
  async (site) => {
    site.load.start();
    await site.load.answersMore(100);
    await withoutConnections(site);
    await site.load.answersMore(100);
    await behindALock(site);
    await site.load.answersMore(100);
  },
  { nodes: 2 },
);

async function withoutConnections(site: Site): Promise<void> {
  const taken: pg.Client[] = [];
  const until = performance.now() + starvedMs;
  const takeOn = async () => {
    while (performance.now() < until) {
      const client = new pg.Client(site.server.urlOf('postgres'));
      client.on('error', () => undefined);
      await client.connect().then(
        () => taken.push(client),
        () => setTimeout(10),
      );
    }
  };
  const takers = Array.from({ length: 5 }, takeOn);
  while (performance.now() < until) {
    // The nodes lose those they have; they may be faster than the takers, but not each time.
    await taken[0]?.query(`select pg_terminate_backend(pid) from pg_stat_activity where datname = 'portal'`);
    await setTimeout(100);
  }
  await Promise.all(takers);
  await healthIsGreen(site);
  site.expect(site.load.failures > 0, 'Nothing was refused without connections');
  site.tell(`${taken.length} connections taken: ${site.load.figures()}`);
  await Promise.all(taken.map((client) => client.end()));
  const backMs = await site.load.answeredAfter(performance.now());
  site.tell(`the first answer ${backMs} ms after there were connections again`);
  site.expect(backMs < 10_000, 'Calls are back later than 10 s after there were connections again');
}

async function behindALock(site: Site): Promise<void> {
  const client = new pg.Client(site.server.urlOf('portal'));
  await client.connect();
  await client.query('begin; lock table query_records in access exclusive mode');
  const before = site.load.failures;
  await setTimeout(lockedMs);
  await healthIsGreen(site);
  await client.query('rollback');
  await client.end();
  const backMs = await site.load.answeredAfter(performance.now());
  site.tell(`${site.load.failures - before} calls refused behind a lock, the first answer ${backMs} ms after it`);
  site.expect(backMs < 10_000, 'Calls are back later than 10 s after the lock');
}

async function healthIsGreen(site: Site): Promise<void> {
  for (const address of await site.addresses()) {
    const { status } = await fetch(`${address}/healthz`);
    site.expect(status === 200, `/healthz is ${status}`);
  }
}
