/** A reader who takes no byte any more keeps nothing of the node. */
import { once } from 'node:events';
import { connect, type AddressInfo } from 'node:net';
import { pino } from 'pino';
import { expect, onTestFinished, test } from 'vitest';
import { downloadJoinedBatch } from '../../shared/batches/batches.ts';
import { buildApp } from '../app.ts';
import { createMetrics } from '../monitoring/metrics.ts';
import { finishedRows, sendBatch } from '../test-support/batches.ts';
import { makeUser, signedInToken } from '../test-support/factories.ts';
import { startPortalForTest } from '../test-support/test-portal.ts';

/** More than the buffers between two programs on one machine hold. */
const rows = Array.from({ length: 400 }, (_, row) => String(447_400_000_000 + row));
const columns = `note\n${rows.map(() => 'x'.repeat(30_000)).join('\n')}\n`;

test(
  'a joined file that nobody reads on is cut: its place is free, the reader sees that it is not whole, and the log says it',
  { tags: ['full'] },
  async () => {
    const portal = await startPortalForTest({ DOWNLOAD_STALL_SECONDS: '1' });
    const token = await signedInToken(portal.deps, await makeUser(portal.deps));
    const { body } = await sendBatch(portal, token, { content: rows, columns });
    await finishedRows(portal, token, body.id);
    const lines: string[] = [];
    const log = pino({ base: null }, { write: (line: string) => void lines.push(line) });
    const app = await buildApp({ ...portal.deps, log, metrics: createMetrics() });
    onTestFinished(() => app.close());
    await app.listen({ port: 0, host: '127.0.0.1' });
    // A server that listens on a port has an address with one.
    const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1');
    onTestFinished(() => void socket.destroy());
    const url = `${downloadJoinedBatch.path}?id=${body.id}`;
    const authorization = `Bearer ${token}`;
    socket.write(`GET ${url} HTTP/1.1\r\nhost: portal\r\nauthorization: ${authorization}\r\n\r\n`);
    await once(socket, 'readable');
    const whole = () => app.inject({ url, headers: { authorization } });
    expect((await whole()).statusCode).toBe(429);
    await expect.poll(async () => (await whole()).statusCode).toBe(200);
    let received = '';
    for await (const chunk of socket) received += String(chunk);
    const [head = ''] = received.split('\r\n\r\n', 1);
    expect(head).toMatch(/^HTTP\/1.1 200 OK\r\n[^]*transfer-encoding: chunked/i);
    expect(received.endsWith('\r\n0\r\n\r\n')).toBe(false);
    expect(lines.filter((line) => line.includes('its reader took nothing'))).toEqual([expect.stringContaining('"seconds":1')]);
  },
);
