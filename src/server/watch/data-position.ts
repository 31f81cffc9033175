/** Which data the answers of a watch list are of. */
import { sql } from 'kysely';
import { answerRulesVersion } from '../../numbers/answers/kept-answer.ts';
import { builderVersion } from '../../numbers/from-packages/build-ranges.ts';
import type { WatchChange } from '../../shared/watch/watch.ts';
import { isBuiltInName } from '../data-sets/data-set-names.ts';
import type { LoadedData } from '../data-sets/data-sets.ts';
import type { DataVersions } from '../database/watch-rows.ts';

export interface DataPosition {
  /** Grows with every change of a data set. */
  readonly changeId: number;
  /** Of when the ranges are: those that the portal brings itself change with the portal, which is no change of a data set. */
  readonly rangesAsOf: Date;
  readonly versions: DataVersions;
  /** By which rules answers are told and ranges are built: grows with either. 0 of a portal that did not count them. */
  readonly rules: number;
}

/** What is made up for the demo is no version of a set here. */
export function positionOf({ changeId, numbers, sets }: LoadedData): DataPosition {
  const isReal = (origin: string) => origin === 'imported' || origin === 'built in';
  return {
    changeId,
    rangesAsOf: new Date(numbers.rangesVersion.asOf),
    versions: Object.fromEntries(sets.map(({ set, origin, dataVersion }) => [set, isReal(origin) ? dataVersion : null])),
    // Both only grow, so their sum does with each.
    rules: answerRulesVersion + builderVersion,
  };
}

/**
 * The value of `watch_lists.versions`. The rules stand among the data sets, so that an older release, which writes the column without them,
 * says by that what it compared with.
 */
export function keptVersions({ versions, rules }: Pick<DataPosition, 'versions' | 'rules'>) {
  return sql`${JSON.stringify({ ...versions, rules: String(rules) })}::jsonb`;
}

/** What `keptVersions` wrote, as columns of a row of `watch_lists`. */
export const versionColumns = {
  versions: sql<DataVersions>`watch_lists.versions - 'rules'`,
  rules: sql<number>`coalesce((watch_lists.versions ->> 'rules')::int, 0)`,
};

/** The data sets of which both have another version. */
export function changedLists(before: DataVersions, after: DataVersions): WatchChange['lists'] {
  return Object.keys(after)
    .map((set) => ({ set, before: before[set] ?? null, after: after[set] ?? null }))
    .filter((list) => list.before !== list.after);
}

/** Whether an import or a rollback made the difference: ranges that the portal brought before and brings now are others by its update. */
export function isOfImport({ set, before, after }: WatchChange['lists'][number]): boolean {
  return set !== 'ranges' || !isBuiltInName(before) || !isBuiltInName(after);
}

/** As the condition of a statement: that a row of `watch_lists` is of earlier data than this. */
export function isBefore({ changeId, rangesAsOf, versions, rules }: DataPosition) {
  return sql<boolean>`(
    (change_id, ${versionColumns.rules}) < (${changeId}::bigint, ${rules}::int)
    or ((change_id, ${versionColumns.rules}) = (${changeId}::bigint, ${rules}::int)
      and watch_lists.versions ->> 'ranges' is distinct from ${versions['ranges'] ?? null}::text and ranges_as_of < ${rangesAsOf})
  )`;
}
