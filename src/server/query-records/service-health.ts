/**
 * Health of the services: every query is counted in memory, and the counts are added to the database in groups, some seconds apart. A killed node
 * loses those seconds; a query never waits for its count.
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
  /** Returns a function that takes each change of a service's circuit, which is closed at first. */
  circuitOf(service: ServiceCode): (state: BrokenState | 'closed') => void;
  /** Writes the counts since the last time. Rejects if that fails; the counts are kept for the next time. */
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
  /** Counts taken out of `gathered` and not yet written: after a failure, new counts are added and written with them. */
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
  // Writes run one after another: each takes up the remains of the one before. A write that has not begun takes all counts until then, for everyone who waits.
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
