/**
 * The circuit breakers of one upstream: one for all customers, and one for each. A closed circuit lets everything pass. After `failuresToOpen` failures in a
 * row it opens and refuses at once; after `openMs` it lets one call through as a probe, whose outcome closes it or opens it again. At most `mostOfOne` failures
 * of a customer count for the others, since that customer's numbers may be the cause.
 */
import { UpstreamFault } from './upstream-fault.ts';

export const circuitStates = ['closed', 'half-open', 'open'] as const;
export type CircuitState = (typeof circuitStates)[number];

export interface CircuitBreakers {
  /** Throws `UpstreamFault` if a call of this customer would be refused now. Cheap: call it before waiting for anything. */
  check(customer: number): void;
  /** Runs or refuses `call`, and learns from its outcome. */
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
  /** Most failures of one customer that count for all. */
  readonly mostOfOne: number;
}

const failuresToOpen = 5;
const mostOfOne = 3;
const openMs = 30_000;

/**
 * Creates the breakers. `now` is monotonic, in ms: a clock that is set back would keep a circuit open longer. `onChange` gets the states of the shared circuit.
 */
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
  /** Consecutive failures by customer. */
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
      // While a probe runs, its duration is unknown.
      const retryAfterSeconds = state === 'open' ? waitMs / 1_000 : 1;
      throw new UpstreamFault('failed', 'not asked: it failed several times in a row', { retryAfterSeconds });
    },
    begin(customer) {
      const isProbe = state === 'open';
      if (isProbe) become('half-open');
      return (hasFailed) => {
        // Calls that began before the circuit opened no longer count; only a probe does.
        if (!isProbe && state !== 'closed') return;
        if (hasFailed) failures.set(customer, (failures.get(customer) ?? 0) + 1);
        else failures.clear();
        if (isProbe && !hasFailed) become('closed');
        else if (isProbe || counted() >= failuresToOpen) open();
      };
    },
  };
}
