import { expect, test } from 'vitest';
import { standingClock } from '../test-support/answerers.ts';
import { type CircuitState, createCircuitBreakers } from './circuit-breaker.ts';
import { UpstreamFault } from './upstream-fault.ts';

function newBreakers() {
  const states: CircuitState[] = [];
  const clock = standingClock();
  const breakers = createCircuitBreakers(
    () => clock.now().getTime(),
    (state) => states.push(state),
  );
  let asked = 0;
  const runFor = (customer: number, fault?: UpstreamFault) =>
    breakers
      .run(customer, async () => {
        asked += 1;
        if (fault) throw fault;
        return 'answered';
      })
      .catch((error: unknown) => (error as Error).message);
  let turn = 0;
  /** A call of two customers in turns. */
  const run = (fault?: UpstreamFault) => runFor((turn += 1) % 2, fault);
  return { breakers, clock, states, run, runFor, asked: () => asked };
}

const down = new UpstreamFault('failed', 'down');
const refusal = 'not asked: it failed several times in a row';

async function failTimes(times: number, run: (fault: UpstreamFault) => Promise<string>): Promise<void> {
  for (let at = 0; at < times; at += 1) await run(down);
}

test('F16: the circuit opens after 5 failures in a row, and not after 4', async () => {
  const { run, asked, states } = newBreakers();
  await failTimes(4, run);
  expect(await run()).toBe('answered');
  await failTimes(4, run);
  expect(states).toEqual([]);
  await failTimes(1, run);
  expect(states).toEqual(['open']);
  expect(asked()).toBe(10);
  expect(await run()).toBe(refusal);
  expect(asked()).toBe(10);
});

test('F16: after 30 s one probe is let through, and closes the circuit when it is answered', async () => {
  const { run, clock, states } = newBreakers();
  await failTimes(5, run);
  clock.pass(29_999);
  expect(await run()).toBe(refusal);
  clock.pass(1);
  expect(await Promise.all([run(), run()])).toEqual(['answered', refusal]);
  expect(await run()).toBe('answered');
  expect(states).toEqual(['open', 'half-open', 'closed']);
});

test('a probe that fails opens the circuit for another 30 s', async () => {
  const { run, clock, asked } = newBreakers();
  await failTimes(5, run);
  clock.pass(30_000);
  expect(await run(down)).toBe('down');
  clock.pass(29_999);
  expect(await run()).toBe(refusal);
  expect(asked()).toBe(6);
  clock.pass(1);
  expect(await run()).toBe('answered');
});

test('what only shows that the upstream is alive does not count as a failure', async () => {
  const { run, states } = newBreakers();
  for (let at = 0; at < 20; at += 1) await run(new UpstreamFault('failed', 'HTTP status 400', { isAlive: true }));
  expect(states).toEqual([]);
});

test('a call that began before the circuit opened neither closes it nor opens it anew', async () => {
  const { breakers, run, clock, states } = newBreakers();
  const late: { end?: (fault: UpstreamFault) => void } = {};
  const old = breakers.run(0, () => new Promise((_, reject) => (late.end = reject))).catch(() => undefined);
  await failTimes(5, run);
  clock.pass(30_000);
  const probe = run();
  late.end?.(down);
  await old;
  expect(await probe).toBe('answered');
  expect(states).toEqual(['open', 'half-open', 'closed']);
});

test('a refusal says when asking makes sense again', async () => {
  const { breakers, run, clock } = newBreakers();
  await failTimes(5, run);
  clock.pass(10_000);
  expect(() => breakers.check(1)).toThrow(expect.objectContaining({ retryAfterSeconds: 20 }));
});

test('the failures of one customer open its own circuit alone', async () => {
  const { runFor, states } = newBreakers();
  for (let at = 0; at < 4; at += 1) expect(await runFor(1, down)).toBe('down');
  expect(await runFor(1, down)).toBe('down');
  expect(await runFor(1)).toBe(refusal);
  expect(await runFor(2)).toBe('answered');
  expect(states).toEqual([]);
});

test('of one customer no more than three failures count for the others', async () => {
  const { runFor, states } = newBreakers();
  for (let at = 0; at < 5; at += 1) await runFor(1, down);
  await runFor(2, down);
  expect(states).toEqual([]);
  await runFor(2, down);
  expect(states).toEqual(['open']);
  expect(await runFor(3)).toBe(refusal);
});

test('a customer whose circuit is open is answered again once its own probe is', async () => {
  const { runFor, clock } = newBreakers();
  for (let at = 0; at < 5; at += 1) await runFor(1, down);
  clock.pass(29_999);
  expect(await runFor(1)).toBe(refusal);
  clock.pass(1);
  expect(await runFor(1)).toBe('answered');
  expect(await runFor(1)).toBe('answered');
});
