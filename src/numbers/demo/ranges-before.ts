/**
 * A made-up earlier version of the ranges for the demo: without it a fresh portal has nothing to compare. It differs from the built-in version in drama ranges
 * only, once for every kind of change.
 */
import type { RangeRow } from '../../shared/range-search/range-row.ts';
import { addDays } from '../../shared/base/utc-day.ts';
import { Ranges } from '../ranges/ranges.ts';
import { demoIds } from './demo-carriers.ts';

const daysBefore = 30;

/** Returns the name and date of the earlier version, derived from the date of the built-in ranges. */
export function versionBefore({ builtAt }: Pick<Ranges, 'builtAt'>): { dataVersion: string; asOf: string } {
  const day = addDays(builtAt.slice(0, 10), -daysBefore);
  return { dataVersion: `demo-${day}`, asOf: `${day}T00:00:00Z` };
}

/** Builds the earlier ranges. Takes a second, so it runs only for a comparison. */
export function rangesBefore(ranges: Ranges): Ranges {
  const { dataVersion, asOf } = versionBefore(ranges);
  return Ranges.of(rowsBefore(ranges), { builtAt: asOf, sourceVersion: dataVersion });
}

function* rowsBefore(ranges: Ranges): Generator<RangeRow> {
  for (let id = 0; id < ranges.size; id += 1) yield* rowBefore(ranges.rowAt(id));
}

function rowBefore(row: RangeRow): RangeRow[] {
  // Moved to another operator since.
  if (row.range === '447700900')
    return [{ ...row, uniqueSpId: demoIds.otherMobile, cic: demoIds.otherMobile, spName: 'Other Mobile', mnc: '98' }];
  // Lost a part since.
  if (row.range === '441632960')
    return [row, { ...row, range: '44163296099', spName: 'Other Fixed', uniqueSpId: demoIds.otherFixed, cic: demoIds.otherFixed }];
  // Got another network code since.
  if (row.range === '120255501') return [{ ...row, mnc: '998' }];
  // New: absent before.
  return row.range === '6125550' ? [] : [row];
}
