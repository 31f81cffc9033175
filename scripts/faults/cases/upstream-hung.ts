/** F17: an upstream that takes every connection and never answers. Its own service fails in time, the others go on, and no connection stays. */
import { writeFileSync } from 'node:fs';
import { createServer, type Socket } from 'node:net';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { singleQuery } from '../../../src/shared/single-query/single-query.ts';
import { onSite } from '../site/on-site.ts';

const calls = 1_000;
const atOnce = 100;
/** "No call may need more than 20 seconds", and some for a busy machine. */
const answeredWithinMs = 25_000;

const open = new Set<Socket>();
const upstream = createServer((socket) => {
  open.add(socket);
  socket.on('error', () => undefined);
  socket.once('close', () => open.delete(socket));
  socket.resume();
}).listen(0, '127.0.0.1');
const address = await new Promise<string>((resolve) =>
  upstream.once('listening', () => {
    const found = upstream.address();
    resolve(`http://127.0.0.1:${typeof found === 'object' ? found?.port : ''}/{number}`);
  }),
);

await onSite(
  async (site) => {
    const services = join(site.directory, 'services.json');
    writeFileSync(services, JSON.stringify({ liveStatus: { kind: 'http', url: address, timeoutMs: 2_000 } }));
    await site.startNode({ SERVICES_CONFIG: services });
    site.load.start();
    await site.load.answersMore(50);
    let asked = 0;
    let longestMs = 0;
    const ask = async () => {
      while (asked < calls) {
        const tel = String(447_420_000_000 + asked++);
        site.load.asked.add(tel);
        const since = performance.now();
        const reply = await site.call(`${singleQuery.path}?phonenumber=${tel}&service=liveStatus`);
        await reply.text();
        longestMs = Math.max(longestMs, Math.round(performance.now() - since));
        site.expect([502, 504].includes(reply.status), `The hung service answers ${reply.status}`);
      }
    };
    await Promise.all(Array.from({ length: atOnce }, ask));
    site.tell(`${calls} calls of the hung service, the longest ${longestMs} ms; ${open.size} connections are left`);
    site.expect(longestMs < answeredWithinMs, `A call of the hung service took ${longestMs} ms`);
    await site.load.answersMore(50);
    for (let look = 0; open.size > 0 && look < 50; look += 1) await setTimeout(100);
    site.expect(open.size === 0, `${open.size} connections to the hung upstream stay open`);
    site.expect(site.load.failures === 0, `${site.load.failures} calls of other services failed`);
  },
  { nodes: 0 },
);
