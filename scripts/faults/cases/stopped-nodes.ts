/** F3, F29: nodes are replaced one by one under load, as in a deployment, behind a balancer that follows `/readyz`. No call fails, and each exits with 0. */
import { onSite } from '../site/on-site.ts';

const rounds = 3;
const stoppedWithinMs = 30_000;

await onSite(
  async (site) => {
    site.load.start();
    for (let round = 1; round <= rounds; round += 1) {
      await site.load.answersMore(150);
      await site.startNode();
      const [oldest] = site.running();
      if (!oldest) throw new Error('There is no node to stop');
      const { code, ms } = await site.stop(oldest);
      site.tell(`stop ${round}: ended with ${code} after ${ms} ms`);
      site.expect(code === 0 && ms < stoppedWithinMs, `A node that was stopped ended with ${code} after ${ms} ms`);
    }
    site.expect(site.load.failures === 0, `${site.load.failures} calls failed while nodes were replaced`);
  },
  { nodes: 2 },
);
