/** The columns of a range search, in the specification's order (section 3). */
import type { RangeRow } from '../../../shared/range-row.ts';
import { FieldName } from '../../ui/FieldName.tsx';
import type { Column } from '../../ui/table/columns.ts';
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
      title: 'Range',
      order: 'digits',
      isMono: true,
      content: (row) => (
        <button
          type="button"
          className="link inline-block min-h-6 min-w-6"
          aria-label={`${row.range}: look up a number in this range`}
          title="Look up a number in this range"
          onClick={() => onLookUp(row)}
        >
          <MatchedRange range={row.range} digits={digits} />
        </button>
      ),
    },
    { id: 'countryName', title: 'Country' },
    { id: 'uniqueSpId', title: 'Unique SP ID', isMono: true },
    { id: 'spName', title: 'SP Name' },
    { id: 'primaryNumberAttribute', title: 'Primary Number Attribute' },
    { id: 'secondaryNumberAttribute', title: 'Secondary Number Attribute' },
    { id: 'mcc', title: 'mcc', heading: <FieldName name="mcc" />, isMono: true },
    { id: 'mnc', title: 'mnc', heading: <FieldName name="mnc" />, isMono: true },
    { id: 'minlength', title: 'Min Length', isMono: true },
    { id: 'maxlength', title: 'Max Length', isMono: true },
    { id: 'isoAlpha2', title: 'ISO Alpha-2', isMono: true },
    { id: 'isoAlpha3', title: 'ISO Alpha-3', isMono: true },
    // The specification gives this column the two letters as well.
    { id: 'isoNumeric', title: 'ISO Numeric', isDerived: true, value: (row) => row.isoAlpha2, isMono: true },
    { id: 'cic', title: 'cic', heading: <FieldName name="cic" />, isMono: true },
    { id: 'tz', title: 'TZ', isMono: true },
    { id: 'tadig', title: 'TADIG', isMono: true },
  ];
}
