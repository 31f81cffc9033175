/** The moment at which a stalled download is cut; tests move the time through Node's `timeout` event of the socket. */
import { once } from 'node:events';
import { get, type IncomingMessage, type ServerResponse } from 'node:http';
import { type AddressInfo, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import Fastify from 'fastify';
import { expect, onTestFinished, test } from 'vitest';
import { cutWhereStalled } from './stalled-readers.ts';

/** Starts a download that continues by hand; returns both ends of it. */
async function begunDownload(): Promise<{ response: IncomingMessage; reply: ServerResponse; socket: Socket }> {
  const app = Fastify();
  const begun = Promise.withResolvers<ServerResponse>();
  app.get('/', async (_, reply) => {
    cutWhereStalled(reply, 60);
    reply.hijack();
    reply.raw.write('begun ');
    begun.resolve(reply.raw);
  });
  onTestFinished(() => app.close());
  await app.listen({ port: 0, host: '127.0.0.1' });
  // The address of a server that listens on a port includes the port.
  const asked = get({ port: (app.server.address() as AddressInfo).port, host: '127.0.0.1', agent: false });
  onTestFinished(() => void asked.destroy());
  const [[response], reply] = await Promise.all([once(asked, 'response') as Promise<[IncomingMessage]>, begun.promise]);
  const { socket } = reply;
  if (!socket) throw new Error('the reader is gone');
  return { response, reply, socket };
}

test('it is looked at after as many seconds as are configured', async () => {
  const { socket } = await begunDownload();
  expect(socket.timeout).toBe(60_000);
});

test('it is not cut while the portal itself is still at work, so that there is nothing to take', async () => {
  const { response, reply, socket } = await begunDownload();
  await expect.poll(() => socket.writableLength).toBe(0);
  socket.emit('timeout');
  reply.end('and whole');
  expect(await text(response)).toBe('begun and whole');
});

test('it is cut where its reader takes nothing of what is there', async () => {
  const { response, reply, socket } = await begunDownload();
  // More than the buffers between two programs on one machine hold.
  reply.write(Buffer.alloc(32 * 1024 * 1024));
  await expect.poll(() => socket.writableLength).toBeGreaterThan(0);
  socket.emit('timeout');
  await expect(text(response)).rejects.toThrow('aborted');
});
