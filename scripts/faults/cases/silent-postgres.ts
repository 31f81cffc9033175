/**
 * F11: a PostgreSQL falls silent under load, its connections open, and another one takes its address: first the path to it is cut and restored to the same
 * server; then all its processes are stopped, and another server takes its place on a copy of its disk from that moment.
 */
import { setTimeout } from 'node:timers/promises';
import { batchServiceCodes } from '../../../src/shared/services/services.ts';
import { onSite } from '../site/on-site.ts';
import type { Site } from '../site/site.ts';

const callsBackWithinMs = 20_000;
const batchTakenUpWithinMs = 60_000;
/** Long enough for calls and a part of the batch to be under way. */
const silenceMs = 5_000;
const rows = Array.from({ length: 60_000 }, (_, index) => String(447_410_000_000 + index));

await onSite(
  async (site) => {
    site.load.start();
    await site.load.answersMore(100);
    await silence(site, { what: 'the cable was cut', fall: () => site.path.cut(), replace: async () => site.path.leadTo(site.target) });
    const stop = () => site.server.signal('SIGSTOP');
    await silence(site, { what: 'the server was frozen', fall: stop, replace: () => site.replaceServer() });
  },
  { nodes: 2 },
);

interface Silence {
  readonly what: string;
  fall(): void;
  replace(): Promise<void>;
}

async function silence(site: Site, { what, fall, replace }: Silence): Promise<void> {
  const { id = '' } = await site.load.sendBatch(rows, batchServiceCodes);
  const done = () => site.look((db) => db.selectFrom('batches').where('id', '=', id).select('rows_done as rows').executeTakeFirstOrThrow());
  while ((await done()).rows === 0) await setTimeout(50);
  fall();
  await setTimeout(silenceMs);
  await replace();
  const since = performance.now();
  const before = await done();
  site.expect(before.rows < rows.length, `The batch was finished before ${what}`);
  const answeredMs = await site.load.answeredAfter(since);
  let takenUpMs = Infinity;
  while (performance.now() - since < batchTakenUpWithinMs * 2) {
    const now = await done();
    if (now.rows > before.rows) {
      takenUpMs = Math.round(performance.now() - since);
      break;
    }
    await setTimeout(50);
  }
  await site.load.answersMore(200);
  const failedMs = site.load.lastFailureAfter(since);
  site.tell(
    `${what}: first answer ${answeredMs} ms, last refusal ${failedMs} ms, next part of the batch ${takenUpMs} ms after the new path`,
  );
  site.expect(failedMs <= callsBackWithinMs && answeredMs <= callsBackWithinMs, `After ${what} calls are back later than in 20 s`);
  site.expect(takenUpMs <= batchTakenUpWithinMs, `After ${what} the batch was taken up later than in 60 s`);
}
