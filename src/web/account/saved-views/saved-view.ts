/** Turns a table's view into its saved form, and back. */
import type { SavedTableView } from '../../../shared/account/saved-views.ts';
import type { ColumnChoice } from '../../ui/table/shown-columns.ts';
import { textOf, type Search, type TableName } from '../../ui/search.ts';
import { firstView, searchWithView, viewParameters, type TableAddress, type TableView } from '../../ui/table/table-view.ts';

export interface SavedTable {
  /** The table's name in the address. */
  name: TableName;
  pageSize: number;
  columnChoice?: ColumnChoice;
  /** The name that its views are saved under, if another table has the same name in its address. */
  savedAs?: string;
}

interface Shown {
  view: TableView;
  /** The chosen columns; undefined if the table shows its own choice. */
  columns: readonly string[] | undefined;
  /** The query string of the address. */
  search: Search;
}

/** Answers the differences from the table's defaults. The page is left out, since its rows change from day to day. */
export function savedOf({ view, columns, search }: Shown, table: TableAddress): SavedTableView {
  const { by, ...choices } = choicesIn(search, table.name);
  return {
    ...(columns && { columns: [...columns] }),
    ...(view.filter !== '' && { filter: view.filter }),
    ...(by !== undefined && { filterBy: by }),
    ...(Object.keys(choices).length > 0 && { choices }),
    ...(view.sort && { sort: view.sort }),
    ...(view.size !== table.size && { size: view.size }),
  };
}

export function viewOfSaved({ filter = '', sort, size }: SavedTableView, ownSize: number): TableView {
  return { ...firstView(size ?? ownSize), filter, sort: sort ?? null };
}

/** The query string with all of a saved view except its columns. */
export function searchOfSaved(search: Search, saved: SavedTableView, table: TableAddress): Search {
  const wanted = { ...saved.choices, ...(saved.filterBy !== undefined && { by: saved.filterBy }) };
  const chosen = [...Object.keys(choicesIn(search, table.name)).map((choice) => [choice, undefined]), ...Object.entries(wanted)];
  const named = Object.fromEntries(chosen.map(([choice, value]) => [`${table.name}-${choice}`, value]));
  return searchWithView({ ...search, ...named }, viewOfSaved(saved, table.size), table);
}

/** Reads what an address says of a table besides its view: the column that its filter searches (`by`), and the choices of its screen. */
function choicesIn(search: Search, name: string): Record<string, string> {
  const own = Object.entries(search).flatMap(([parameter, value]) => {
    const text = textOf(value);
    return text !== null && parameter.startsWith(`${name}-`) ? [[parameter.slice(name.length + 1), text] as const] : [];
  });
  return Object.fromEntries(own.filter(([choice]) => !viewParameters.some((known) => known === choice)));
}
