/** Status of a service from its counts: shares, latencies, and its state in a word. */
import type { ServiceState, ServiceStatus } from '../../shared/status/status.ts';
import { reasonCode } from '../../shared/services/reason-codes.ts';
import type { ServiceCode } from '../../shared/services/services.ts';
import { latencyLimitsMs, type ServiceCounts } from '../query-records/service-counts.ts';
import type { BrokenCircuit } from '../query-records/upstream-circuits.ts';

/** Shares of failures in the last minutes that make a service failing or disturbed, and the fewest queries that say so. */
const limits = { failing: 0.5, disturbed: 0.01, queries: 20 };
const storedDataCode = 3;

type AnsweredBy = ServiceStatus['answeredBy'];

export interface Facts {
  readonly service: ServiceCode;
  readonly answeredBy: AnsweredBy;
  readonly data: ServiceStatus['data'];
  readonly circuit: BrokenCircuit | undefined;
  /** Counts of the last 24 hours, and of only the last minutes. */
  readonly day: readonly ServiceCounts[];
  readonly recent: readonly ServiceCounts[];
  /** True if the caller may see the number of queries. */
  readonly isCountTold: boolean;
}

export function statusOfService({ service, answeredBy, data, circuit, day, recent, isCountTold }: Facts): ServiceStatus {
  const { queries, refused, failed, storedData } = totalsOf(day);
  const askable = queries - refused;
  const told = (count: number) => (isCountTold ? count : null);
  const isAsked = answeredBy === 'upstream';
  const failures = day.filter(({ rc }) => endOf(rc) === 'failed').map(({ rc, counts }) => ({ rc, count: sumOf(counts) }));
  return {
    service,
    answeredBy,
    state: stateOf({ answeredBy, hasQueries: queries > 0, isCircuitBroken: circuit !== undefined, recent: totalsOf(recent) }),
    hasQueries: queries > 0,
    queries: told(queries),
    answered: shareOf(askable - failed, askable),
    refused: shareOf(refused, queries),
    storedData: shareOf(storedData, askable),
    failures: failures
      .toSorted((a, b) => b.count - a.count)
      .map(({ rc, count }) => ({ reasonCode: rc, share: shareOf(count, askable) ?? 0, queries: told(count) })),
    ...latenciesOf(day),
    circuit: isAsked ? (circuit?.state ?? 'closed') : null,
    circuitSince: isAsked ? (circuit?.since.toISOString() ?? null) : null,
    data,
  };
}

type End = 'answered' | 'refused' | 'failed';

/** Classifies a reason code: those about the number or the account are no failure of the service, an unknown code is. */
function endOf(rc: number): End {
  const kind = reasonCode(rc)?.class;
  if (kind === 'input' || kind === 'account') return 'refused';
  return kind === undefined || kind === 'failure' ? 'failed' : 'answered';
}

interface Totals {
  readonly queries: number;
  readonly refused: number;
  readonly failed: number;
  readonly storedData: number;
}

function totalsOf(rows: readonly ServiceCounts[]): Totals {
  const sumWhere = (isOne: (rc: number) => boolean) =>
    rows.filter(({ rc }) => isOne(rc)).reduce((sum, { counts }) => sum + sumOf(counts), 0);
  return {
    queries: sumWhere(() => true),
    refused: sumWhere((rc) => endOf(rc) === 'refused'),
    failed: sumWhere((rc) => endOf(rc) === 'failed'),
    storedData: sumWhere((rc) => rc === storedDataCode),
  };
}

interface Signs {
  readonly answeredBy: AnsweredBy;
  readonly hasQueries: boolean;
  readonly isCircuitBroken: boolean;
  readonly recent: Totals;
}

function stateOf({ answeredBy, hasQueries, isCircuitBroken, recent }: Signs): ServiceState {
  if (answeredBy === 'nobody') return 'not set up';
  if (isCircuitBroken && answeredBy === 'upstream') return 'failing';
  if (!hasQueries) return 'unused';
  const askable = recent.queries - recent.refused;
  // A network that fails for everybody opens its circuit within a few queries; one failure of one number says nothing about the others.
  if (askable < limits.queries) return 'working';
  // A query answered from stored data succeeds, but its network was unavailable.
  const lost = recent.failed + (answeredBy === 'data' ? 0 : recent.storedData);
  if (recent.failed / askable >= limits.failing) return 'failing';
  return lost / askable >= limits.disturbed ? 'disturbed' : 'working';
}

/** Returns the latencies of answered and failed queries; those refused before the query would make every service look fast. */
function latenciesOf(rows: readonly ServiceCounts[]): { p50Ms: number | null; p95Ms: number | null } {
  const asked = rows.filter(({ rc }) => endOf(rc) !== 'refused');
  const total = Array.from({ length: latencyLimitsMs.length + 1 }, (_, index) =>
    asked.reduce((sum, { counts }) => sum + (counts[index] ?? 0), 0),
  );
  return { p50Ms: limitOf(total, 0.5), p95Ms: limitOf(total, 0.95) };
}

/** Returns the smallest limit that this share of the queries met. */
function limitOf(counts: readonly number[], share: number): number | null {
  const wanted = sumOf(counts) * share;
  let kept = 0;
  for (const [index, count] of counts.entries()) {
    kept += count;
    if (kept > 0 && kept >= wanted) return latencyLimitsMs[index] ?? null;
  }
  return null;
}

function sumOf(counts: readonly number[]): number {
  return counts.reduce((sum, count) => sum + count, 0);
}

/** Rounds to a thousandth, and to 0 or 1 only if that is exact. */
function shareOf(part: number, whole: number): number | null {
  if (whole === 0) return null;
  const share = Math.round((part / whole) * 1_000) / 1_000;
  if (share === 1 && part < whole) return 0.999;
  return share === 0 && part > 0 ? 0.001 : share;
}
