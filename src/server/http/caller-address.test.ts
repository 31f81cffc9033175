import { expect, test } from 'vitest';
import { startPortalForTest } from '../test-support/test-portal.ts';

const METRICS_TOKEN = 'asked for behind a proxy';

test('T1: behind a proxy only what the proxy wrote counts as the address, and an IPv6 network counts as one', async () => {
  const own = await startPortalForTest({ RATE_LIMIT_PER_MINUTE: '3', TRUST_PROXY: 'true', METRICS_TOKEN });
  const from = async (forwarded: string) =>
    (await own.app.inject({ url: '/%61pi/config', headers: { 'x-forwarded-for': forwarded } })).statusCode;
  const spoofed = [];
  for (let count = 0; count < 4; count += 1) spoofed.push(await from(`203.0.113.${count}, 198.51.100.9`));
  expect(spoofed).toEqual([200, 200, 200, 429]);
  const network = [];
  for (let count = 0; count < 4; count += 1) network.push(await from(`2001:db8:1:1::${count + 1}`));
  expect(network).toEqual([200, 200, 200, 429]);
});

test('T1: behind two proxies the address is the one that the outer of them wrote', async () => {
  const own = await startPortalForTest({ RATE_LIMIT_PER_MINUTE: '1', TRUST_PROXY: '2', METRICS_TOKEN });
  const from = async (forwarded: string) =>
    (await own.app.inject({ url: '/%61pi/config', headers: { 'x-forwarded-for': forwarded } })).statusCode;
  const [outer, spoofed] = ['10.0.0.2', '192.0.2.1'];
  expect([await from(`203.0.113.1, ${outer}`), await from(`203.0.113.2, ${outer}`)]).toEqual([200, 200]);
  expect(await from(`${spoofed}, 203.0.113.1, ${outer}`)).toBe(429);
});

test.each(['10.0.0.5', '10.0.0.5, 10.1.0.0/24'])(
  'T1: with TRUST_PROXY %s what a stranger writes at the node itself is not believed',
  async (TRUST_PROXY) => {
    const own = await startPortalForTest({ RATE_LIMIT_PER_MINUTE: '3', TRUST_PROXY, METRICS_TOKEN });
    const from = async (remoteAddress: string, forwarded: string) => {
      const headers = { 'x-forwarded-for': forwarded, 'x-request-id': 'chosen' };
      const { statusCode, headers: replied } = await own.app.inject({ url: '/%61pi/config', remoteAddress, headers });
      return [statusCode, replied['x-request-id'] === 'chosen'];
    };
    const strangers = [];
    for (let count = 0; count < 4; count += 1) strangers.push(await from('203.0.113.66', `192.0.2.${count}`));
    expect(strangers).toEqual([200, 200, 200, 429].map((status) => [status, false]));
    const proxied = [];
    for (let count = 0; count < 4; count += 1) proxied.push(await from('::ffff:10.0.0.5', `203.0.113.66, 198.51.100.${count}`));
    expect(proxied).toEqual([200, 200, 200, 200].map((status) => [status, true]));
    const isListed = TRUST_PROXY.includes('/24');
    const chained = [];
    for (let count = 0; count < 4; count += 1) chained.push((await from('10.0.0.5', `198.51.100.7${count}, 10.1.0.9`))[0]);
    expect(chained).toEqual(isListed ? [200, 200, 200, 200] : [200, 200, 200, 429]);
  },
);
