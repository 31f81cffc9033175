/**
 * The circuit breaker of one upstream. Closed: everything passes. After `failuresToOpen` failures in a row it is open, and refuses
 * at once; when it has been open for `openMs` one call is let through as a probe, whose end closes it or opens it anew.
 */
import { UpstreamFault } from './upstream-fault.ts';

export const circuitStates = ['closed', 'half-open', 'open'] as const;
export type CircuitState = (typeof circuitStates)[number];

export interface CircuitBreaker {
  /** Throws `UpstreamFault` where a call would be refused now. Cheap: to be asked before waiting for anything. */
  check(): void;
  /** Runs `call`, or refuses it, and learns from how it ends. */
  run<T>(call: () => Promise<T>): Promise<T>;
}

const failuresToOpen = 5;
const openMs = 30_000;

/** `now` in ms: monotonic, since a clock that is set back would keep the circuit open for as long. */
export function createCircuitBreaker(now: () => number, onChange: (state: CircuitState) => void): CircuitBreaker {
  let state: CircuitState = 'closed';
  let failuresInARow = 0;
  let probeAt = 0;

  const become = (next: CircuitState) => {
    state = next;
    onChange(next);
  };
  const open = () => {
    probeAt = now() + openMs;
    become('open');
  };
  const check = () => {
    const waitMs = probeAt - now();
    if (state === 'closed' || (state === 'open' && waitMs <= 0)) return;
    // While a probe is on its way nobody knows for how long.
    const retryAfterSeconds = state === 'open' ? waitMs / 1_000 : 1;
    throw new UpstreamFault('failed', 'not asked: it failed several times in a row', { retryAfterSeconds });
  };
  /** Calls that began before the circuit opened say nothing about it any more: a probe does. */
  const learn = (isProbe: boolean, hasFailed: boolean) => {
    if (!isProbe && state !== 'closed') return;
    failuresInARow = hasFailed ? failuresInARow + 1 : 0;
    if (isProbe && !hasFailed) become('closed');
    else if (isProbe || failuresInARow >= failuresToOpen) open();
  };

  return {
    check,
    async run(call) {
      check();
      const isProbe = state === 'open';
      if (isProbe) become('half-open');
      try {
        const result = await call();
        learn(isProbe, false);
        return result;
      } catch (error) {
        learn(isProbe, !(error instanceof UpstreamFault && error.isAlive));
        throw error;
      }
    },
  };
}
