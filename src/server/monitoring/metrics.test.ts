import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { admitted } from '../../numbers/test-support/admitted.ts';
import { singleQuery } from '../../shared/single-query/single-query.ts';
import { servicesFile } from '../test-support/answerers.ts';
import { makeUser, signedInToken } from '../test-support/factories.ts';
import { startPortalForTest, startTestPortal, type TestPortal } from '../test-support/test-portal.ts';
import { startUpstreamServer, status } from '../test-support/upstream-server.ts';

const token = 'a token for the metrics';
let portal: TestPortal;
beforeAll(async () => {
  portal = await startTestPortal({ METRICS_TOKEN: token });
});
afterAll(() => portal.stop());

const scrape = (headers = { authorization: `Bearer ${token}` }, of = portal) => of.app.inject({ url: '/metrics', headers });

/** The value of a series, written as Prometheus does. */
async function valueOf(series: string, of = portal): Promise<number | undefined> {
  const line = (await scrape(undefined, of)).body.split('\n').find((text) => text.startsWith(`${series} `));
  return line === undefined ? undefined : Number(line.slice(series.length));
}

describe('/metrics', () => {
  test.each(['', 'Bearer', 'Bearer another token of the same', `Bearer ${token}x`, `Basic ${token}`, token])(
    'asks for the token where METRICS_TOKEN is set: "%s" is 401',
    async (authorization) => {
      const reply = await scrape({ authorization });
      expect(reply.statusCode).toBe(401);
      expect(reply.body).not.toContain('dialplane_');
    },
  );

  test('is Prometheus text, open where METRICS_TOKEN is not set', async () => {
    const open = await startPortalForTest();
    const reply = await open.app.inject({ url: '/metrics' });
    expect([reply.statusCode, reply.headers['content-type']]).toEqual([200, 'text/plain; version=0.0.4; charset=utf-8']);
    expect(reply.body).toContain('# TYPE dialplane_http_request_duration_seconds histogram');
  });

  test('has each metric of its own in docs/operate.md, and no other', async () => {
    const page = readFileSync(join(import.meta.dirname, '../../../docs/operate.md'), 'utf8');
    const { body } = await scrape();
    const served = [...body.matchAll(/^# TYPE (dialplane_\w+)/gm)].map(([, name = '']) => name);
    expect([...page.matchAll(/^\| `(dialplane_\w+)` \|/gm)].map(([, name = '']) => name).toSorted()).toEqual(served.toSorted());
  });

  test('counts calls by route template, method and status', async () => {
    const series = 'dialplane_http_request_duration_seconds_count{method="GET",route="/healthz",status="200"}';
    const before = (await valueOf(series)) ?? 0;
    await portal.app.inject({ url: '/healthz?phonenumber=447400123456' });
    expect(await valueOf(series)).toBe(before + 1);
  });

  test('has no number, address or query in it', async () => {
    const user = await makeUser(portal.deps);
    const bearer = await signedInToken(portal.deps, user);
    await portal.call(singleQuery, { query: { phonenumber: '447400123456', service: 'npq' } }, bearer);
    await portal.app.inject({ url: '/api/447400123457' });
    const { body } = await scrape();
    expect(body).toContain('route="/api/test-diagnostics/single-query"');
    expect(body).toContain('route="none"');
    expect(body).not.toMatch(/44740012345|phonenumber|@/);
  });

  test('tells how old the oldest mail is that waits', async () => {
    expect(await valueOf('dialplane_mail_outbox_oldest_seconds')).toBe(0);
    const later = new Date(Date.now() + 3_600_000);
    await portal.deps.db
      .insertInto('mail_outbox')
      .values({ sealed: Buffer.from(''), created_at: new Date(Date.now() - 600_000), due_at: later })
      .execute();
    expect(await valueOf('dialplane_mail_outbox_oldest_seconds')).toBeGreaterThanOrEqual(599);
  });

  test('shows the circuit of each service that an upstream answers, and how its queries end', async () => {
    const upstream = await startUpstreamServer(status(500));
    const services = { liveStatus: { kind: 'http', url: `${upstream.url}/{number}`, retries: 0 } };
    const own = await startPortalForTest({ METRICS_TOKEN: token, SERVICES_CONFIG: servicesFile(services) });
    expect(await valueOf('dialplane_upstream_circuit{service="liveStatus"}', own)).toBe(0);
    for (let at = 0; at < 5; at += 1)
      await expect(own.deps.answerers.liveStatus(admitted({ tel: '447400123456' }), { customer: at % 2 })).rejects.toMatchObject({
        status: 502,
      });
    expect(await valueOf('dialplane_upstream_circuit{service="liveStatus"}', own)).toBe(2);
    expect(await valueOf('dialplane_upstream_query_duration_seconds_count{service="liveStatus",outcome="failed"}', own)).toBe(5);
    expect(await valueOf('dialplane_upstream_circuit{service="npq"}', own)).toBeUndefined();
  });

  test('tells the lag of the event loop where the portal listens', async () => {
    const own = await startPortalForTest({ METRICS_TOKEN: token });
    await own.app.listen({ host: '127.0.0.1', port: 0 });
    expect(await valueOf('nodejs_eventloop_lag_p99_seconds', own)).toBeTypeOf('number');
  });

  test("answers without the mails' age while the database is away", async () => {
    const own = await startPortalForTest({ METRICS_TOKEN: token });
    await own.deps.db.destroy();
    const reply = await scrape(undefined, own);
    expect(reply.statusCode).toBe(200);
    expect(reply.body).not.toMatch(/^dialplane_mail_outbox/m);
  });
});
