import type { ReactNode } from 'react';
import { catalogue } from '../../locale/catalogue.ts';
import { formatCount, plural } from '../../locale/current-locale.ts';

export const tailoredSearchText = catalogue('reports/tailored-search/tailored-search', {
  title: 'Tailored Search',
  form: {
    date: 'Select date',
    datePlaceholder: 'Select Date',
    dateHelp: (today: string) => `The first day of the report. Days are UTC; today is ${today} in UTC.`,
    end: 'End date',
    endPlaceholder: 'Up to now',
    endHelp: 'The last day of the report. Without one it goes up to now.',
    period: 'Period',
    periodHelp: 'Fills both dates in.',
    byDates: 'By dates',
    failed: 'Include Failed Queries',
    submit: 'Search',
  },
  saved: {
    title: 'Saved searches',
    notLoaded: 'They could not be loaded',
    loading: 'Loading',
    choose: 'Choose one to show it',
    remove: 'Remove saved search',
    name: 'Save this search as',
    save: 'Save search',
  },
  searching: 'Searching',
  begin: 'Choose a date and at least one country, then search.',
  failed: 'The report could not be loaded. What is wrong stands above the form; your choices are kept.',
  none: 'No results found, please select parameters.',
  nothing: {
    since: (countries: number, date: string) =>
      `Nothing was queried in ${these(countries)} since ${date} UTC. Choose an earlier date, other countries, or include failed queries.`,
    fromTo: (countries: number, from: string, to: string) =>
      `Nothing was queried in ${these(countries)} from ${from} to ${to}, UTC. Choose other dates, other countries, or include failed queries.`,
  },
  days: {
    upToSearch: (date: string) => `from ${date} 00:00 UTC up to the search`,
    fromTo: (from: string, to: string) => `from ${from} to ${to}, UTC`,
  },
  /** `days` is one of the parts before; `failed` is null where failed queries do not count. */
  found: ({ total, failed, countries, days }: { total: number; failed: number | null; countries: number; days: string }): ReactNode => (
    <>
      <strong>{formatCount(total)}</strong>
      {` QDRs${failed === null ? '' : `, ${formatCount(failed)} of them failed,`} in ${formatCount(countries)} ${plural(countries, { one: 'country', other: 'countries' })} ${days}.`}
    </>
  ),
  table: 'Tailored report',
  filter: 'Search Document',
});

function these(countries: number): string {
  return countries === 1 ? 'this country' : 'these countries';
}
