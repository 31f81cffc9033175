/** F35: something throws outside of every call. What runs is finished, the node ends with 1, and another one goes on. */
import { join } from 'node:path';
import { onSite } from '../site/on-site.ts';

const throwing = join(import.meta.dirname, '../site/throwing.ts');

await onSite(
  async (site) => {
    const node = await site.startNode({}, [throwing]);
    site.load.start();
    await site.load.answersMore(100);
    node.child.kill('SIGUSR2');
    const code = await node.ended;
    site.tell(`the node ended with ${code}`);
    site.expect(code === 1, `The node ended with ${code}`);
    await site.startNode();
    await site.load.answersMore(100);
  },
  { nodes: 1 },
);
