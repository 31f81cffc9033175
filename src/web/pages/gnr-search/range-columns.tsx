/** The columns of a range search, in the specification's order (section 3). */
import type { RangeRow } from '../../../shared/range-row.ts';
import { FieldName } from '../../ui/FieldName.tsx';
import type { Column } from '../../ui/table/columns.ts';
import { MatchedRange } from './MatchedRange.tsx';

/** `digits` is what was searched; `onLookUp` takes a number of the row's range to the number lookup. */
export function rangeColumns(digits: string, onLookUp: (row: RangeRow) => void): Column<RangeRow>[] {
  return [
    {
      id: 'range',
      title: 'Range',
      value: (row) => row.range,
      order: 'digits',
      isMono: true,
      content: (row) => <MatchedRange range={row.range} digits={digits} />,
    },
    { id: 'countryName', title: 'Country', value: (row) => row.countryName },
    { id: 'uniqueSpId', title: 'Unique SP ID', value: (row) => row.uniqueSpId, isMono: true },
    { id: 'spName', title: 'SP Name', value: (row) => row.spName },
    { id: 'primaryNumberAttribute', title: 'Primary Number Attribute', value: (row) => row.primaryNumberAttribute },
    { id: 'secondaryNumberAttribute', title: 'Secondary Number Attribute', value: (row) => row.secondaryNumberAttribute },
    { id: 'mcc', title: 'mcc', heading: <FieldName name="mcc" />, value: (row) => row.mcc, isMono: true },
    { id: 'mnc', title: 'mnc', heading: <FieldName name="mnc" />, value: (row) => row.mnc, isMono: true },
    { id: 'minlength', title: 'Min Length', value: (row) => row.minlength, isMono: true },
    { id: 'maxlength', title: 'Max Length', value: (row) => row.maxlength, isMono: true },
    { id: 'isoAlpha2', title: 'ISO Alpha-2', value: (row) => row.isoAlpha2, isMono: true },
    { id: 'isoAlpha3', title: 'ISO Alpha-3', value: (row) => row.isoAlpha3, isMono: true },
    // The specification gives this column the two letters as well.
    { id: 'isoNumeric', title: 'ISO Numeric', value: (row) => row.isoAlpha2, isMono: true },
    { id: 'cic', title: 'cic', heading: <FieldName name="cic" />, value: (row) => row.cic, isMono: true },
    { id: 'tz', title: 'TZ', value: (row) => row.tz, isMono: true },
    { id: 'tadig', title: 'TADIG', value: (row) => row.tadig, isMono: true },
    {
      id: 'lookUp',
      title: 'Action',
      type: 'action',
      value: () => null,
      label: () => 'Look up a number in this range',
      onAction: onLookUp,
    },
  ];
}
