/** Rows that are not asked, between those that are: each run of lines with the same fate is answered by itself, and the runs are put together. */
import { csvOfAnswer } from '../../numbers/batch/batch-engine.ts';
import { countIn, type ServiceRows } from '../../numbers/batch/service-rows.ts';
import { countryOfNumber } from '../../numbers/ranges/country-of-number.ts';
import type { NumberData } from '../../numbers/number-data.ts';
import type { ServiceCode } from '../../shared/services/services.ts';
import type { Refusal } from '../entitlements/entitlement.ts';

type Ranges = NumberData['ranges'];

/** Why the lines of a run are not asked, a service after the other; undefined where they are. */
export interface Run {
  /** Lines, and the bytes that these are. */
  readonly numbers: readonly string[];
  readonly bytes: Uint8Array;
  readonly refused: readonly (Refusal | undefined)[];
}

interface Cut {
  readonly rows: Uint8Array;
  /** The text of each line. */
  readonly numbers: readonly string[];
  readonly refusedAt: (line: number) => readonly (Refusal | undefined)[];
}

/** Cuts lines where their fate changes. */
export function runsOf({ rows, numbers, refusedAt }: Cut): Run[] {
  const runs: Run[] = [];
  let [from, begin, end] = [0, 0, 0];
  for (const line of numbers.keys()) {
    const lineEnd = rows.indexOf(lineFeed, end);
    end = lineEnd < 0 ? rows.length : lineEnd + 1;
    const refused = refusedAt(line);
    const isLast = line + 1 === numbers.length;
    if (!isLast && refused.every((rc, column) => rc === refusedAt(line + 1)[column])) continue;
    runs.push({ numbers: numbers.slice(from, line + 1), bytes: rows.subarray(begin, end), refused });
    [from, begin] = [line + 1, end];
  }
  return runs;
}

const lineFeed = 0x0a;

/** Rows of which nothing was asked: they failed, and come from nowhere. */
export function refusedRows(
  ranges: Ranges,
  service: ServiceCode,
  { numbers, rc }: { numbers: readonly string[]; rc: Refusal },
): ServiceRows {
  const countries = new Map<string, number>();
  for (const tel of numbers) countIn(countries, countryOfNumber(ranges, tel), 1);
  const lines = numbers.map((tel) => csvOfAnswer(service, tel, { tel, rc }));
  return {
    bytes: Buffer.from(lines.join('')),
    failed: numbers.length,
    counts: new Map([...countries].map(([country, rows]) => [country, [0, rows]])),
    reasons: new Map([[rc, numbers.length]]),
    operators: new Map([['', numbers.length]]),
    sources: { known: [], rows: new Uint8Array(numbers.length) },
  };
}

/** The results of runs that follow one another. The sources of those that were asked are of one list, which grows from one to the next. */
export function joinedRows(runs: readonly ServiceRows[]): ServiceRows {
  const counts = new Map<string, [number, number]>();
  const reasons = new Map<number, number>();
  const operators = new Map<string, number>();
  for (const run of runs) {
    for (const [country, [succeeded, failed]] of run.counts) {
      const [before, failedBefore] = counts.get(country) ?? [0, 0];
      counts.set(country, [before + succeeded, failedBefore + failed]);
    }
    for (const [rc, rows] of run.reasons) countIn(reasons, rc, rows);
    for (const [operator, rows] of run.operators) countIn(operators, operator, rows);
  }
  const known = runs.map(({ sources }) => sources.known).reduce((longest, one) => (one.length > longest.length ? one : longest), []);
  return {
    bytes: bytesOf(runs.map(({ bytes }) => bytes)),
    failed: runs.reduce((sum, { failed }) => sum + failed, 0),
    counts,
    reasons,
    operators,
    sources: { known, rows: bytesOf(runs.map(({ sources }) => sources.rows)) },
  };
}

/** In a buffer of its own, as an engine gives it. */
function bytesOf(pieces: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(pieces.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const piece of pieces) {
    whole.set(piece, at);
    at += piece.length;
  }
  return whole;
}
