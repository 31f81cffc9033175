/** F22: hundreds of clients send their headers, or their body, a byte now and then. They are cut off in time, and the others notice nothing. */
import { connect } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import { onSite } from '../site/on-site.ts';

const clients = 500;
const byteEveryMs = 5_000;
/** 60 s for a request, the time between two looks, and some for a busy machine. */
const closedWithinMs = 75_000;

const opening = [
  'GET /healthz HTTP/1.1\r\nhost: portal\r\nx-slow: ',
  'POST /api/authentication/login HTTP/1.1\r\nhost: portal\r\ncontent-length: 900\r\n\r\n{',
];

await onSite(async (site) => {
  site.load.start();
  await site.load.answersMore(100);
  const { hostname, port } = new URL((await site.addresses())[0] ?? '');
  const since = performance.now();
  const closedMs: number[] = [];
  const sockets = Array.from({ length: clients }, (_, index) => {
    const socket = connect(Number(port), hostname);
    socket.on('error', () => undefined);
    socket.once('close', () => closedMs.push(performance.now() - since));
    socket.resume();
    socket.write(opening[index % opening.length] ?? '');
    const timer = setInterval(() => socket.write('x'), byteEveryMs);
    socket.once('close', () => clearInterval(timer));
    return socket;
  });
  while (closedMs.length < clients && performance.now() - since < closedWithinMs) await setTimeout(100);
  site.tell(`${closedMs.length} of ${clients} slow clients were cut off, the last after ${Math.round(Math.max(...closedMs) / 1_000)} s`);
  site.expect(closedMs.length === clients, `${clients - closedMs.length} slow clients are still connected`);
  site.expect(site.load.failures === 0, `${site.load.failures} calls of others failed`);
  for (const socket of sockets) socket.destroy();
});
