import { catalogue } from '../../locale/catalogue.ts';
import { formatCount, plural } from '../../locale/current-locale.ts';

const rows = (count: number) => plural(count, { one: `${formatCount(count)} row`, other: `${formatCount(count)} rows` });

export const tableText = catalogue('tableText', {
  none: 'No matches found',
  rows,
  rowsOf: (found: number, all: number) => `${formatCount(found)} of ${rows(all)}`,
  among: (all: number) => `among ${rows(all)}`,
  clearFilter: 'Clear filter',
  said: {
    sorted: (title: string, direction: 'ascending' | 'descending') => `sorted by ${title}, ${direction}`,
    unsorted: 'not sorted',
    page: (page: number, of: number) => `page ${page} of ${of}`,
    size: (size: number) => `${size} rows per page`,
  },
  order: 'Order',
  sortBy: (title: string) => `Sort by ${title}`,
  /** The head of a column of times. */
  inZone: (title: string, isLocal: boolean) => `${title} (${isLocal ? 'local time' : 'UTC'})`,
  actions: 'Actions',
  view: 'View',
  total: 'Total',
  filterBy: 'Filter by',
  search: 'Search',
  pages: {
    name: (table: string) => `Pages of ${table}`,
    previous: { label: 'Previous', name: 'Previous page' },
    next: { label: 'Next', name: 'Next page' },
    page: 'Page',
    size: 'Rows per page',
  },
  density: { name: 'Row height', compact: 'compact', default: 'default', comfortable: 'comfortable' },
  downloadCsv: 'Download data',
  otherFormats: 'Other formats',
  downloadXlsx: 'Download XLSX',
  columns: {
    title: 'Columns',
    namesRow: 'Always shown',
    fewer: 'Fewer columns',
    all: 'All columns',
    reset: 'Reset',
    downloads: 'Downloads contain all columns.',
  },
  cell: {
    unknown: 'Unknown',
    yes: 'yes',
    no: 'no',
    download: 'Download',
    downloadFile: (name: string, form: string) => `Download ${name}: ${form}`,
    impersonate: 'Impersonate',
    edit: 'Edit',
  },
});
