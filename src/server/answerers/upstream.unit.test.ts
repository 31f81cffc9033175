import { expect, onTestFinished, test, vi } from 'vitest';
import { admitted } from '../../numbers/test-support/admitted.ts';
import { type ServiceCode, serviceCodes } from '../../shared/services/services.ts';
import { answerersOf, standingClock } from '../test-support/answerers.ts';
import { type Behaviour, hang, json, startUpstreamServer, status } from '../test-support/upstream-server.ts';
import { guardUpstream } from './upstream.ts';
import { UpstreamFault } from './upstream-fault.ts';

const number = '447700900123';
const answered = json({ npdi: true, npi: 'yes', cic: '44007', rc: 0 });

/** One service asked of a server that behaves so. */
async function asking(service: ServiceCode, behaviours: Behaviour[], settings: object = {}) {
  const clock = standingClock();
  const upstream = await startUpstreamServer(...behaviours);
  const services = { [service]: { kind: 'http', url: `${upstream.url}/{service}/{number}`, retries: 0, retryDelayMs: 0, ...settings } };
  const answerers = answerersOf(services, { clock: clock.now });
  return { clock, upstream, answerers, ask: (tel = number) => answerers[service](admitted({ tel }), { customer: 1 }) };
}

test('F16: one upstream service down: eleven answers, and its own after 30 s once it is back', async () => {
  const { clock, upstream, answerers, ask } = await asking('liveStatus', [status(500)]);
  for (let at = 0; at < 5; at += 1) await expect(ask()).rejects.toMatchObject({ status: 502 });
  upstream.behave(json({ ns: 'active' }));
  await expect(ask()).rejects.toMatchObject({ status: 502, details: { response: { tel: number, rc: 301 }, retryAfterSeconds: 30 } });
  expect(upstream.requests).toHaveLength(5);
  const others = serviceCodes.filter((service) => service !== 'liveStatus');
  const answers = await Promise.all(others.map((service) => answerers[service](admitted({ tel: number }), { customer: 1 })));
  expect(answers.map(({ tel }) => tel)).toEqual(Array.from({ length: 11 }, () => number));
  clock.pass(30_000);
  expect(await ask()).toMatchObject({ ns: 'active' });
});

test('F27: a clock that goes back an hour keeps no circuit open', async () => {
  vi.useFakeTimers({ toFake: ['Date', 'performance'] });
  onTestFinished(() => void vi.useRealTimers());
  const upstream = await startUpstreamServer(status(500));
  const services = { liveStatus: { kind: 'http', url: `${upstream.url}/{number}`, retries: 0, retryDelayMs: 0 } };
  const { liveStatus: ask } = answerersOf(services, { measuresItself: true });
  for (let at = 0; at < 6; at += 1) await expect(ask(admitted({ tel: number }), { customer: 1 })).rejects.toMatchObject({ status: 502 });
  expect(upstream.requests).toHaveLength(5);
  upstream.behave(json({ ns: 'active' }));
  vi.advanceTimersByTime(30_000);
  vi.setSystemTime(Date.now() - 3_600_000);
  expect(await ask(admitted({ tel: number }), { customer: 1 })).toMatchObject({ ns: 'active' });
});

test('stored data answered instead of a failed upstream is reason code 3 and says where it is from', async () => {
  for (const service of ['npq', 'liveRouting'] as const) {
    const { ask } = await asking(service, [status(500)]);
    expect(await ask()).toMatchObject({ tel: number, rc: 3, cn: 'Other Mobile', source: 'data', dataVersion: 'demo-2026-11-20' });
  }
});

test('so is what the data says of the holder of a range, for want of moves (reason code 2)', async () => {
  const { ask } = await asking('npq', [status(500)]);
  expect(await ask('61255500123')).toMatchObject({ rc: 3, npi: 'na', cn: 'Example Line' });
});

test.each<[ServiceCode, string]>([
  ['liveStatus', number],
  ['dno', number],
  ['irsfCheck', number],
  ['AITCheck', number],
  ['ported', '61255500123'],
  ['npq', '446000000000'],
])('where nothing is known instead, %s of %s is 502 with reason code 301', async (service, tel) => {
  const { ask } = await asking(service, [status(500)]);
  await expect(ask(tel)).rejects.toMatchObject({ status: 502, details: { response: { tel, rc: 301 } } });
});

test('a service nobody answers is 200 with reason code 500', async () => {
  expect(await answerersOf({}).liveStatus(admitted({ tel: number }), { customer: 1 })).toEqual({
    tel: number,
    rc: 500,
    source: 'data',
    dataVersion: null,
    asOf: null,
  });
});

test('T49: text that is no number is answered with reason code 100 and reaches no upstream', async () => {
  const { ask, upstream } = await asking('npq', [answered]);
  for (const junk of ['../admin', '44770#', '44\r\nX-Evil: 1', '447700900123/..', '+447700900123', '', 'a@b'])
    expect(await ask(junk)).toMatchObject({ tel: junk, rc: 100 });
  expect(upstream.requests).toEqual([]);
});

test('T49: the name of a service stays one part of the path', async () => {
  const { ask, upstream } = await asking('ports&days', [json({ ports: 2 })]);
  await ask();
  expect(upstream.requests[0]?.url).toBe(`/ports%26days/${number}`);
});

test('F19: an upstream that wants fewer questions (429 with Retry-After) gets a pause, and no number fails for it', async () => {
  const pauses = Array.from({ length: 10 }, () => status(429, { 'retry-after': '0' }));
  const { ask, upstream } = await asking('liveStatus', [...pauses, json({ ns: 'active' })], { concurrency: 4 });
  const answers = await Promise.all(Array.from({ length: 30 }, () => ask()));
  expect(answers.every(({ ns }) => ns === 'active')).toBe(true);
  expect(upstream.requests).toHaveLength(40);
});

test('F19: a pause longer than anybody waits is told at once, with its length, and meanwhile nothing is asked', async () => {
  const { ask, clock, upstream } = await asking('liveStatus', [status(429, { 'retry-after': '120' }), json({ ns: 'active' })]);
  const refused = { status: 502, details: { response: { tel: number, rc: 301 }, retryAfterSeconds: 120 } };
  await expect(ask()).rejects.toMatchObject(refused);
  for (let at = 0; at < 10; at += 1) await expect(ask()).rejects.toMatchObject(refused);
  expect(upstream.requests).toHaveLength(1);
  clock.pass(120_000);
  expect(await ask()).toMatchObject({ ns: 'active' });
});

test('F19: Retry-After may be a date', async () => {
  const at = new Date(standingClock().now().getTime() + 90_000).toUTCString();
  const { ask } = await asking('liveStatus', [status(429, { 'retry-after': at })]);
  await expect(ask()).rejects.toMatchObject({ details: { retryAfterSeconds: 90 } });
});

test('F17: who waits behind an upstream that hangs is refused before their time is up, and told to come back', async () => {
  const { ask } = await asking('liveStatus', [hang], { concurrency: 1, timeoutMs: 1_000 });
  const ends = await Promise.allSettled(Array.from({ length: 12 }, () => ask()));
  const reasons = ends.map((end) => (end.status === 'rejected' ? end.reason : undefined));
  expect(reasons[0]).toMatchObject({ status: 504 });
  for (const reason of reasons.slice(1)) expect(reason).toMatchObject({ status: 502, details: { retryAfterSeconds: 1 } });
});

test.each([
  [1, [200, 400, 800, 1_600]],
  [0.5, [100, 200, 400, 800]],
])('the pause before another try doubles with each, at a chance of %d', async (chance, pauses) => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  let tries = 0;
  const failing = async () => {
    tries += 1;
    throw new UpstreamFault('failed', 'status 503', { isTransient: true });
  };
  const limits = { timeoutMs: 60_000, retries: pauses.length, retryDelayMs: 200, concurrency: 1 };
  const ask = guardUpstream(failing, limits, { now: () => 0, random: () => chance, onCircuit: () => undefined });
  const answer = ask({ number, days: 30, customer: 1 }).catch((error: unknown) => error);
  await vi.advanceTimersByTimeAsync(0);
  for (const [index, pauseMs] of pauses.entries()) {
    await vi.advanceTimersByTimeAsync(pauseMs - 1);
    expect(tries).toBe(index + 1);
    await vi.advanceTimersByTimeAsync(1);
    expect(tries).toBe(index + 2);
  }
  expect(await answer).toMatchObject({ kind: 'failed' });
  expect(tries).toBe(pauses.length + 1);
});
