/** Texts for a changed range in its row of the table. */
import type { RangeChangeRow, RangeVersion } from '../../shared/range-search/range-changes.ts';
import type { RangeChangeKind, RangeRow } from '../../shared/range-search/range-row.ts';
import { shownTime } from '../ui/shown-time.ts';
import { rangeChangesText } from './range-search.text.tsx';

/** Labels of the kinds of change. */
export const changeWords: Record<RangeChangeKind, string> = rangeChangesText.kinds;

/** Returns the current row, or the last one if it was removed. */
export function rowOfChange({ before, after }: RangeChangeRow): RangeRow {
  const row = after ?? before;
  if (!row) throw new RangeError('A change is of a row');
  return row;
}

/** Lists every column that differs, with both values: "mnc 01 → 99, tadig empty → GBRIM". Empty for added and removed rows. */
export function differences({ before, after }: RangeChangeRow): string {
  if (!before || !after) return '';
  // A row has exactly the keys of its type.
  const columns = (Object.keys(after) as (keyof RangeRow)[]).filter((column) => before[column] !== after[column]);
  return columns
    .map((column) => `${column} ${before[column] || rangeChangesText.empty} → ${after[column] || rangeChangesText.empty}`)
    .join(', ');
}

/** Returns a version as an option: its name and date. */
export function versionLabel({ dataVersion, asOf, isCurrent }: RangeVersion): string {
  return `${dataVersion}, ${asOf.slice(0, 10)}${isCurrent ? rangeChangesText.version.current : ''}`;
}

export function versionSource({ origin, source, loadedAt }: RangeVersion): string {
  const { version } = rangeChangesText;
  if (origin === 'built in') return source === null ? version.builtIn : version.builtInFrom(source);
  if (origin === 'made up') return version.madeUp;
  return version.imported(loadedAt === null ? '' : shownTime(loadedAt), source);
}
