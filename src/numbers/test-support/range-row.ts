/** A row of a set of ranges in which nothing matters but its digits, its lengths and what a test names. */
import type { RangeRow } from '../../shared/range-search/range-row.ts';

export function rangeRow(range: string, [minlength, maxlength]: readonly [number, number], others: Partial<RangeRow> = {}): RangeRow {
  return {
    range,
    countryName: 'Åland',
    uniqueSpId: '0358001',
    spName: `Holder of ${range}`,
    primaryNumberAttribute: 'MOBILE',
    secondaryNumberAttribute: '',
    mcc: '244',
    mnc: '05',
    minlength,
    maxlength,
    isoAlpha2: 'AX',
    isoAlpha3: 'ALA',
    cic: '0358001',
    tz: 'Europe/Mariehamn',
    tadig: '',
    ...others,
  };
}
