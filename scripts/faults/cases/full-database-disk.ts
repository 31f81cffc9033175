/**
 * F12, F13: the disk of the whole data directory is full, with the database that comes with the portal: calls that store are refused in words, others are
 * answered, `/readyz` says so. Then the database finds no room for its log, which ends it, and cannot start: the portal keeps trying. Both recover by
 * themselves once there is room again.
 */
import { setTimeout } from 'node:timers/promises';
import { sql } from 'kysely';
import { batchResults } from '../../../src/shared/batches/batches.ts';
import { singleQuery } from '../../../src/shared/single-query/single-query.ts';
import { signalTree } from '../../../src/server/test-support/postgres.ts';
import { startMain } from '../../../src/server/test-support/started-program.ts';
import type { BundledSite } from '../site/bundled-site.ts';
import { onBundledSite } from '../site/on-site.ts';

const rounds = 3;
const diskMegabytes = 512;
const refusedMs = 5_000;
/** Time after which a database without room for its log has ended or recovered. */
const recoveredMs = 2_000;
/** Longer than the portal waits for the memory of an ended server, so that it says why none starts. */
const endedMs = 20_000;
/** Time limit for a change to show, since `/readyz` keeps its finding about the files for some seconds. */
const seenWithinMs = 15_000;
const backWithinMs = 15_000;
const logMegabytes = 200;
const words = 'The portal can read its database, but cannot store anything now';
const wordsOfServer = 'No space left on device';

await onBundledSite(
  async (site) => {
    const portal = site.start(startMain, { LOG_LEVEL: 'warn' });
    await portal.address;
    site.load.start();
    for (let round = 1; round <= rounds; round += 1) {
      await site.load.answersMore(100);
      site.disk.fill();
      await refusedInWords(site);
      await withRoom(site, 'that was full');
      await site.load.answersMore(100);
      site.disk.fill();
      await endedWithoutRoom(site);
      await withRoom(site, 'on which the database ended');
    }
    await site.load.answersMore(100);
    const log = portal.output().split('\n');
    for (const part of ['"from":"postgres"', '"msg":"the database ended: it is started again"', '"msg":"the database does not start"'])
      site.expect(
        log.some((line) => line.includes(part) && line.includes(wordsOfServer)),
        `No line of the log with ${part} has the database's words`,
      );
    site.expect(site.load.cutOff === 0, `${site.load.cutOff} calls got no reply`);
  },
  { diskMegabytes },
);

/** The portal answers queries until the database needs another block. */
async function refusedInWords(site: BundledSite): Promise<void> {
  const since = performance.now();
  let refusedSince: number | undefined;
  let refusals = 0;
  while (performance.now() - (refusedSince ?? since) < (refusedSince === undefined ? seenWithinMs : refusedMs)) {
    const { status, text } = await ask(site);
    if (status === 503) refusedSince ??= performance.now();
    if (status === 503) refusals += 1;
    site.expect(status === 200 || text.includes(words), `On a full disk a query is ${status}: ${text}`);
    await setTimeout(20);
  }
  const { status } = await site.call(batchResults.path);
  site.expect(status === 200, `On a full disk a look is ${status}`);
  site.expect(refusals > 0, 'Nothing was refused on a full disk');
  site.expect((await readiness(site, 503)) === 'files cannot be stored', '/readyz does not name the full disk');
  site.tell(`on a full disk ${refusals} of one caller's queries were refused`);
}

/**
 * Writes into the log, which needs room but changes no data. The database may recover within the room that its log already has: then it is killed, and finds
 * none for the first file of its next start.
 */
async function endedWithoutRoom(site: BundledSite): Promise<void> {
  const write = sql`select pg_logical_emit_message(false, 'fault', repeat('x', 1024 * 1024)) from generate_series(1, ${logMegabytes})`;
  const ended = await site
    .look((db) => write.execute(db))
    .then(
      () => false,
      () => true,
    );
  site.expect(ended, `The database wrote ${logMegabytes} MB on a full disk`);
  const since = performance.now();
  let [refusals, isKilled] = [0, false];
  let endedAt: number | undefined;
  while (performance.now() - (endedAt ?? since) < endedMs) {
    // Fills the room of files that others removed.
    site.disk.fill();
    const { server } = site;
    if (server === undefined) endedAt ??= performance.now();
    else if (performance.now() - since > recoveredMs && endedAt === undefined) {
      signalTree(server.pid, 'SIGKILL');
      isKilled = true;
    }
    const { status, text } = await ask(site);
    site.expect(status === 503, `Without room for the log of the database a query is ${status}: ${text}`);
    refusals += 1;
    await setTimeout(100);
  }
  site.expect(endedAt !== undefined, 'The database started on a full disk');
  site.expect((await readiness(site, 503)) === 'database unreachable', '/readyz does not name the database');
  site.tell(
    `the database ended${isKilled ? ', recovered, was killed' : ''}, and did not start: ${refusals} of one caller's queries were refused`,
  );
}

async function withRoom(site: BundledSite, what: string): Promise<void> {
  site.disk.empty();
  const backMs = await site.load.answeredAfter(performance.now());
  site.tell(`the first answer came ${backMs} ms after there was room on a disk ${what}`);
  site.expect(backMs <= backWithinMs, `Calls are back ${backMs} ms after there was room`);
  site.expect((await readiness(site, 200)) === 'ready', 'The portal is not ready when there is room');
}

/** Sends a query that the load counts only if it is answered. */
async function ask(site: BundledSite): Promise<{ status: number; text: string }> {
  const tel = String(447_420_000_000 + site.load.asked.size);
  site.load.asked.add(tel);
  const reply = await site.call(`${singleQuery.path}?phonenumber=${tel}&service=npq`);
  if (reply.status === 200) site.load.answered.add(tel);
  else site.expect(reply.headers.has('retry-after'), `A refusal (${reply.status}) does not say when to try again`);
  return { status: reply.status, text: await reply.text() };
}

/** Reads the status of `/readyz` as soon as it answers `wanted`. */
async function readiness(site: BundledSite, wanted: number): Promise<string> {
  const since = performance.now();
  for (;;) {
    const reply = await site.call('/readyz');
    // A parsing edge: the health routes write it.
    const { status } = (await reply.json()) as { status: string };
    if (reply.status === wanted || performance.now() - since > seenWithinMs) return status;
    await setTimeout(250);
  }
}
