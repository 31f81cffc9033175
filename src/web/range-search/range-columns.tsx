/** The columns of a range search, in the specification's order (section 3). */
import type { RangeRow } from '../../shared/range-search/range-row.ts';
import { shownCountry } from '../ui/country-names.ts';
import { FieldName } from '../ui/FieldName.tsx';
import type { Column } from '../ui/table/columns.ts';
import { rangeSearchText } from './range-search.text.tsx';
import { MatchedRange } from './MatchedRange.tsx';

/** The eight columns that are shown until somebody chooses others. */
export const firstColumns = [
  'range',
  'countryName',
  'spName',
  'primaryNumberAttribute',
  'secondaryNumberAttribute',
  'mcc',
  'mnc',
  'cic',
] as const satisfies readonly (keyof RangeRow)[];

/** `digits` is what was searched; the range itself leads to the number lookup: `onLookUp` takes a number of it there. */
export function rangeColumns(digits: string, onLookUp: (row: RangeRow) => void): Column<RangeRow>[] {
  return [
    {
      id: 'range',
      title: rangeSearchText.columns.range,
      order: 'digits',
      isMono: true,
      content: (row) => (
        <button
          type="button"
          className="link inline-block min-h-6 min-w-6"
          aria-label={rangeSearchText.table.lookUpIn(row.range)}
          title={rangeSearchText.table.lookUp}
          onClick={() => onLookUp(row)}
        >
          <MatchedRange range={row.range} digits={digits} />
        </button>
      ),
    },
    { id: 'countryName', title: rangeSearchText.columns.countryName, value: (row) => shownCountry(row.isoAlpha2, row.countryName) },
    { id: 'uniqueSpId', title: rangeSearchText.columns.uniqueSpId, isMono: true },
    { id: 'spName', title: rangeSearchText.columns.spName },
    { id: 'primaryNumberAttribute', title: rangeSearchText.columns.primaryNumberAttribute },
    { id: 'secondaryNumberAttribute', title: rangeSearchText.columns.secondaryNumberAttribute },
    { id: 'mcc', title: 'mcc', heading: <FieldName name="mcc" />, isMono: true },
    { id: 'mnc', title: 'mnc', heading: <FieldName name="mnc" />, isMono: true },
    { id: 'minlength', title: rangeSearchText.columns.minlength, isMono: true },
    { id: 'maxlength', title: rangeSearchText.columns.maxlength, isMono: true },
    { id: 'isoAlpha2', title: rangeSearchText.columns.isoAlpha2, isMono: true },
    { id: 'isoAlpha3', title: rangeSearchText.columns.isoAlpha3, isMono: true },
    // The specification gives this column the two letters as well.
    { id: 'isoNumeric', title: rangeSearchText.columns.isoNumeric, isDerived: true, value: (row) => row.isoAlpha2, isMono: true },
    { id: 'cic', title: 'cic', heading: <FieldName name="cic" />, isMono: true },
    { id: 'tz', title: rangeSearchText.columns.tz, isMono: true },
    { id: 'tadig', title: rangeSearchText.columns.tadig, isMono: true },
  ];
}
