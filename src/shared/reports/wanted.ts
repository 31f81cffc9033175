/** Refusals of the fields of reports and of saved searches. */
import { sayings } from '../base/sayings.ts';

export const reportsWanted = sayings('reportsWanted', {
  /** Specification, section 5, "Tailored search", as the three after it. */
  incorrectDate: 'Incorrect date',
  dateRequired: 'Please select initial date for the report',
  countryRequired: 'Please select country',
  order: 'The end date is before the initial date',
  day: 'Enter a date as YYYY-MM-DD, such as 2026-05-31',
  fromRequired: 'Enter the first day too, in from',
  toRequired: 'Enter the last day too, in to',
  fewerDays: (most: number) => `A report covers at most ${most} days`,
  daysBack: (most: number) => `Reports go back at most ${most} days`,
  eitherPeriod: 'Use either daysAgo, or from and to',
  failed: 'Use 1 to include failed queries, or 0',
  countries: 'Separate countries with commas',
  countryCodes: 'Separate ISO 3166-1 alpha-2 codes with commas, such as GB,FR,',
  searchName: 'Enter a name for the search',
  noSuchPeriod: 'Unknown period',
  savedCountries: 'Use ISO 3166-1 alpha-2 codes for countries, such as GB',
  fewerCountries: 'Too many countries. Choose fewer',
  periodOrFrom: 'Use either period or from',
  noSuchSearch: 'Saved search not found',
});
