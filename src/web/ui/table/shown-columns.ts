/** Which columns of a table are shown: a choice that is remembered for each table. */
import { choosePreferences, usePreferences } from '../../browser/preferences.ts';
import { idOf, isData, type Column } from './columns.ts';
import type { Visibility } from './use-data-table.ts';

/** A table whose columns can be chosen. */
export interface ColumnChoice {
  /** Under which the choice is kept. */
  readonly name: string;
  /** The columns that are shown while nobody chose, by their ids. */
  readonly first: readonly string[];
}

/** Chooses the columns to show: those chosen, the first one, which names the row, the one that the rows are ordered by, and buttons. */
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

/** The ids chosen, how to choose others (null is the table's own choice again), and whether they are somebody's choice. */
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
