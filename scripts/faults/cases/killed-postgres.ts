/** F10: every process of PostgreSQL is killed under load, again and again, and started two seconds later. */
import { setTimeout } from 'node:timers/promises';
import { onSite } from '../site/on-site.ts';

const kills = 4;
const backWithinMs = 10_000;

await onSite(
  async (site) => {
    site.load.start();
    for (let kill = 1; kill <= kills; kill += 1) {
      await site.load.answersMore(150);
      site.server.signal('SIGKILL');
      await setTimeout(2_000);
      await site.server.start();
      const backMs = await site.load.answeredAfter(performance.now());
      site.tell(`kill ${kill}: the first answer ${backMs} ms after the server was there again`);
      site.expect(backMs <= backWithinMs, `Calls are back later than 10 s after kill ${kill}`);
    }
    await site.load.answersMore(150);
  },
  { nodes: 2 },
);
