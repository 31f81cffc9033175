/** The rules of the tailored search (specification, section 5), and how a search stands in the address. */
import type { InputOf } from '../../../../shared/api/endpoint.ts';
import { allServices, tailoredSearch } from '../../../../shared/api/reports.ts';
import { daysBetween, isDay, utcDay } from '../../../../shared/utc-day.ts';
import { queryResolver } from '../../../api/contract-resolver.ts';
import { fieldErrors } from '../../../api/field-errors.ts';

export interface TailoredValues {
  /** A UTC day, as the date field has it; empty while none is chosen. */
  readonly date: string;
  readonly countries: readonly string[];
  readonly withFailed: boolean;
}

/** The form as it stands, under the names that its fields have in the request. */
export interface TailoredFields {
  daysAgo: string;
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

function queryOf({ date, countries, withFailed }: TailoredValues, now: Date): TailoredQuery {
  return {
    daysAgo: date === '' ? '' : String(isDay(date) ? daysBetween(date, utcDay(now)) : Number.NaN),
    countryList: countries.map((code) => `${code},`).join(''),
    failed: withFailed ? '1' : '0',
    currentCompany: allServices,
  };
}

export function valuesOf({ daysAgo, countryList, failed }: TailoredFields): TailoredValues {
  return { date: daysAgo, countries: [...countryList], withFailed: failed };
}

export function fieldsOf(values: TailoredValues | null): TailoredFields {
  return { daysAgo: values?.date ?? '', countryList: new Set(values?.countries), failed: values?.withFailed ?? false };
}

/** The search that an address asks for; null where it names none. */
export function searchInAddress(search: string): TailoredValues | null {
  const parameters = new URLSearchParams(search);
  const date = parameters.get('date');
  const countries = (parameters.get('countries') ?? '').split(',').filter((code) => /^([A-Z]{2}|001)$/.test(code));
  if (date === null || countries.length === 0) return null;
  return { date, countries: [...new Set(countries)], withFailed: parameters.get('failed') === '1' };
}

/** The query string with this search in it, with its "?". */
export function addressWithSearch(search: string, { date, countries, withFailed }: TailoredValues): string {
  const parameters = new URLSearchParams(search);
  parameters.set('date', date);
  parameters.set('countries', countries.join(','));
  if (withFailed) parameters.set('failed', '1');
  else parameters.delete('failed');
  return `?${parameters.toString().replaceAll('%2C', ',')}`;
}

export function formatCountryCount(count: number): string {
  if (count === 0) return '';
  return count === 1 ? 'You have selected 1 country to report.' : `You have selected ${count.toLocaleString('en')} countries to report.`;
}
