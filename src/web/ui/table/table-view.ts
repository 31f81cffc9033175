/** View of a table: page, page size, order and filter; and its form in an address. */
import { textOf, type Search, type TableName } from '../search.ts';

type SortDirection = 'ascending' | 'descending';
export type Sort = { column: string; direction: SortDirection };
/** `page` counts from 1. */
export type TableView = { page: number; size: number; sort: Sort | null; filter: string };

export function firstView(size: number): TableView {
  return { page: 1, size, sort: null, filter: '' };
}

/** Identity of a table's view in the address. */
export interface TableAddress {
  /** Prefix of its parameters, which keeps two tables of one screen apart. */
  name: TableName;
  /** Default page size. */
  size: number;
}

/** Suffixes of the view's parameters after the table's name. */
export const viewParameters = ['page', 'size', 'sort', 'filter'] as const;

/** Reads a view from the query string; drops invalid parts. */
export function viewFromSearch(search: Search, { name, size }: TableAddress): TableView {
  const read = (key: (typeof viewParameters)[number]) => textOf(search[`${name}-${key}`]) ?? '';
  const [column = '', direction = ''] = read('sort').split('.');
  return {
    page: positive(read('page')) ?? 1,
    size: positive(read('size')) ?? size,
    sort: column && (direction === 'ascending' || direction === 'descending') ? { column, direction } : null,
    filter: read('filter'),
  };
}

/** Returns the query string with this part of the view, without default values. */
export function searchWithView(search: Search, part: Partial<TableView>, address: TableAddress): Search {
  const { page, size, sort, filter } = { ...viewFromSearch(search, address), ...part };
  const values: Record<(typeof viewParameters)[number], string | undefined> = {
    page: page > 1 ? String(page) : undefined,
    size: size === address.size ? undefined : String(size),
    sort: sort ? `${sort.column}.${sort.direction}` : undefined,
    filter: filter || undefined,
  };
  const named = Object.entries(values).map(([key, value]) => [`${address.name}-${key}`, value]);
  return { ...search, ...Object.fromEntries(named) };
}

function positive(text: string): number | undefined {
  return /^[1-9]\d{0,5}$/.test(text) ? Number(text) : undefined;
}
