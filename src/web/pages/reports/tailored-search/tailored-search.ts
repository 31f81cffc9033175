/** The rules of the tailored search (specification, section 5), and how a search stands in the address. */
import { allServices, countryRequiredMessage, reportMessages } from '../../../../shared/api/reports.ts';
import { reportMaxDays } from '../../../../shared/limits.ts';
import { daysBetween, isDay, utcDay } from '../../../../shared/utc-day.ts';

export interface TailoredValues {
  /** A UTC day, as the date field has it; empty while none is chosen. */
  readonly date: string;
  readonly countries: readonly string[];
  readonly withFailed: boolean;
}

/** What the call takes, or what is wrong by field. */
export function checkTailored({ date, countries, withFailed }: TailoredValues, now: Date) {
  const errors: Record<string, string> = {};
  const wrongDate = whatIsWrong(date, now);
  if (wrongDate !== undefined) errors['daysAgo'] = wrongDate;
  if (countries.length === 0) errors['countryList'] = countryRequiredMessage;
  if (Object.keys(errors).length > 0) return { errors };
  return {
    query: {
      daysAgo: String(daysBetween(date, utcDay(now))),
      countryList: countries.map((code) => `${code},`).join(''),
      failed: withFailed ? ('1' as const) : ('0' as const),
      currentCompany: allServices,
    },
  };
}

export type TailoredQuery = NonNullable<ReturnType<typeof checkTailored>['query']>;

function whatIsWrong(date: string, now: Date): string | undefined {
  if (date === '') return reportMessages.dateRequired;
  const days = isDay(date) ? daysBetween(date, utcDay(now)) : -1;
  if (days < 0) return reportMessages.dateWrong;
  return days > reportMaxDays ? `Reports go back at most ${reportMaxDays} days` : undefined;
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
