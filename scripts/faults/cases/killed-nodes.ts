/** F1, F9: three nodes are killed one after the other while they answer calls and work on a full batch. Callers without an answer retry with the same key. */
import { setTimeout } from 'node:timers/promises';
import { batchServiceCodes } from '../../../src/shared/services/services.ts';
import { onSite } from '../site/on-site.ts';

const kills = 8;
const rows = Array.from({ length: 100_000 }, (_, index) => String(447_410_000_000 + index));

await onSite(
  async (site) => {
    site.load.start();
    const { id = '' } = await site.load.sendBatch(rows, batchServiceCodes);
    const batch = () =>
      site.look((db) => db.selectFrom('batches').where('id', '=', id).select(['rows_done as rows', 'fence']).executeTakeFirstOrThrow());
    // Killed before, the node that took the batch up would lose nothing.
    while ((await batch()).rows === 0) await setTimeout(50);
    for (let kill = 1; kill <= kills; kill += 1) {
      await setTimeout(Math.random() * 3_000);
      const [node] = site.running();
      if (node) await site.kill(node);
      await site.startNode();
      const { rows: done, fence } = await batch();
      site.tell(`kill ${kill}: ${done} rows of the batch are done, which was taken up ${fence} times`);
    }
  },
  { nodes: 3 },
);
