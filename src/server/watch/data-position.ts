/** Which data the answers of a watch list are of. */
import { sql } from 'kysely';
import type { WatchChange } from '../../shared/api/watch.ts';
import type { LoadedData } from '../data-sets/data-sets.ts';
import type { DataVersions } from '../database/watch-rows.ts';

export interface DataPosition {
  /** Grows with every change of a data set. */
  readonly changeId: number;
  /** Of when the ranges are: those that the portal brings itself change with the portal, which is no change of a data set. */
  readonly rangesAsOf: Date;
  readonly versions: DataVersions;
}

/** What is made up for the demo is no version of a set here. */
export function positionOf({ changeId, numbers, sets }: LoadedData): DataPosition {
  const isReal = (origin: string) => origin === 'imported' || origin === 'built in';
  return {
    changeId,
    rangesAsOf: new Date(numbers.rangesVersion.asOf),
    versions: Object.fromEntries(sets.map(({ set, origin, dataVersion }) => [set, isReal(origin) ? dataVersion : null])),
  };
}

/** The data sets of which both have another version. */
export function changedLists(before: DataVersions, after: DataVersions): WatchChange['lists'] {
  return Object.keys(after)
    .map((set) => ({ set, before: before[set] ?? null, after: after[set] ?? null }))
    .filter((list) => list.before !== list.after);
}

/** As the condition of a statement: that a row of `watch_lists` is of earlier data than this. */
export function isBefore({ changeId, rangesAsOf, versions }: DataPosition) {
  return sql<boolean>`(
    change_id < ${changeId}
    or (change_id = ${changeId} and versions ->> 'ranges' is distinct from ${versions['ranges'] ?? null}::text and ranges_as_of < ${rangesAsOf})
  )`;
}
