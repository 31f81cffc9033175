/** Rules of the tailored search (specification, section 5), and its form in the address. */
import type { InputOf } from '../../../shared/base/endpoint.ts';
import { allServices, tailoredSearch } from '../../../shared/reports/reports.ts';
import { reportMaxDays } from '../../../shared/base/limits.ts';
import { daysBetween, isDay, utcDay } from '../../../shared/base/utc-day.ts';
import type { PeriodId } from '../../../shared/reports/report-period.ts';
import type { SearchParameters } from '../../../shared/reports/saved-searches.ts';
import { daysNamed, presets } from '../period/periods.ts';
import { textOf, type Search } from '../../ui/search.ts';
import { queryResolver } from '../../api/contract-resolver.ts';
import { fieldErrors } from '../../api/field-errors.ts';
import { tailoredSearchText as text } from '../reports.text.tsx';

/** Name of the table of results in the address. */
export const tableName = 'tailored';

export interface TailoredValues {
  /** First day in UTC, from the date field; empty while none is chosen. */
  readonly date: string;
  /** Last day, from its field; empty for up to now. */
  readonly to: string;
  readonly countries: readonly string[];
  readonly withFailed: boolean;
}

/** Values of the form, under their field names in the request. */
export interface TailoredFields {
  daysAgo: string;
  to: string;
  /** The list box's own object: it remembers the start of a range, which a copy of its keys would lose. */
  countryList: ReadonlySet<string>;
  failed: boolean;
}

export type TailoredQuery = InputOf<typeof tailoredSearch>['query'];

export const tailoredResolver = queryResolver(tailoredSearch.query, (fields: TailoredFields) => queryOf(valuesOf(fields), new Date()));

/** Returns the query of the call, or the errors by field. */
export function checkTailored(values: TailoredValues, now: Date): { query: TailoredQuery } | { errors: Record<string, string> } {
  const query = queryOf(values, now);
  const checked = tailoredSearch.query.safeParse(query);
  return checked.success ? { query } : { errors: fieldErrors(checked) };
}

function queryOf({ date, to, countries, withFailed }: TailoredValues, now: Date): TailoredQuery {
  const daysAgo = date === '' ? '' : String(isDay(date) ? daysBetween(date, utcDay(now)) : Number.NaN);
  // Errors of the first day belong to daysAgo, in the specification's words.
  const isSound = /^\d+$/.test(daysAgo) && Number(daysAgo) <= reportMaxDays;
  return {
    ...(to === '' || !isSound ? { daysAgo } : { from: date, to }),
    countryList: countries.map((code) => `${code},`).join(''),
    failed: withFailed ? '1' : '0',
    currentCompany: allServices,
  };
}

export function valuesOf({ daysAgo, to, countryList, failed }: TailoredFields): TailoredValues {
  return { date: daysAgo, to, countries: [...countryList], withFailed: failed };
}

export function fieldsOf(values: TailoredValues | null): TailoredFields {
  return {
    daysAgo: values?.date ?? '',
    to: values?.to ?? '',
    countryList: new Set(values?.countries),
    failed: values?.withFailed ?? false,
  };
}

/** Returns the search in an address; null if it has none. */
export function searchInAddress(search: Search): TailoredValues | null {
  const [date, to, countryList, failed] = ['date', 'to', 'countries', 'failed'].map((name) => textOf(search[name]));
  const countries = (countryList ?? '').split(',').filter((code) => /^([A-Z]{2}|001)$/.test(code));
  if (typeof date !== 'string' || countries.length === 0) return null;
  return { date, to: to ?? '', countries: [...new Set(countries)], withFailed: failed === '1' };
}

export function addressWithSearch(search: Search, { date, to, countries, withFailed }: TailoredValues): Search {
  return { ...search, date, to: to || undefined, countries: countries.join(','), failed: withFailed ? '1' : undefined };
}

export function formatCountryCount(count: number): string {
  return count === 0 ? '' : text.form.countryCount(count);
}

/** Formats the days of a search: "from 2026-05-01 to 2026-05-31", or up to now. */
export function formatSearchedDays({ date, to }: Pick<TailoredValues, 'date' | 'to'>): string {
  return to === '' ? text.days.upToSearch(date) : text.days.fromTo(date, to);
}

/** Maximum number of countries named in a file name; more are only counted. */
const mostNamed = 5;

/** Returns the parts of a file name that describe a search: countries, days, and `with-failed` if failed queries count. */
export function contentsOf({ date, to, countries, withFailed }: TailoredValues): string[] {
  const where = countries.length > mostNamed ? [`${countries.length}-countries`] : countries;
  return ['tailored-report', ...where, date, to === '' ? 'now' : to, ...(withFailed ? ['with-failed'] : [])];
}

/** Returns the text for an empty result, with what to change. */
export function formatNothing({ date, to, countries }: TailoredValues): string {
  return to === '' ? text.nothing.since(countries.length, date) : text.nothing.fromTo(countries.length, date, to);
}

/** Returns the period of this id if its days are those of the search; otherwise undefined. */
export function periodOf({ date, to }: Pick<TailoredValues, 'date' | 'to'>, id: string, today: string): PeriodId | undefined {
  const preset = presets.find((one) => one.id === id);
  const days = preset?.days(today);
  return days?.from === date && days.to === to ? preset?.id : undefined;
}

/** Returns a search to save: a chosen period stays relative to today. */
export function savedOf(values: TailoredValues, period: string, today: string): SearchParameters {
  const { date, to, countries, withFailed } = values;
  const id = periodOf(values, period, today);
  const days = id === undefined ? { from: date, ...(to === '' ? {} : { to }) } : { period: id };
  return { ...days, countryList: [...countries], failed: withFailed };
}

/** Returns a saved search with its days as of `today`. */
export function valuesOfSaved({ period, from = '', to = '', countryList, failed }: SearchParameters, today: string): TailoredValues {
  const days = daysNamed(period ?? null, today) ?? { from, to };
  return { date: days.from, to: days.to, countries: countryList, withFailed: failed };
}
