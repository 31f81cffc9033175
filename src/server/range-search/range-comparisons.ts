/** Comparison of the ranges in two versions. */
import { setImmediate } from 'node:timers/promises';
import type { ReplyOf } from '../../shared/base/endpoint.ts';
import type { RangeChangeRow, rangeChanges, RangeVersion } from '../../shared/range-search/range-changes.ts';
import type { RangeChangeKind } from '../../shared/range-search/range-row.ts';
import { changesAbout, comparingRanges, type RangeChange, type RangeChanges } from '../../numbers/ranges/range-changes.ts';
import { operatorMatches, rangeChangesMaxRows } from '../../shared/base/limits.ts';
import { rangeSearchSaid } from '../../shared/range-search/said.ts';
import type { Deps } from '../deps.ts';
import { AppError } from '../base/errors.ts';

/** Time for which the latest comparison is kept, with its ranges in memory: people look at one kind of change after the other. */
const keptMs = 5 * 60_000;
/** Most comparisons at once, running or waiting. Each holds two sets of ranges, hundreds of megabytes each, so only one runs. */
const maxUnderWay = 3;
const retryAfterSeconds = 5;

/** Changes with their totals, which are counted once. */
export interface Comparison extends RangeChanges {
  readonly tally: Tally;
}

/** Compares versions by name. Throws `AppError`: 503 if there are too many comparisons, and any error of loading the versions. */
type Compare = (from: string, to: string) => Promise<Comparison>;

/** Creates the comparisons of one portal: made one after the other, and once per pair of versions, however many callers. */
export function createComparisons({ load }: Pick<Deps['dataSets']['rangeVersions'], 'load'>): Compare {
  const underWay = new Map<string, Promise<Comparison>>();
  let latest: { readonly names: string; readonly comparison: Comparison } | undefined;
  let timer: NodeJS.Timeout | undefined;
  let last: Promise<unknown> = Promise.resolve();

  return async (from, to) => {
    const names = `${from} ${to}`;
    if (latest?.names === names) {
      keepOn();
      return latest.comparison;
    }
    const same = underWay.get(names);
    if (same) return same;
    if (underWay.size >= maxUnderWay) throw new AppError('overloaded', rangeSearchSaid.manyComparisons, { retryAfterSeconds });
    const made = last.then(() => make(from, to)).finally(() => underWay.delete(names));
    underWay.set(names, made);
    last = made.catch(() => undefined);
    return made;
  };

  async function make(from: string, to: string): Promise<Comparison> {
    // Frees its sets before the next ones are loaded.
    latest = undefined;
    const compared = await inTurns(comparingRanges(await load(from), await load(to)));
    const comparison = { ...compared, tally: await tallyOf(compared, changesAbout(compared, '')) };
    latest = { names: `${from} ${to}`, comparison };
    keepOn();
    return comparison;
  }

  function keepOn(): void {
    clearTimeout(timer);
    timer = setTimeout(() => (latest = undefined), keptMs).unref();
  }
}

/** Runs the work in steps, so that other calls get their turn in between. */
async function inTurns<Result>(work: Generator<undefined, Result>): Promise<Result> {
  for (;;) {
    const { done, value } = work.next();
    if (done) return value;
    await setImmediate();
  }
}

/** Returns the versions to compare; by default the current one and the newest kept one before it. Throws `AppError` (404) for an unknown version. */
export function versionsToCompare(
  versions: readonly RangeVersion[],
  { from, to }: { from?: string | undefined; to?: string | undefined },
): { from: string | null; to: string } {
  const current = versions.find(({ isCurrent }) => isCurrent)?.dataVersion ?? '';
  const chosen = to || current;
  const place = versions.findIndex(({ dataVersion }) => dataVersion === chosen);
  for (const name of [chosen, from || chosen])
    if (!versions.some(({ dataVersion }) => dataVersion === name)) throw new AppError('not_found', rangeSearchSaid.noSuchVersion(name));
  const isOther = ({ dataVersion, isKept }: RangeVersion) => isKept && dataVersion !== chosen;
  const before = versions.slice(place + 1).find(isOther) ?? versions.find(isOther);
  return { from: from || (before?.dataVersion ?? null), to: chosen };
}

type Found = Pick<ReplyOf<typeof rangeChanges>['response'], 'counts' | 'moves' | 'elements' | 'total' | 'truncated'>;
type Tally = Pick<Found, 'counts' | 'moves'>;
type Part = ReturnType<typeof changesAbout>;

const noChanges: Found = { counts: { added: 0, removed: 0, moved: 0, changed: 0 }, moves: [], elements: [], total: 0, truncated: false };

/** Returns the part of a reply about the changes of the ranges above and below the digits. Other calls get their turn in between. */
export async function changesFound(
  compared: Comparison | undefined,
  { range, change }: { range: string; change: RangeChangeKind | undefined },
): Promise<Found> {
  if (!compared) return noChanges;
  const part = changesAbout(compared, range);
  const { counts, moves } = range === '' ? compared.tally : await tallyOf(compared, part);
  const total = change ? counts[change] : Object.values(counts).reduce((sum, count) => sum + count, 0);
  const elements = await firstRows(compared, part, { change, count: Math.min(total, rangeChangesMaxRows) });
  return { counts, moves, elements, total, truncated: total > elements.length };
}

const changesAtOnce = 10_000;

async function* piecesOf({ changes }: RangeChanges, { above, from, to }: Part): AsyncGenerator<readonly RangeChange[]> {
  yield above;
  for (let start = from; start < to; start += changesAtOnce) {
    yield changes.slice(start, Math.min(start + changesAtOnce, to));
    await setImmediate();
  }
}

async function tallyOf(compared: RangeChanges, part: Part): Promise<Tally> {
  const counts = { ...noChanges.counts };
  const moves = new Map<string, { from: string; to: string; ranges: number }>();
  for await (const piece of piecesOf(compared, part)) {
    for (const one of piece) {
      counts[one.kind] += 1;
      if (one.kind === 'moved') countMove(moves, compared, one);
    }
  }
  return { counts, moves: [...moves.values()].sort((a, b) => b.ranges - a.ranges).slice(0, operatorMatches) };
}

/** Returns the first `count` changes of one kind, or of all kinds; there must be that many. */
async function firstRows(
  compared: RangeChanges,
  part: Part,
  { change, count }: { change: RangeChangeKind | undefined; count: number },
): Promise<RangeChangeRow[]> {
  const rows: RangeChangeRow[] = [];
  if (count === 0) return rows;
  for await (const piece of piecesOf(compared, part)) {
    const wanted = piece.filter(({ kind }) => (change ?? kind) === kind).slice(0, count - rows.length);
    rows.push(...wanted.map((one) => rowOf(compared, one)));
    if (rows.length === count) break;
  }
  return rows;
}

function countMove(moves: Map<string, { from: string; to: string; ranges: number }>, { before, after }: RangeChanges, change: RangeChange) {
  const [from, to] = [before.attributesAt(change.before ?? -1).spName, after.attributesAt(change.after ?? -1).spName];
  const key = `${from}\u0000${to}`;
  const known = moves.get(key);
  if (known) known.ranges += 1;
  else moves.set(key, { from, to, ranges: 1 });
}

function rowOf({ before, after }: RangeChanges, change: RangeChange): RangeChangeRow {
  return {
    change: change.kind,
    before: change.before === undefined ? null : before.rowAt(change.before),
    after: change.after === undefined ? null : after.rowAt(change.after),
  };
}
