/** Refusals of the fields of reports and of saved searches. */
import { sayings } from '../base/sayings.ts';

export const reportsWanted = sayings('reportsWanted', {
  /** Specification, section 5, "Tailored search", as the three after it. */
  incorrectDate: 'Incorrect date',
  dateRequired: 'Please select initial date for the report',
  countryRequired: 'Please select country',
  order: 'The end date is before the initial date',
  day: 'Write a day as YYYY-MM-DD, such as 2026-05-31',
  fromRequired: 'Say the first day as well, in from',
  toRequired: 'Say the last day as well, in to',
  fewerDays: (most: number) => `A report is of at most ${most} days at once`,
  daysBack: (most: number) => `Reports go back at most ${most} days`,
  eitherPeriod: 'Say daysAgo, or from and to, and not both',
  failed: 'Say 1 to include failed queries, or 0',
  countries: 'Join the countries by commas',
  countryCodes: 'Join ISO 3166-1 alpha-2 codes by commas, such as GB,FR,',
  searchName: 'Name the search',
  noSuchPeriod: 'There is no period of this name',
  savedCountries: 'Name countries by ISO 3166-1 alpha-2 codes, such as GB',
  fewerCountries: 'These are too many countries',
  periodOrFrom: 'Say either period or from',
  noSuchSearch: 'This search does not exist',
});
