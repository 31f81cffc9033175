/** What a change of a range says in its row of the table. */
import type { RangeChangeRow, RangeVersion } from '../../shared/range-search/range-changes.ts';
import type { RangeChangeKind, RangeRow } from '../../shared/range-search/range-row.ts';
import { shownTime } from '../ui/shown-time.ts';
import { rangeChangesText } from './range-search.text.tsx';

/** What people read for each kind of change. */
export const changeWords: Record<RangeChangeKind, string> = rangeChangesText.kinds;

/** The row as it is, or as it was where it is gone. */
export function rowOfChange({ before, after }: RangeChangeRow): RangeRow {
  const row = after ?? before;
  if (!row) throw new RangeError('A change is of a row');
  return row;
}

/** Every column that differs, with both values: "mnc 01 → 99, tadig empty → GBRIM". Nothing for what was added or removed. */
export function differences({ before, after }: RangeChangeRow): string {
  if (!before || !after) return '';
  // The keys of a row are those of its type.
  const columns = (Object.keys(after) as (keyof RangeRow)[]).filter((column) => before[column] !== after[column]);
  return columns
    .map((column) => `${column} ${before[column] || rangeChangesText.empty} → ${after[column] || rangeChangesText.empty}`)
    .join(', ');
}

/** A version as a choice: its name, and of when it is. */
export function versionLabel({ dataVersion, asOf, isCurrent }: RangeVersion): string {
  return `${dataVersion}, ${asOf.slice(0, 10)}${isCurrent ? rangeChangesText.version.current : ''}`;
}

/** Where a version comes from. */
export function versionSource({ origin, source, loadedAt }: RangeVersion): string {
  const { version } = rangeChangesText;
  if (origin === 'built in') return source === null ? version.builtIn : version.builtInFrom(source);
  if (origin === 'made up') return version.madeUp;
  return version.imported(loadedAt === null ? '' : shownTime(loadedAt), source);
}
