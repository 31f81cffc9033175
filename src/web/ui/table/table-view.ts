/** What a person chose to see of a table: page, page size, order and filter; and how that stands in an address. */

type SortDirection = 'ascending' | 'descending';
export type Sort = { column: string; direction: SortDirection };
/** `page` counts from 1. */
export type TableView = { page: number; size: number; sort: Sort | null; filter: string };

export function firstView(size: number): TableView {
  return { page: 1, size, sort: null, filter: '' };
}

/** How a table's view stands in the address. */
export interface TableAddress {
  /** Begins the names of its parameters, to keep two tables of one screen apart. */
  name: string;
  /** The page size that it has at first. */
  size: number;
}

/** What stands behind the name of the table in the parameters of its view. */
export const viewParameters = ['page', 'size', 'sort', 'filter'] as const;

/** Reads a view from the query string; what makes no sense is left out. */
export function viewFromSearch(search: URLSearchParams, { name, size }: TableAddress): TableView {
  const read = (key: (typeof viewParameters)[number]) => search.get(`${name}-${key}`) ?? '';
  const [column = '', direction = ''] = read('sort').split('.');
  return {
    page: positive(read('page')) ?? 1,
    size: positive(read('size')) ?? size,
    sort: column && (direction === 'ascending' || direction === 'descending') ? { column, direction } : null,
    filter: read('filter'),
  };
}

/** The query string with this view in it, with its "?"; what is as it was at first is left out. */
export function searchWithView(search: string, view: TableView, { name, size }: TableAddress): string {
  const parameters = new URLSearchParams(search);
  const values: Record<(typeof viewParameters)[number], string | null> = {
    page: view.page > 1 ? String(view.page) : null,
    size: view.size === size ? null : String(view.size),
    sort: view.sort && `${view.sort.column}.${view.sort.direction}`,
    filter: view.filter || null,
  };
  for (const [key, value] of Object.entries(values)) {
    if (value === null) parameters.delete(`${name}-${key}`);
    else parameters.set(`${name}-${key}`, value);
  }
  const text = parameters.toString();
  return text === '' ? '' : `?${text}`;
}

function positive(text: string): number | undefined {
  return /^[1-9]\d{0,5}$/.test(text) ? Number(text) : undefined;
}
