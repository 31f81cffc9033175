/** The rules of the tailored search (specification, section 5), and how a search stands in the address. */
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
import { countryPickerText, tailoredSearchText as text } from '../reports.text.tsx';

/** As the address calls the table of results. */
export const tableName = 'tailored';

export interface TailoredValues {
  /** A UTC day, as the date field has it; empty while none is chosen. */
  readonly date: string;
  /** The last day, as its field has it; empty is up to now. */
  readonly to: string;
  readonly countries: readonly string[];
  readonly withFailed: boolean;
}

/** The form as it stands, under the names that its fields have in the request. */
export interface TailoredFields {
  daysAgo: string;
  to: string;
  /** The list box's own object: it remembers where a range began, which a copy of its keys would forget. */
  countryList: ReadonlySet<string>;
  failed: boolean;
}

export type TailoredQuery = InputOf<typeof tailoredSearch>['query'];

export const tailoredResolver = queryResolver(tailoredSearch.query, (fields: TailoredFields) => queryOf(valuesOf(fields), new Date()));

/** What the call takes, or what is wrong by field. */
export function checkTailored(values: TailoredValues, now: Date): { query: TailoredQuery } | { errors: Record<string, string> } {
  const query = queryOf(values, now);
  const checked = tailoredSearch.query.safeParse(query);
  return checked.success ? { query } : { errors: fieldErrors(checked) };
}

function queryOf({ date, to, countries, withFailed }: TailoredValues, now: Date): TailoredQuery {
  const daysAgo = date === '' ? '' : String(isDay(date) ? daysBetween(date, utcDay(now)) : Number.NaN);
  // What is wrong with the first day is said of daysAgo, in the specification's words.
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

/** The search that an address asks for; null where it names none. */
export function searchInAddress(search: Search): TailoredValues | null {
  const [date, to, countryList, failed] = ['date', 'to', 'countries', 'failed'].map((name) => textOf(search[name]));
  const countries = (countryList ?? '').split(',').filter((code) => /^([A-Z]{2}|001)$/.test(code));
  if (typeof date !== 'string' || countries.length === 0) return null;
  return { date, to: to ?? '', countries: [...new Set(countries)], withFailed: failed === '1' };
}

/** The query string with this search in it. */
export function addressWithSearch(search: Search, { date, to, countries, withFailed }: TailoredValues): Search {
  return { ...search, date, to: to || undefined, countries: countries.join(','), failed: withFailed ? '1' : undefined };
}

export function formatCountryCount(count: number): string {
  return count === 0 ? '' : countryPickerText.count(count);
}

/** The days of a search in words: "from 2026-05-01 to 2026-05-31", or up to now. */
export function formatSearchedDays({ date, to }: Pick<TailoredValues, 'date' | 'to'>): string {
  return to === '' ? text.days.upToSearch(date) : text.days.fromTo(date, to);
}

/** More countries are counted in the name of a file. */
const mostNamed = 5;

/** What the name of a file says of a search: its countries, its days, and whether failed queries count. */
export function contentsOf({ date, to, countries, withFailed }: TailoredValues): string[] {
  const where = countries.length > mostNamed ? [`${countries.length}-countries`] : countries;
  return ['tailored-report', ...where, date, to === '' ? 'now' : to, ...(withFailed ? ['with-failed'] : [])];
}

/** What is said where nothing was found, and what might be. */
export function formatNothing({ date, to, countries }: TailoredValues): string {
  return to === '' ? text.nothing.since(countries.length, date) : text.nothing.fromTo(countries.length, date, to);
}

/** The period of this id where its days are those of the search; others are days by themselves. */
export function periodOf({ date, to }: Pick<TailoredValues, 'date' | 'to'>, id: string, today: string): PeriodId | undefined {
  const preset = presets.find((one) => one.id === id);
  const days = preset?.days(today);
  return days?.from === date && days.to === to ? preset?.id : undefined;
}

/** A search as it is saved: days of a period that was chosen stay what the period means. */
export function savedOf(values: TailoredValues, period: string, today: string): SearchParameters {
  const { date, to, countries, withFailed } = values;
  const id = periodOf(values, period, today);
  const days = id === undefined ? { from: date, ...(to === '' ? {} : { to }) } : { period: id };
  return { ...days, countryList: [...countries], failed: withFailed };
}

/** The search that was saved, with its days as of `today`. */
export function valuesOfSaved({ period, from = '', to = '', countryList, failed }: SearchParameters, today: string): TailoredValues {
  const days = daysNamed(period ?? null, today) ?? { from, to };
  return { date: days.from, to: days.to, countries: countryList, withFailed: failed };
}
