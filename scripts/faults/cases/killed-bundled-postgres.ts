/**
 * F10: the database that the portal started is killed under load, again and again: its first process, one of its connections, or all of it, also
 * while it starts. The portal goes on, starts it again, and answers every call meanwhile.
 */
import { setTimeout } from 'node:timers/promises';
import { sql } from 'kysely';
import { signalTree } from '../../../src/server/test-support/postgres.ts';
import type { BundledSite } from '../site/bundled-site.ts';
import { onBundledSite } from '../site/on-site.ts';

const rounds = 15;
const backWithinMs = 10_000;
const longestLoadMs = 1_000;
/** A server that was killed is there again after about 100 ms. */
const longestStartMs = 300;

type Way = 'first process' | 'connection' | 'every process';

await onBundledSite(async (site) => {
  const portal = site.start();
  await portal.address;
  site.load.start();
  const backMs: Record<Way, number[]> = { 'first process': [], connection: [], 'every process': [] };
  for (let round = 1; round <= rounds; round += 1) {
    for (const way of ['first process', round % 2 === 0 ? 'connection' : 'every process', 'first process'] as const) {
      await setTimeout(Math.random() * longestLoadMs);
      await kill(site, way);
      const ms = await site.load.answeredAfter(performance.now(), backWithinMs);
      if (ms === Infinity) throw new Error(`No call is answered ${backWithinMs / 1_000} s after a kill of: ${way}`);
      backMs[way].push(ms);
    }
    await kill(site, 'first process');
    await setTimeout(Math.random() * longestStartMs);
    await kill(site, 'every process');
  }
  await site.load.answersMore(100);
  for (const [way, all] of Object.entries(backMs)) {
    const sorted = all.toSorted((a, b) => a - b);
    site.tell(`${way}: killed ${all.length} times, answers are back after ${sorted[sorted.length >> 1]} ms, at most ${sorted.at(-1)} ms`);
  }
  site.tell(`killed while it started: ${rounds} times`);
  site.expect(portal.child.exitCode === null && portal.child.signalCode === null, 'The portal did not go on');
  site.expect(site.load.failures > 0, 'No call met a database that was killed');
  site.expect(site.load.cutOff === 0, `${site.load.cutOff} calls got no reply`);
});

/** Kills the server in the given way, once there is one. */
async function kill(site: BundledSite, way: Way): Promise<void> {
  while (site.server === undefined) await setTimeout(10);
  const { pid } = site.server;
  if (way === 'first process') process.kill(pid, 'SIGKILL');
  else if (way === 'every process') signalTree(pid, 'SIGKILL');
  else process.kill(await oneOfItsConnections(site), 'SIGKILL');
}

/** Picks the process of a random connection, which may be the one with the portal's lock on its data directory. */
async function oneOfItsConnections(site: BundledSite): Promise<number> {
  const { rows } = await site.look((db) =>
    sql<{ pid: number }>`
      select pid from pg_stat_activity where backend_type = 'client backend' and pid <> pg_backend_pid() order by random() limit 1`.execute(
      db,
    ),
  );
  return rows[0]?.pid ?? 0;
}
