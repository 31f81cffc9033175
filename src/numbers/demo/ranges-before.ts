/**
 * The version of the ranges that the demo makes up as the one before those that the portal brings: without it a fresh portal has nothing
 * to compare. It differs in ranges reserved for drama alone, once in every way there is.
 */
import type { RangeRow } from '../../shared/range-search/range-row.ts';
import { addDays } from '../../shared/base/utc-day.ts';
import { Ranges } from '../ranges/ranges.ts';
import { demoIds } from './demo-carriers.ts';

const daysBefore = 30;

/** How the version is called and of when it is, by the time of those that the portal brings. */
export function versionBefore({ builtAt }: Pick<Ranges, 'builtAt'>): { dataVersion: string; asOf: string } {
  const day = addDays(builtAt.slice(0, 10), -daysBefore);
  return { dataVersion: `demo-${day}`, asOf: `${day}T00:00:00Z` };
}

/** As they were: a second's work, for when somebody compares. */
export function rangesBefore(ranges: Ranges): Ranges {
  const { dataVersion, asOf } = versionBefore(ranges);
  return Ranges.of(rowsBefore(ranges), { builtAt: asOf, sourceVersion: dataVersion });
}

function* rowsBefore(ranges: Ranges): Generator<RangeRow> {
  for (let id = 0; id < ranges.size; id += 1) yield* rowBefore(ranges.rowAt(id));
}

function rowBefore(row: RangeRow): RangeRow[] {
  // It moved to another operator since,
  if (row.range === '447700900')
    return [{ ...row, uniqueSpId: demoIds.otherMobile, cic: demoIds.otherMobile, spName: 'Other Mobile', mnc: '98' }];
  // has lost a part,
  if (row.range === '441632960')
    return [row, { ...row, range: '44163296099', spName: 'Other Fixed', uniqueSpId: demoIds.otherFixed, cic: demoIds.otherFixed }];
  // was given another network code,
  if (row.range === '120255501') return [{ ...row, mnc: '998' }];
  // and is new.
  return row.range === '6125550' ? [] : [row];
}
