/** One upstream behind its guards: an overall deadline, a limit of concurrent calls, circuit breakers, retries, and the upstream's own Retry-After. */
import type { Answer } from '../../shared/services/legend.ts';
import { createBulkhead } from './bulkhead.ts';
import { type CircuitState, createCircuitBreakers } from './circuit-breaker.ts';
import { UpstreamFault } from './upstream-fault.ts';

/** A question to an upstream: a number and, for port events, the days to look back. */
export interface Question {
  readonly number: string;
  readonly days: number;
  /** The organisation that sends the query. */
  readonly customer: number;
}

/** Sends the question once. Throws `UpstreamFault`; ends when `signal` aborts. */
export type Ask = (question: Question, signal: AbortSignal) => Promise<Answer>;

export interface Limits {
  /** Deadline for everything together: waiting for a place, every try, and the pauses between. */
  readonly timeoutMs: number;
  /** Retries after the first try. */
  readonly retries: number;
  /** Upper bound of the random pause before the first retry; it doubles with each. */
  readonly retryDelayMs: number;
  readonly concurrency: number;
}

interface GuardDependencies {
  /** Monotonic clock in ms. */
  now: () => number;
  /** Random number from 0 to 1. */
  random: () => number;
  onCircuit: (state: CircuitState) => void;
}

/** Wraps `ask` in its guards. The result throws `UpstreamFault`, after `timeoutMs` at the latest. */
export function guardUpstream(
  ask: Ask,
  limits: Limits,
  { now, random, onCircuit }: GuardDependencies,
): (question: Question) => Promise<Answer> {
  const enter = createBulkhead(limits.concurrency);
  const breakers = createCircuitBreakers(now, onCircuit);
  /** End of the pause that the upstream demanded by a 429. */
  let pausedUntil = 0;

  const waitOutPause = async (signal: AbortSignal) => {
    const waitMs = pausedUntil - now();
    if (waitMs <= 0) return;
    const fault = new UpstreamFault('limited', 'not asked: it wants a pause', { isAlive: true, retryAfterSeconds: waitMs / 1_000 });
    if (waitMs >= limits.timeoutMs || !(await sleep(waitMs, signal))) throw fault;
  };
  const tryUntilAnswered = async (question: Question, signal: AbortSignal) => {
    await waitOutPause(signal);
    for (let failures = 0, pauses = 0; ;) {
      try {
        return await untilAborted(ask(question, signal), signal);
      } catch (error) {
        if (!(error instanceof UpstreamFault)) throw error;
        const backOffMs = random() * limits.retryDelayMs * 2 ** (failures + pauses);
        if (error.kind === 'limited') {
          pauses += 1;
          pausedUntil = Math.max(pausedUntil, now() + (error.retryAfterSeconds ?? 0) * 1_000);
          await waitOutPause(signal);
        } else {
          failures += 1;
          if (!error.isTransient || failures > limits.retries) throw error;
        }
        if (!(await sleep(backOffMs, signal))) throw error;
      }
    }
  };

  return async (question) => {
    breakers.check(question.customer);
    const signal = AbortSignal.timeout(limits.timeoutMs);
    // A call that gets a place has at least half of its time left; otherwise a full queue would look like a hanging upstream.
    const leave = await enter(AbortSignal.timeout(limits.timeoutMs / 2));
    try {
      return await breakers.run(question.customer, () => tryUntilAnswered(question, signal));
    } finally {
      leave();
    }
  };
}

/** Returns the answer, or throws a fault when time is up, so that no caller waits longer. */
async function untilAborted(answer: Promise<Answer>, signal: AbortSignal): Promise<Answer> {
  const timedOut = () => new UpstreamFault('timed-out', 'no answer in time');
  if (signal.aborted) throw timedOut();
  return new Promise((resolve, reject) => {
    const giveUp = () => reject(timedOut());
    signal.addEventListener('abort', giveUp, { once: true });
    void answer
      .then(resolve, (error: unknown) => reject(signal.aborted ? timedOut() : error))
      .finally(() => signal.removeEventListener('abort', giveUp));
  });
}

/** Sleeps; true if the whole pause passed before `signal` aborted. */
async function sleep(ms: number, signal: AbortSignal): Promise<boolean> {
  return new Promise((resolve) => {
    const end = (isOver: boolean) => {
      clearTimeout(timer);
      signal.removeEventListener('abort', giveUp);
      resolve(isOver);
    };
    const giveUp = () => end(false);
    const timer = setTimeout(() => end(true), ms);
    if (signal.aborted) giveUp();
    signal.addEventListener('abort', giveUp, { once: true });
  });
}
