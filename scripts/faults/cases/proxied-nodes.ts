/** F29: behind each of the proxies that are shipped, nodes are stopped and started again under load, one after the other. No call fails. */
import { getCACertificates, setDefaultCACertificates } from 'node:tls';
import { startHaproxy, startNginx } from '../../../deploy/test-support/proxies.ts';
import { freePort } from '../../../src/server/test-support/free-port.ts';
import { onSite } from '../site/on-site.ts';

const rounds = 2;

await onSite(
  async (site) => {
    for (const start of [startHaproxy, startNginx]) {
      const ports = [await freePort(), await freePort()] as const;
      const startAt = (port: number) =>
        site.startNode({ PORT: String(port), TRUST_PROXY: '127.0.0.1', METRICS_TOKEN: 'of-these-nodes-alone' });
      const nodes = await Promise.all(ports.map(startAt));
      const proxy = await start([`127.0.0.1:${ports[0]}`, `127.0.0.1:${ports[1]}`]);
      setDefaultCACertificates([...getCACertificates('default'), proxy.authority]);
      site.proxy = proxy.address;
      site.load.start();
      for (let round = 0; round < rounds * ports.length; round += 1) {
        const index = round % ports.length;
        await site.load.answersMore(100);
        const [node, port] = [nodes[index], ports[index]];
        node?.child.kill('SIGTERM');
        const code = await node?.ended;
        site.expect(code === 0, `A node that was stopped ended with ${code}`);
        await site.load.answersMore(50);
        if (port !== undefined) nodes[index] = await startAt(port);
      }
      await site.load.stop();
      site.tell(`${start.name}: ${site.load.failures} calls failed`);
      site.expect(site.load.failures === 0, `${site.load.failures} calls failed behind ${start.name}`);
      site.proxy = undefined;
      await proxy.stop();
    }
  },
  { nodes: 1 },
);
