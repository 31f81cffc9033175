/** Errors about an unusable PostgreSQL, tested with servers that answer so; and the choice between several hosts. */
import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { DatabaseAway, whyAway } from './absence.ts';
import { noLimits } from './limits.ts';
import { openPool } from './server-pool.ts';

/** Returns the bytes that a server sends for an SQLSTATE before it hangs up. */
function refusal(sqlstate: string): Buffer {
  const fields = Buffer.from(`SFATAL\0C${sqlstate}\0Mwords of the server\0\0`);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(fields.length + 4);
  return Buffer.concat([Buffer.from('E'), length, fields]);
}

/** Returns the port of a server that answers the first bytes it gets with these. */
async function portThatAnswers(answer: Buffer): Promise<number> {
  const server = createServer((socket) => {
    socket.on('error', () => undefined);
    socket.once('data', () => socket.end(answer));
  }).listen(0, '127.0.0.1');
  onTestFinished(() => void server.close());
  await once(server, 'listening');
  // A listening server has an address with a port.
  return (server.address() as AddressInfo).port;
}

async function sentenceOf(...urls: readonly string[]): Promise<string> {
  const pool = openPool({ urls, limits: noLimits, max: 1, connectionTimeoutMillis: 30_000 });
  onTestFinished(() => pool.end());
  return pool.connect().then(
    () => 'connected',
    (error: unknown) => (error instanceof DatabaseAway ? error.message : `another error: ${String(error)}`),
  );
}

const secret = 'hunter2';
const at = (port: number, parameters = '') => `postgres://portal:${secret}@127.0.0.1:${port}/shop${parameters}`;

test.each([
  ['28P01', 'the name or the password in DATABASE_URL is wrong'],
  ['28000', 'it does not let this user in from here: words of the server'],
  ['3D000', 'it has no database called shop'],
  ['53300', 'it has no connection free'],
  ['57P03', 'it is starting or stopping'],
  ['08P01', 'words of the server'],
])('a server that answers %s: host, port and cause in one sentence', async (sqlstate, cause) => {
  const port = await portThatAnswers(refusal(sqlstate));
  expect(await sentenceOf(at(port))).toBe(`The database is away (127.0.0.1:${port}): ${cause}`);
});

test('where nothing listens, where no host is, where TLS is not spoken, and where it is no PostgreSQL', async () => {
  expect(await sentenceOf(at(1))).toBe('The database is away (127.0.0.1:1): nothing listens there');
  expect(await sentenceOf('postgres://portal@nowhere.invalid/shop')).toMatch(
    /^The database is away \(nowhere.invalid:5432\): (no host has this name|the name of the host cannot be looked up now)$/,
  );
  expect(await sentenceOf('postgres://portal@localhost/shop?host=/nowhere')).toBe(
    'The database is away (/nowhere): there is no such socket',
  );
  const plain = await portThatAnswers(Buffer.from('N'));
  expect(await sentenceOf(at(plain, '?sslmode=verify-full'))).toMatch(/\): .*does not support SSL/);
  const web = await portThatAnswers(Buffer.from('HTTP/1.1 400 Bad Request\r\n\r\n'));
  for (const sentence of [await sentenceOf(at(web)), await sentenceOf(at(plain, '?sslmode=verify-full'))]) {
    expect(sentence).toMatch(/^The database is away \(127.0.0.1:\d+\): [^\n]+$/);
    expect(sentence).not.toContain(secret);
  }
});

test('of several hosts none of which can be used each is named with its cause', async () => {
  const port = await portThatAnswers(refusal('57P03'));
  expect(await sentenceOf(at(1), at(port))).toBe(
    `No database takes writes (127.0.0.1:1): nothing listens there; (127.0.0.1:${port}): it is starting or stopping`,
  );
});

test.each([
  [
    'DEPTH_ZERO_SELF_SIGNED_CERT',
    'TLS: its certificate is of no authority that this machine trusts (sslrootcert in DATABASE_URL names one)',
  ],
  [
    'UNABLE_TO_VERIFY_LEAF_SIGNATURE',
    'TLS: its certificate is of no authority that this machine trusts (sslrootcert in DATABASE_URL names one)',
  ],
  ['CERT_HAS_EXPIRED', 'TLS: its certificate has expired'],
  ['ERR_TLS_CERT_ALTNAME_INVALID', 'TLS: its certificate is for another name'],
  ['EAI_AGAIN', 'the name of the host cannot be looked up now'],
  ['EHOSTUNREACH', 'no way leads there'],
])('what Node calls %s', (code, cause) => {
  const place = { host: 'db.internal', port: 5432, database: 'shop' };
  expect(whyAway(place, Object.assign(new Error('words\nof several lines'), { code }))).toBe(`(db.internal:5432): ${cause}`);
  expect(whyAway(place, new Error('words\nof several lines'))).toBe('(db.internal:5432): words');
});
