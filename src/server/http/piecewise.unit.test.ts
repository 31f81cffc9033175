/** A reply that is sent while it is made. */
import { once } from 'node:events';
import { connect, type AddressInfo } from 'node:net';
import Fastify from 'fastify';
import { expect, onTestFinished, test } from 'vitest';
import { Piecewise, sendPieces } from './piecewise.ts';

type Rows = { rows: { text: string }[] };

const schema = {
  response: {
    200: {
      type: 'object',
      properties: { rows: { type: 'array', items: { type: 'object', properties: { text: { type: 'string' } } } } },
    },
  },
};

function serving(pieces: () => AsyncIterable<Rows>) {
  const app = Fastify();
  onTestFinished(() => app.close());
  app.get('/', { schema }, (_request, reply) => sendPieces(reply, new Piecewise('rows', pieces())));
  return app;
}

test('the pieces are one list, without what the schema does not name, also where some or all are empty', async () => {
  const lists = [[], [{ text: 'a', secret: 1 }, { text: '"' }], [], [{ text: 'c' }]];
  async function* some() {
    for (const rows of lists) yield { rows };
  }
  async function* none() {
    yield { rows: [] };
  }
  expect((await serving(some).inject('/')).body).toBe(String.raw`{"rows":[{"text":"a"},{"text":"\""},{"text":"c"}]}`);
  expect((await serving(none).inject('/')).body).toBe('{"rows":[]}');
});

test('a failure in the first piece is a refusal, one in a later piece cuts the reply', async () => {
  const failing = (good: number) =>
    async function* pieces() {
      for (let at = 0; at < good; at += 1) yield { rows: [{ text: 'x' }] };
      throw Object.assign(new Error('away'), { statusCode: 503 });
    };
  expect((await serving(failing(0)).inject('/')).statusCode).toBe(503);
  const app = serving(failing(2));
  const address = await app.listen({ port: 0, host: '127.0.0.1' });
  await expect(fetch(address).then((reply) => reply.text())).rejects.toThrow('terminated');
});

test('a reader who takes nothing has no more than some pieces made, and one who goes away ends the making', async () => {
  let made = 0;
  let isOver = false;
  async function* pieces() {
    try {
      for (; made < 2_000; made += 1) yield { rows: [{ text: 'x'.repeat(100_000) }] };
    } finally {
      isOver = true;
    }
  }
  const app = serving(pieces);
  await app.listen({ port: 0, host: '127.0.0.1' });
  // A server that listens on a port has an address with one.
  const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1');
  socket.write('GET / HTTP/1.1\r\nhost: portal\r\n\r\n');
  await once(socket, 'readable');
  // Until the buffers between the two programs are full.
  let before = -1;
  await expect.poll(() => [before, (before = made)].every((count) => count === made), { interval: 200 }).toBe(true);
  expect(made).toBeLessThan(500);
  socket.destroy();
  await expect.poll(() => isOver).toBe(true);
});
