import { expect, onTestFinished, test } from 'vitest';
import { submitBatch } from '../src/shared/batches/batches.ts';
import { numberLookup } from '../src/shared/range-search/range-search.ts';
import { batchColumnsMaxBytes } from '../src/shared/base/limits.ts';
import { formOf, formType } from '../src/server/test-support/batch-form.ts';
import { makeUser, signedInToken } from '../src/server/test-support/factories.ts';
import { freePort } from '../src/server/test-support/free-port.ts';
import { areInstalled } from '../src/server/test-support/programs.ts';
import { type TestPortal, startPortalForTest } from '../src/server/test-support/test-portal.ts';
import { startLateNode } from './test-support/late-node.ts';
import { call } from './test-support/proxied-call.ts';
import { type Proxy, startHaproxy, startNginx } from './test-support/proxies.ts';

/** A portal that listens; the other of the two nodes is down. */
async function portalBehind(start: typeof startNginx, env: Record<string, string>): Promise<{ portal: TestPortal; proxy: Proxy }> {
  const portal = await startPortalForTest({ TRUST_PROXY: '127.0.0.1', METRICS_TOKEN: 'asked for behind a proxy', ...env });
  const { host } = new URL(await portal.app.listen({ host: '127.0.0.1', port: 0 }));
  const proxy = await start([host, `127.0.0.1:${await freePort()}`]);
  onTestFinished(() => proxy.stop());
  return { portal, proxy };
}

test.runIf(areInstalled('haproxy', 'openssl'))('haproxy keeps a node that says late that it is ready', async () => {
  const node = await startLateNode(1_500);
  onTestFinished(() => node.stop());
  const proxy = await startHaproxy([node.host, `127.0.0.1:${await freePort()}`]);
  onTestFinished(() => proxy.stop());
  // Two checks that failed would have taken it out by then.
  await expect.poll(() => node.asked(), { timeout: 30_000 }).toBeGreaterThan(3);
  expect(await call(proxy, { path: '/' })).toMatchObject({ status: 200 });
});

for (const [name, start] of Object.entries({ nginx: startNginx, haproxy: startHaproxy })) {
  const withProxy = areInstalled(name, 'openssl');

  test.runIf(withProxy)(
    `behind ${name} the caller is who the proxy saw, whatever the caller writes, and so is the id of a request`,
    async () => {
      const { proxy } = await portalBehind(start, { RATE_LIMIT_PER_MINUTE: '3' });
      const statuses = [];
      for (let count = 1; count <= 4; count += 1) {
        const headers = { 'x-forwarded-for': `203.0.113.${count}`, 'x-request-id': 'chosen' };
        const { status, headers: replied } = await call(proxy, { path: '/api/config', headers });
        expect(replied['x-request-id']).toMatch(/^[0-9a-f-]{32,36}$/);
        statuses.push(status);
      }
      expect(statuses).toEqual([200, 200, 200, 429]);
    },
  );

  test.runIf(withProxy)(`behind ${name} the page comes, the metrics do not, and a node that is down is not noticed`, async () => {
    const { proxy } = await portalBehind(start, {});
    for (let count = 0; count < 6; count += 1) expect(await call(proxy, { path: '/' })).toMatchObject({ status: 200 });
    expect(await call(proxy, { path: '/metrics' })).toMatchObject({ status: 404 });
  });

  test.runIf(withProxy)(`what ${name} logs of a call is its path, and no number that was asked about`, async () => {
    const { portal, proxy } = await portalBehind(start, {});
    const path = `${numberLookup.path}?phonenumber=447400123456`;
    expect(await call(proxy, { path })).toMatchObject({ status: 401 });
    await portal.app.close();
    expect(await call(proxy, { path })).toMatchObject({ status: 503 });
    await expect.poll(() => proxy.log().split(numberLookup.path).length - 1).toBe(2);
    expect(proxy.log()).not.toContain('447400123456');
  });

  test.runIf(withProxy)(`behind ${name} the largest upload reaches the portal, which says what it thinks of it`, async () => {
    const { portal, proxy } = await portalBehind(start, {});
    const token = await signedInToken(portal.deps, await makeUser(portal.deps));
    const headers = { authorization: `Bearer ${token}`, 'content-type': formType, 'x-requested-with': 'dialplane' };
    const rows = `447400123456;${'x'.repeat(150)}\n`.repeat(Math.floor(batchColumnsMaxBytes / 164));
    const body = formOf('numbers.csv', ['447400123456'], { rows: `a;b\n${rows}` });
    const reply = await call(proxy, { path: `${submitBatch.path}?service=npq&email=a@acme.example`, headers, body });
    expect(reply.text).toMatch(/^\{.*"message":/);
  });
}
