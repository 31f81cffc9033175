/**
 * How the services do: every query is counted in memory, and what was counted is added to the database in groups, some seconds apart. A node
 * that is killed loses those seconds; a query never waits for its count.
 */
import { randomUUID } from 'node:crypto';
import type { FastifyBaseLogger } from 'fastify';
import type { ServiceCode } from '../../shared/services/services.ts';
import type { Db } from '../database/database.ts';
import { addServiceCounts, GatheredServiceCounts } from './service-counts.ts';
import { type BrokenCircuit, type BrokenState, writeCircuits } from './upstream-circuits.ts';

export interface ServiceHealth {
  /** Counts a query that ended with `rc` after `ms`. */
  count(service: ServiceCode, rc: number, ms: number): void;
  /** The circuit of a service, closed at first; the returned function takes each change. */
  circuitOf(service: ServiceCode): (state: BrokenState | 'closed') => void;
  /** Writes what was counted since the last time. Rejects where that cannot be written; it is kept for the next time. */
  flush(): Promise<void>;
  /** Writes for the last time. */
  stop(): Promise<void>;
}

interface ServiceHealthDependencies {
  readonly db: Db;
  readonly clock: () => Date;
  readonly log: Pick<FastifyBaseLogger, 'warn'>;
}

const flushIntervalMs = 5_000;

export function createServiceHealth({ db, clock, log }: ServiceHealthDependencies): ServiceHealth {
  const node = randomUUID();
  let gathered = new GatheredServiceCounts();
  /** Taken out of `gathered` and not yet written: what fails is added up with what comes, and written with it. */
  const unwritten = new GatheredServiceCounts();
  const broken = new Map<ServiceCode, BrokenCircuit>();
  let isToldAllClosed = true;
  let writing = Promise.resolve();
  let waiting: Promise<void> | undefined;

  const write = async () => {
    unwritten.addAll(gathered);
    gathered = new GatheredServiceCounts();
    if (!unwritten.isEmpty) await addServiceCounts(db, unwritten);
    unwritten.clear();
    if (broken.size === 0 && isToldAllClosed) return;
    const told = [...broken.values()];
    await writeCircuits(db, node, told);
    isToldAllClosed = told.length === 0;
  };
  // One after the other: the next one takes up what this one leaves. One that has not begun takes what was counted until then, for all who wait.
  const flush = async () => {
    waiting ??= writing = writing
      .catch(() => undefined)
      .then(() => {
        waiting = undefined;
        return write();
      });
    return waiting;
  };
  const flushOrSay = () => flush().catch((err: unknown) => log.warn({ err }, 'counts of services could not be written'));
  const timer = setInterval(() => void flushOrSay(), flushIntervalMs).unref();

  return {
    count: (service, rc, ms) => gathered.add({ service, rc, ms, at: clock() }),
    circuitOf: (service) => (state) => {
      if (state === 'closed') broken.delete(service);
      else broken.set(service, { service, state, since: broken.get(service)?.since ?? clock() });
    },
    flush,
    stop: async () => {
      clearInterval(timer);
      broken.clear();
      await flushOrSay();
    },
  };
}
