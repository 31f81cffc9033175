/** The position of the data behind a watch list's answers. */
import { sql } from 'kysely';
import { answerRulesVersion } from '../../numbers/answers/kept-answer.ts';
import { builderVersion } from '../../numbers/from-packages/build-ranges.ts';
import type { WatchChange } from '../../shared/watch/watch.ts';
import { isBuiltInName } from '../data-sets/data-set-names.ts';
import type { LoadedData } from '../data-sets/data-sets.ts';
import type { DataVersions } from '../database/tables/watch.ts';

export interface DataPosition {
  /** Grows with every change of a data set. */
  readonly changeId: number;
  /** Date of the ranges: built-in ones change with the portal, which is no change of a data set. */
  readonly rangesAsOf: Date;
  readonly versions: DataVersions;
  /** Version of the rules that build answers and ranges: grows with either. 0 if the portal did not count them. */
  readonly rules: number;
}

/** Returns the position of loaded data. Made-up demo data is no version of a set here. */
export function positionOf({ changeId, numbers, sets }: LoadedData): DataPosition {
  const isReal = (origin: string) => origin === 'imported' || origin === 'built in';
  return {
    changeId,
    rangesAsOf: new Date(numbers.rangesVersion.asOf),
    versions: Object.fromEntries(sets.map(({ set, origin, dataVersion }) => [set, isReal(origin) ? dataVersion : null])),
    // Both only grow, so their sum grows with each.
    rules: answerRulesVersion + builderVersion,
  };
}

/**
 * Returns the value of `watch_lists.versions`. The rules are stored among the data sets: an older release, which writes the column without them, thereby shows
 * what it compared with.
 */
export function keptVersions({ versions, rules }: Pick<DataPosition, 'versions' | 'rules'>) {
  return sql<string>`${JSON.stringify({ ...versions, rules: String(rules) })}::jsonb`;
}

/** The value of `keptVersions` as columns of a row of `watch_lists`. */
export const versionColumns = {
  versions: sql<DataVersions>`watch_lists.versions - 'rules'`,
  rules: sql<number>`coalesce((watch_lists.versions ->> 'rules')::int, 0)`,
};

/** Lists the data sets whose versions differ. */
export function changedLists(before: DataVersions, after: DataVersions): WatchChange['lists'] {
  return Object.keys(after)
    .map((set) => ({ set, before: before[set] ?? null, after: after[set] ?? null }))
    .filter((list) => list.before !== list.after);
}

/** True if an import or a rollback made the difference: a change between two built-in ranges comes from an update of the portal. */
export function isOfImport({ set, before, after }: WatchChange['lists'][number]): boolean {
  return set !== 'ranges' || !isBuiltInName(before) || !isBuiltInName(after);
}

/** Condition: a row of `watch_lists` is of earlier data than this. */
export function isBefore({ changeId, rangesAsOf, versions, rules }: DataPosition) {
  return sql<boolean>`(
    (change_id, ${versionColumns.rules}) < (${changeId}::bigint, ${rules}::int)
    or ((change_id, ${versionColumns.rules}) = (${changeId}::bigint, ${rules}::int)
      and watch_lists.versions ->> 'ranges' is distinct from ${versions['ranges'] ?? null}::text and ranges_as_of < ${rangesAsOf})
  )`;
}
