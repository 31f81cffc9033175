/** What changed in the ranges from one version to another. */
import { setImmediate } from 'node:timers/promises';
import type { ReplyOf } from '../../../shared/api/endpoint.ts';
import type { RangeChangeRow, rangeChanges, RangeVersion } from '../../../shared/api/range-changes.ts';
import type { RangeChangeKind } from '../../../shared/range-row.ts';
import { comparingRanges, isAbout, type RangeChange, type RangeChanges } from '../../../numbers/ranges/range-changes.ts';
import { operatorMatches, rangeChangesMaxRows } from '../../../shared/limits.ts';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../errors.ts';

/** How long the latest comparison is kept: people look at one kind of change after the other. Two sets of ranges stay in memory with it. */
const keptMs = 5 * 60_000;

type Compare = (from: string, to: string) => Promise<RangeChanges>;

/** Compares versions by their names. The latest comparison is made once, however many ask for it. */
export function createComparisons({ rangeVersions }: Pick<Deps['dataSets'], 'rangeVersions'>): Compare {
  let latest: { names: string; made: Promise<RangeChanges> } | undefined;
  let timer: NodeJS.Timeout | undefined;
  return (from, to) => {
    const names = `${from} ${to}`;
    clearTimeout(timer);
    timer = setTimeout(() => (latest = undefined), keptMs).unref();
    if (latest?.names !== names) {
      const made = compare(from, to);
      latest = { names, made };
      made.catch(() => {
        if (latest?.made === made) latest = undefined;
      });
    }
    return latest.made;
  };

  async function compare(from: string, to: string): Promise<RangeChanges> {
    const work = comparingRanges(await rangeVersions.load(from), await rangeVersions.load(to));
    for (;;) {
      const { done, value } = work.next();
      if (done) return value;
      await setImmediate();
    }
  }
}

/**
 * Which versions are compared where the caller names none: the current one, and the newest one that is kept from before it. Throws
 * `AppError` (404) for a version to compare that there is not.
 */
export function versionsToCompare(
  versions: readonly RangeVersion[],
  { from, to }: { from?: string | undefined; to?: string | undefined },
): { from: string | null; to: string } {
  const current = versions.find(({ isCurrent }) => isCurrent)?.dataVersion ?? '';
  const chosen = to || current;
  const place = versions.findIndex(({ dataVersion }) => dataVersion === chosen);
  if (place < 0) throw new AppError('not-found', `There is no version ${chosen} of the ranges`);
  const isOther = ({ dataVersion, isKept }: RangeVersion) => isKept && dataVersion !== chosen;
  const before = versions.slice(place + 1).find(isOther) ?? versions.find(isOther);
  return { from: from || (before?.dataVersion ?? null), to: chosen };
}

type Found = Pick<ReplyOf<typeof rangeChanges>['response'], 'counts' | 'moves' | 'elements' | 'total' | 'truncated'>;

/** What a reply says of the changes, of the ranges on the way to and below the digits. */
export function changesFound(
  compared: RangeChanges | undefined,
  { range, change }: { range: string; change: RangeChangeKind | undefined },
): Found {
  const counts = { added: 0, removed: 0, moved: 0, changed: 0 };
  const moves = new Map<string, { from: string; to: string; ranges: number }>();
  const elements: RangeChangeRow[] = [];
  for (const one of compared?.changes ?? []) {
    if (!compared || !isAbout(compared, one, range)) continue;
    counts[one.kind] += 1;
    if (one.kind === 'moved') countMove(moves, compared, one);
    if ((change ?? one.kind) === one.kind && elements.length < rangeChangesMaxRows) elements.push(rowOf(compared, one));
  }
  const total = change ? counts[change] : Object.values(counts).reduce((sum, count) => sum + count, 0);
  const mostFirst = [...moves.values()].sort((a, b) => b.ranges - a.ranges);
  return { counts, moves: mostFirst.slice(0, operatorMatches), elements, total, truncated: total > elements.length };
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
