/** The filters of the list of query records, and their place in the address. */
import type { InputOf } from '../../shared/base/endpoint.ts';
import { outcomes, type queryTotals } from '../../shared/query-records/query-records.ts';
import { addDays } from '../../shared/base/utc-day.ts';
import { reasonClasses, reasonCodes } from '../../shared/services/reason-codes.ts';
import { daysNamed, type Days } from '../reports/period/periods.ts';
import { queryRecordsText } from './query-records.text.ts';
import { textOf, type Search } from '../ui/search.ts';

export type RecordsQuery = InputOf<typeof queryTotals>['query'];

/** The filters besides the days, by their names in the call. */
const filterNames = ['service', 'country', 'loc', 'class', 'code', 'user', 'key'] as const;
export type FilterName = (typeof filterNames)[number];

/** The prefix of the parameters in the address. */
const prefix = 'queries-';
/** Number of days before today that are shown by default, with today so far. */
export const ownDays = 7;

export function daysOfSearch(search: Search, today: string): Days & { name: string | null } {
  const name = textOf(search[`${prefix}period`]);
  const days = daysNamed(name, today);
  return days ? { ...days, name } : { from: addDays(today, -ownDays), to: today, name: null };
}

/** The query of the call that an address stands for. */
export function queryOfSearch(search: Search, today: string): RecordsQuery {
  const { from, to } = daysOfSearch(search, today);
  const given = filterNames.flatMap((name) => {
    const value = textOf(search[`${prefix}${name}`]);
    return value ? [[name, value]] : [];
  });
  return { from, to, ...Object.fromEntries(given) };
}

/** True if the query selects records by more than their days. */
export function isFiltered(query: RecordsQuery): boolean {
  return filterNames.some((name) => query[name] !== undefined);
}

/** The query string with another filter or other days; null removes it. Another list begins at its first page. */
export function searchWith(search: Search, name: FilterName | 'period', value: string | null): Search {
  const changed = { ...search, [`${prefix}${name}`]: value || undefined, [`${prefix}page`]: undefined };
  // A city belongs to the country that it was chosen with.
  return name === 'country' ? { ...changed, [`${prefix}loc`]: undefined } : changed;
}

const { filters: text } = queryRecordsText;

export const classOptions = [
  ...outcomes.map((outcome) => ({ value: outcome, label: text.outcomes[outcome] })),
  ...reasonClasses.map((name) => ({ value: name, label: text.classes[name] })),
];

/** "300: Network timed out" */
export const codeOptions = reasonCodes.map(({ reasonCode }) => ({
  value: String(reasonCode),
  label: `${reasonCode}: ${text.codes[reasonCode]}`,
}));
