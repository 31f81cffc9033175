/** Attacks of strangers on the proxies of the examples. A node here is a server that keeps the requests that reach it. */
import { request } from 'node:http';
import { connect, type ConnectionOptions, type TLSSocket } from 'node:tls';
import { expect, onTestFinished, test } from 'vitest';
import { ErrorBody } from '../src/shared/base/error-body.ts';
import { freePort } from '../src/server/test-support/free-port.ts';
import { areInstalled } from '../src/server/test-support/programs.ts';
import { startUpstreamServer } from '../src/server/test-support/upstream-server.ts';
import { call } from './test-support/proxied-call.ts';
import { type Proxy, startHaproxy, startNginx } from './test-support/proxies.ts';

/** The proxy before one node that answers every request. */
async function behind(start: typeof startNginx) {
  const node = await startUpstreamServer((response) => response.end('of the node'));
  const proxy = await start([new URL(node.url).host, `127.0.0.1:${await freePort()}`]);
  onTestFinished(() => proxy.stop());
  return { proxy, calls: () => node.requests.filter(({ url }) => url !== '/readyz') };
}

/** True if a client with these options alone gets a connection. */
function isTaken({ address }: Proxy, options: ConnectionOptions): Promise<boolean> {
  const { port } = new URL(address);
  return new Promise((resolve) => {
    const socket: TLSSocket = connect({
      host: '127.0.0.1',
      servername: 'localhost',
      port: Number(port),
      rejectUnauthorized: false,
      ...options,
    });
    socket.once('secureConnect', () => resolve(true)).once('error', () => resolve(false));
    socket.once('secureConnect', () => socket.destroy());
  });
}

for (const [name, start] of Object.entries({ nginx: startNginx, haproxy: startHaproxy })) {
  const withProxy = areInstalled(name, 'openssl');

  test.runIf(withProxy)(`T81: ${name} lets nobody through to the metrics, however they write the address`, async () => {
    const { proxy, calls } = await behind(start);
    const written = [
      '/metrics',
      '/%6Detrics',
      '/%6d%65%74%72%69%63%73?all',
      '//metrics',
      '/%2Fmetrics',
      '/Metrics',
      '/METRICS',
      '/metrics/',
    ];
    for (const path of [...written, 'https://localhost/metrics', 'https://localhost/%6Detrics'])
      expect(await call(proxy, { path, headers: { host: 'localhost' } }), path).toMatchObject({ status: 404 });
    expect(calls().map(({ url }) => url)).toEqual([]);
    expect(await call(proxy, { path: '/reports?of=/metrics' })).toMatchObject({ status: 200 });
  });

  test.runIf(withProxy)(`T81: what a caller of ${name} says of itself and of its way is not passed on`, async () => {
    const { proxy, calls } = await behind(start);
    const headers = {
      'x-forwarded-for': '192.0.2.7',
      'x-forwarded-proto': 'http',
      'x-forwarded-host': 'evil.example',
      forwarded: 'for=192.0.2.7;host=evil.example',
    };
    expect(await call(proxy, { path: '/api/config', headers })).toMatchObject({ status: 200 });
    expect(calls()[0]?.headers).toMatchObject({ 'x-forwarded-for': '127.0.0.1', 'x-forwarded-proto': 'https' });
    expect(JSON.stringify(calls()[0]?.headers)).not.toMatch(/evil\.example|192\.0\.2\.7/);
  });

  test.runIf(withProxy)(`while no node is ready, ${name} answers for the portal, as the portal does`, async () => {
    const proxy = await start([`127.0.0.1:${await freePort()}`, `127.0.0.1:${await freePort()}`]);
    onTestFinished(() => proxy.stop());
    const reply = await call(proxy, { path: '/api/config' });
    expect(reply).toMatchObject({
      status: 503,
      headers: { 'content-type': expect.stringMatching(/^application\/json/), 'retry-after': '5', 'cache-control': 'no-store' },
    });
    expect(ErrorBody.parse(JSON.parse(reply.text))).toEqual({
      code: 'unavailable',
      message: 'The portal is not ready. Try again in a moment',
      said: { name: 'baseSaid.notReady', values: [] },
    });
  });

  test.runIf(withProxy)(`${name} takes TLS 1.3, and of 1.2 what keeps a recording closed when the key is stolen later`, async () => {
    const { proxy } = await behind(start);
    const at = (version: 'TLSv1.1' | 'TLSv1.2' | 'TLSv1.3', ciphers?: string) =>
      isTaken(proxy, { minVersion: version, maxVersion: version, ...(ciphers !== undefined && { ciphers }) });
    expect([await at('TLSv1.3'), await at('TLSv1.2', 'ECDHE-RSA-AES128-GCM-SHA256')]).toEqual([true, true]);
    for (const ciphers of ['AES128-GCM-SHA256', 'AES256-GCM-SHA384', 'AES128-SHA', 'AES256-SHA', 'ECDHE-RSA-AES128-SHA'])
      expect([ciphers, await at('TLSv1.2', ciphers)]).toEqual([ciphers, false]);
    expect(await at('TLSv1.1', 'ALL:@SECLEVEL=0')).toBe(false);
  });
}

const withNginx = areInstalled('nginx', 'openssl');

test.runIf(withNginx)('T81: nginx answers by its own name alone, also where it leads to TLS, and does not say what it is', async () => {
  const { proxy, calls } = await behind(startNginx);
  expect(await isTaken(proxy, { servername: 'evil.example' })).toBe(false);
  expect(await call(proxy, { path: '/', headers: { host: 'evil.example' } })).toMatchObject({ status: 421 });
  expect(calls()).toEqual([]);
  const inClear = (host: string) =>
    new Promise<[number | undefined, string | undefined]>((resolve, reject) => {
      const sent = request(`${proxy.inClear}/a?b=c`, { headers: { host } }, (reply) => {
        resolve([reply.statusCode, reply.headers.location]);
        reply.resume();
      });
      sent.once('error', reject).end();
    });
  expect(await inClear('localhost')).toEqual([301, 'https://localhost/a?b=c']);
  expect(await inClear('evil.example')).toEqual([421, undefined]);
  for (const path of ['/', '/metrics']) expect((await call(proxy, { path })).headers['server']).toBe('nginx');
});
