/** The columns of a range search, in the specification's order (section 3). */
import type { RangeRow } from '../../shared/range-search/range-row.ts';
import { shownCountry } from '../ui/country-names.ts';
import { FieldName } from '../ui/FieldName.tsx';
import { columnsOf, idOf, type Column } from '../ui/table/columns.ts';
import { rangeSearchText } from './range-search.text.tsx';
import { MatchedRange } from './MatchedRange.tsx';

/** The columns in a narrow window, and the fewer ones that one press leaves. */
export const fewerColumns = [
  'range',
  'countryName',
  'spName',
  'primaryNumberAttribute',
  'secondaryNumberAttribute',
  'mcc',
  'mnc',
  'cic',
] as const satisfies readonly (keyof RangeRow)[];

const { columns: titles } = rangeSearchText;
const column = columnsOf<RangeRow>();
const mono = { isMono: true };

/** The columns in a wide window: all of the specification's. */
export const everyColumn = rangeColumns('', () => undefined).map(idOf);

/** Returns the columns. `digits` is the search; the range links to the number lookup: `onLookUp` opens it with one of its numbers. */
export function rangeColumns(digits: string, onLookUp: (row: RangeRow) => void): Column<RangeRow>[] {
  return [
    column.accessor('range', {
      header: () => titles.range,
      cell: ({ row: { original } }) => (
        <button
          type="button"
          className="link inline-block min-h-6 min-w-6"
          aria-label={rangeSearchText.table.lookUpIn(original.range)}
          title={rangeSearchText.table.lookUp}
          onClick={() => onLookUp(original)}
        >
          <MatchedRange range={original.range} digits={digits} />
        </button>
      ),
      meta: { order: 'digits', isMono: true },
    }),
    column.accessor((row) => shownCountry(row.isoAlpha2, row.countryName), { id: 'countryName', header: () => titles.countryName }),
    column.accessor('uniqueSpId', { header: () => titles.uniqueSpId, meta: mono }),
    column.accessor('spName', { header: () => titles.spName }),
    column.accessor('primaryNumberAttribute', { header: () => titles.primaryNumberAttribute }),
    column.accessor('secondaryNumberAttribute', { header: () => titles.secondaryNumberAttribute }),
    column.accessor('mcc', { header: 'mcc', meta: { ...mono, heading: <FieldName name="mcc" /> } }),
    column.accessor('mnc', { header: 'mnc', meta: { ...mono, heading: <FieldName name="mnc" /> } }),
    column.accessor('minlength', { header: () => titles.minlength, meta: mono }),
    column.accessor('maxlength', { header: () => titles.maxlength, meta: mono }),
    column.accessor('isoAlpha2', { header: () => titles.isoAlpha2, meta: mono }),
    column.accessor('isoAlpha3', { header: () => titles.isoAlpha3, meta: mono }),
    // The specification gives this column the two letters as well.
    column.accessor(({ isoAlpha2 }) => isoAlpha2, { id: 'isoNumeric', header: () => titles.isoNumeric, meta: mono }),
    column.accessor('cic', { header: 'cic', meta: { ...mono, heading: <FieldName name="cic" /> } }),
    column.accessor('tz', { header: () => titles.tz, meta: mono }),
    column.accessor('tadig', { header: () => titles.tadig, meta: mono }),
  ];
}
