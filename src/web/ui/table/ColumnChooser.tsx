import { Button } from '../Button.tsx';
import { Checkbox } from '../Checkbox.tsx';
import type { Column } from './columns.ts';
import { tableText } from './table.text.ts';

interface ColumnsButtonProps {
  shown: number;
  of: number;
  isOpen: boolean;
  /** Of the list that it opens. */
  listId: string;
  onPress: () => void;
}

/** Says how many of the columns are shown, and opens their list. */
export function ColumnsButton({ shown, of, isOpen, listId, onPress }: ColumnsButtonProps) {
  return (
    <Button variant="secondary" size="small" aria-expanded={isOpen} aria-controls={isOpen ? listId : undefined} onClick={onPress}>
      {tableText.columns.button(shown, of)}
    </Button>
  );
}

interface ColumnListProps<Row extends object> {
  id: string;
  /** Those that hold data. */
  columns: readonly Column<Row>[];
  shown: readonly Column<Row>[];
  /** The ids of the columns to show from now on; null is the table's own choice. */
  onChoose: (ids: readonly string[] | null) => void;
}

/** The columns to choose from. */
export function ColumnList<Row extends object>({ id, columns, shown, onChoose }: ColumnListProps<Row>) {
  const ids = shown.map((column) => column.id);
  const choose = (column: string, isWanted: boolean) => onChoose(isWanted ? [...ids, column] : ids.filter((one) => one !== column));
  return (
    <fieldset id={id} className="w-full rounded-card border border-border bg-surface px-4 pt-2 pb-3">
      <legend className="px-1 font-medium">{tableText.columns.title}</legend>
      <div className="grid gap-x-6 sm:grid-cols-2 lg:grid-cols-4">
        {columns.map((column, index) => (
          <Checkbox
            key={column.id}
            label={column.title}
            checked={ids.includes(column.id)}
            onChange={(isWanted) => choose(column.id, isWanted)}
            reason={index === 0 ? tableText.columns.namesRow : null}
          />
        ))}
      </div>
      <div className="mt-2 flex flex-wrap items-center gap-2">
        <Button variant="secondary" size="small" onClick={() => onChoose(columns.map((column) => column.id))}>
          {tableText.columns.all}
        </Button>
        <Button variant="secondary" size="small" onClick={() => onChoose(null)}>
          {tableText.columns.asAtFirst}
        </Button>
        <span className="text-text-2">{tableText.columns.downloads}</span>
      </div>
    </fieldset>
  );
}
