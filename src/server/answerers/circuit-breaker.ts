/**
 * The circuit breakers of one upstream: one for all customers, and one for each. Closed: everything passes. After `failuresToOpen` failures
 * in a row it is open, and refuses at once; when it has been open for `openMs` one call is let through as a probe, whose end closes it or
 * opens it anew. No more than `mostOfOne` failures of a customer count for the others: the numbers of one may be what fails.
 */
import { UpstreamFault } from './upstream-fault.ts';

export const circuitStates = ['closed', 'half-open', 'open'] as const;
export type CircuitState = (typeof circuitStates)[number];

export interface CircuitBreakers {
  /** Throws `UpstreamFault` where a call of this customer would be refused now. Cheap: to be asked before waiting for anything. */
  check(customer: number): void;
  /** Runs `call`, or refuses it, and learns from how it ends. */
  run<T>(customer: number, call: () => Promise<T>): Promise<T>;
}

interface CircuitBreaker {
  check(): void;
  /** Begins a call; the returned function ends it. */
  begin(customer: number): (hasFailed: boolean) => void;
}

interface Conditions {
  readonly now: () => number;
  readonly onChange: (state: CircuitState) => void;
  /** How many failures of one customer count. */
  readonly mostOfOne: number;
}

const failuresToOpen = 5;
const mostOfOne = 3;
const openMs = 30_000;

/** `now` in ms: monotonic, since a clock that is set back would keep a circuit open for as long. `onChange` gets the states of the one for all. */
export function createCircuitBreakers(now: () => number, onChange: (state: CircuitState) => void): CircuitBreakers {
  const ofAll = createCircuitBreaker({ now, onChange, mostOfOne });
  const ofEach = new Map<number, CircuitBreaker>();
  const breakersFor = (customer: number) => {
    const own = ofEach.get(customer) ?? createCircuitBreaker({ now, onChange: () => undefined, mostOfOne: failuresToOpen });
    ofEach.set(customer, own);
    return [ofAll, own];
  };
  const check = (customer: number) => breakersFor(customer).forEach((breaker) => breaker.check());
  return {
    check,
    async run(customer, call) {
      check(customer);
      const begun = breakersFor(customer).map((breaker) => breaker.begin(customer));
      const end = (hasFailed: boolean) => begun.forEach((endOne) => endOne(hasFailed));
      try {
        const result = await call();
        end(false);
        return result;
      } catch (error) {
        end(!(error instanceof UpstreamFault && error.isAlive));
        throw error;
      }
    },
  };
}

function createCircuitBreaker({ now, onChange, mostOfOne: most }: Conditions): CircuitBreaker {
  let state: CircuitState = 'closed';
  /** How many failures in a row are of each customer. */
  const failures = new Map<number, number>();
  let probeAt = 0;

  const become = (next: CircuitState) => {
    state = next;
    onChange(next);
  };
  const open = () => {
    probeAt = now() + openMs;
    become('open');
  };
  const counted = () => [...failures.values()].reduce((sum, ofOne) => sum + Math.min(ofOne, most), 0);
  return {
    check() {
      const waitMs = probeAt - now();
      if (state === 'closed' || (state === 'open' && waitMs <= 0)) return;
      // While a probe is on its way nobody knows for how long.
      const retryAfterSeconds = state === 'open' ? waitMs / 1_000 : 1;
      throw new UpstreamFault('failed', 'not asked: it failed several times in a row', { retryAfterSeconds });
    },
    begin(customer) {
      const isProbe = state === 'open';
      if (isProbe) become('half-open');
      return (hasFailed) => {
        // Calls that began before the circuit opened say nothing about it any more: a probe does.
        if (!isProbe && state !== 'closed') return;
        if (hasFailed) failures.set(customer, (failures.get(customer) ?? 0) + 1);
        else failures.clear();
        if (isProbe && !hasFailed) become('closed');
        else if (isProbe || counted() >= failuresToOpen) open();
      };
    },
  };
}
