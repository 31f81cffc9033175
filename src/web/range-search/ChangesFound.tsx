import { useState } from 'react';
import type { ReplyOf } from '../../shared/base/endpoint.ts';
import type { RangeChangeRow, rangeChanges } from '../../shared/range-search/range-changes.ts';
import { tablePageSize } from '../../shared/base/limits.ts';
import { rangeChangeKinds, type RangeChangeKind, type RangeRow } from '../../shared/range-search/range-row.ts';
import { Button } from '../ui/Button.tsx';
import { Fold } from '../ui/Fold.tsx';
import { shownCountry } from '../ui/country-names.ts';
import { columnsOf, type Column } from '../ui/table/columns.ts';
import { DataTable } from '../ui/table/DataTable.tsx';
import { useSavedTable } from '../account/saved-views/use-saved-table.tsx';
import { changeWords, differences, rowOfChange } from './range-differences.ts';
import { partName, standingLine } from './range-query.ts';
import { formatCount } from '../locale/current-locale.ts';
import { rangeChangesText } from './range-search.text.tsx';

interface ChangesFoundProps {
  found: ReplyOf<typeof rangeChanges>['response'];
  range: string;
  change: RangeChangeKind | undefined;
  isStale: boolean;
  onChange: (change: RangeChangeKind | undefined) => void;
}

const countryOf = ({ isoAlpha2, countryName }: RangeRow) => shownCountry(isoAlpha2, countryName);

const column = columnsOf<RangeChangeRow>();
const titles = rangeChangesText.columns;
const columns: readonly Column<RangeChangeRow>[] = [
  column.accessor((row) => rowOfChange(row).range, { id: 'range', header: () => titles.range, meta: { order: 'digits', isMono: true } }),
  column.accessor(({ change }) => changeWords[change], { id: 'change', header: () => titles.change }),
  column.accessor((row) => countryOf(rowOfChange(row)), { id: 'country', header: () => titles.country }),
  column.accessor(({ before }) => before?.spName ?? '', { id: 'before', header: () => titles.before }),
  column.accessor(({ after }) => after?.spName ?? '', { id: 'after', header: () => titles.after }),
  column.accessor((row) => rowOfChange(row).primaryNumberAttribute, { id: 'type', header: () => titles.type }),
  column.accessor(differences, { id: 'differences', header: () => titles.differences, meta: { shrinks: true } }),
];
const pressedLook = 'aria-pressed:border-accent-edge aria-pressed:bg-selected';
const filter = { column: 'after', label: rangeChangesText.table.filter } as const;

/** Shows the number of changes of each kind, the operators between which most ranges moved, and the changed ranges. */
export function ChangesFound({ found, range, change, isStale, onChange }: ChangesFoundProps) {
  const table = useSavedTable({ name: 'changes', pageSize: tablePageSize, savedAs: 'range-changes' });
  const { counts, elements, total, moves } = found;
  const line = standingLine(elements.length, total);
  const all = Object.values(counts).reduce((sum, count) => sum + count, 0);
  return (
    <div className={`flex min-w-0 flex-col gap-4 ${isStale ? 'opacity-60' : ''}`}>
      <fieldset aria-label={rangeChangesText.kinds.name} className="flex flex-wrap gap-2">
        <Button
          variant="secondary"
          size="small"
          className={pressedLook}
          aria-pressed={change === undefined}
          onClick={() => onChange(undefined)}
        >
          {rangeChangesText.kinds.all(all)}
        </Button>
        {rangeChangeKinds.map((kind) => (
          <Button
            key={kind}
            variant="secondary"
            size="small"
            className={pressedLook}
            aria-pressed={change === kind}
            onClick={() => onChange(kind)}
          >
            {changeWords[kind]}: {formatCount(counts[kind])}
          </Button>
        ))}
      </fieldset>
      {moves.length > 0 && <Moves moves={moves} />}
      <div>
        {line !== null && <p className="pb-2">{rangeChangesText.theseAre(<strong>{line}</strong>)}</p>}
        <DataTable
          {...table}
          name={range === '' ? rangeChangesText.table.name : rangeChangesText.table.nameFor(range)}
          columns={columns}
          rows={elements}
          rowId={rowId}
          filter={filter}
          contents={['range-changes', found.from, found.to, range, change]}
          part={partName(elements.length, total)}
          empty={change === undefined ? { title: rangeChangesText.table.nothing } : undefined}
        />
      </div>
    </div>
  );
}

function Moves({ moves }: { moves: ChangesFoundProps['found']['moves'] }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <Fold title={rangeChangesText.moves.title(moves.length)} isOpen={isOpen} onToggle={setOpen}>
      <ul className="flex flex-col gap-1 text-small">
        {moves.map(({ from, to, ranges }) => (
          <li key={`${from} ${to}`}>
            {from} → {to}: {rangeChangesText.moves.ranges(ranges)}
          </li>
        ))}
      </ul>
    </Fold>
  );
}

function rowId(row: RangeChangeRow): string {
  const { range, minlength } = rowOfChange(row);
  return `${row.change} ${range} ${minlength}`;
}
