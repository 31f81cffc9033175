/** F27: the clock of one of two nodes goes back an hour under load, twice. A session that is over by the database is over on both. */
import { join } from 'node:path';
import { sql } from 'kysely';
import { batchResults } from '../../../src/shared/batches/batches.ts';
import { onSite } from '../site/on-site.ts';

const movedClock = join(import.meta.dirname, '../site/moved-clock.ts');
const batchWithinMs = 60_000;

await onSite(
  async (site) => {
    const node = await site.startNode({}, [movedClock]);
    site.load.start();
    for (let hour = 1; hour <= 2; hour += 1) {
      await site.load.answersMore(100);
      node.child.kill('SIGUSR2');
      const since = performance.now();
      await site.load.sendBatch(['447400123456'], ['npq']);
      await site.mailed(site.load.batches.at(-1)?.email ?? '', batchWithinMs);
      site.tell(`${hour} h back: a batch was accepted, answered and mailed after ${Math.round(performance.now() - since)} ms`);
    }
    await site.load.stop();
    const expire = (at: string) => site.look((db) => sql`update sessions set expires_at = now() + ${at}::interval`.execute(db));
    await expire('-1 second');
    // Longer than a node caches a session: a second.
    await new Promise((resolve) => setTimeout(resolve, 1_500));
    for (const address of await site.addresses()) {
      const { status } = await fetch(`${address}${batchResults.path}`, { headers: site.headers });
      site.expect(status === 401, `A session that is over is answered with ${status}`);
    }
    await expire('1 hour');
  },
  { nodes: 1 },
);
