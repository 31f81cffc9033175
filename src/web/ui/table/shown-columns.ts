/** Visible columns of a table: a choice that is kept for each table. */
import { choosePreferences, usePreferences } from '../../browser/preferences.ts';
import { idOf, isData, titleOf, type Column, type TableOf } from './columns.ts';
import type { Visibility } from './use-data-table.ts';

/** A table with selectable columns. */
export interface ColumnChoice {
  /** Name under which the choice is kept. */
  readonly name: string;
  /** Ids of the default columns. */
  readonly first: readonly string[];
  /** Ids of the columns that one press leaves, beside the button for all of them. */
  readonly fewer?: readonly string[];
}

/** Returns the columns to show: the chosen ones, the first, which names the row, the one that sorts the rows, and buttons. */
export function visibilityOf<Row extends object>(
  columns: readonly Column<Row>[],
  { chosen, sortedBy }: { chosen: readonly string[]; sortedBy: string | undefined },
): Visibility {
  return Object.fromEntries(
    columns.map((column, index) => {
      const id = idOf(column);
      return [id, index === 0 || !isData(column) || id === sortedBy || chosen.includes(id)];
    }),
  );
}

/** Returns the ids to show, their setter (null restores the default), and true if they are the user's choice. */
export function useChosenColumns(
  choice: ColumnChoice | undefined,
): [chosen: readonly string[], choose: (ids: readonly string[] | null) => void, isChosen: boolean] {
  const { columns: kept = {} } = usePreferences();
  const choose = (ids: readonly string[] | null) => {
    if (!choice) return;
    const { [choice.name]: _, ...others } = kept;
    choosePreferences({ columns: ids === null ? others : { ...others, [choice.name]: [...ids] } });
  };
  const own = choice && kept[choice.name];
  return [own ?? choice?.first ?? [], choose, own !== undefined];
}

/** Returns the columns of data as choices. */
export function columnChoices<Row extends object>(table: TableOf<Row>) {
  return table
    .getAllLeafColumns()
    .filter(({ columnDef }) => isData(columnDef))
    .map((column) => ({
      id: column.id,
      title: titleOf(column.columnDef),
      isShown: column.getIsVisible(),
      onToggle: (isShown: boolean) => column.toggleVisibility(isShown),
    }));
}
