import { catalogue } from '../locale/catalogue.ts';
import { formatCount, plural } from '../locale/current-locale.ts';
import type { ReactNode } from 'react';

export const reportsText = catalogue('reportsText', {
  title: 'Reports',
  tabs: {
    historical: 'Historical Data',
    previous: 'Previous Day',
    tailored: 'Tailored Search',
    records: 'Query Records',
  },
  historical: {
    chart: (days: number) => `Past ${days} Days Data`,
    period: (days: number) => `Past ${days} days`,
    all: 'All Services',
  },
  previous: { chart: 'Previous Day Data', period: 'Previous day', all: 'All services' },
  controls: {
    service: 'Show Data For',
    failed: 'Include failed queries',
    upToNow: (day: string) => `Includes today so far, ${day} (UTC).`,
    upTo: (day: string) => `Data up to ${day} 23:59 UTC.`,
  },
  counts: {
    all: (answered: number, failed: number) => `${formatCount(answered)} answered, ${formatCount(failed)} failed`,
    answered: (answered: number) => `${formatCount(answered)} answered`,
    /** `days` is "2026-05-01 to 2026-05-31". */
    counted: ({ organisation, service, days, withFailed }: Counted) =>
      `${withFailed ? 'Answered and failed queries' : 'Answered queries'} of ${organisation}, ${service === undefined ? 'all services' : `service ${service}`}, ${days} (UTC).`,
    leftOut: (failed: number) =>
      plural(failed, { one: '1 failed query is not included.', other: `${formatCount(failed)} failed queries are not included.` }),
    /** `counts` is the sentence above. */
    of: (counts: string, country: string) => `${counts} in ${country}`,
    like: (counts: string, filter: string) => `${counts} in countries matching “${filter}”`,
    chosen: (count: number) => plural(count, { one: 'the selection', other: `${formatCount(count)} selected countries` }),
  },
  everyFailed: 'All queries in this period failed.',
  nothing: 'No queries in this period.',
  totals: {
    byCountry: 'Totals by country',
    byDay: 'Totals by day',
    country: 'Country',
    day: 'Day',
    queries: 'Queries',
    answered: 'Answered',
    failed: 'Failed',
    share: 'Share',
  },
  table: {
    name: 'Queries by country',
    filter: 'Search Country',
    country: 'Country',
    iso: 'ISO',
    date: 'Date',
    quantity: 'Quantity QDRs',
    failed: 'Failed',
  },
});

interface Counted {
  organisation: string;
  service: string | undefined;
  days: string;
  withFailed: boolean;
}

export const tailoredSearchText = catalogue('tailoredSearchText', {
  title: 'Tailored Search',
  form: {
    date: 'Select date',
    datePlaceholder: 'Select Date',
    dateHelp: (today: string) => `First day of the report. Days are UTC; today is ${today}.`,
    end: 'End date',
    endPlaceholder: 'Up to now',
    endHelp: 'Last day of the report. Leave empty for up to now.',
    period: 'Period',
    periodHelp: 'Sets both dates.',
    byDates: 'Custom dates',
    failed: 'Include Failed Queries',
    countries: 'Select countries to report',
    countryCount: (count: number) =>
      plural(count, {
        one: 'You have selected 1 country to report.',
        other: `You have selected ${formatCount(count)} countries to report.`,
      }),
    submit: 'Search',
  },
  saved: {
    title: 'Saved searches',
    notLoaded: 'Loading failed',
    loading: 'Loading',
    choose: 'Choose a search',
    remove: 'Remove saved search',
    name: 'Save this search as',
    save: 'Save search',
  },
  searching: 'Searching',
  begin: 'Choose a date and at least one country, then search.',
  failed: 'The report could not be loaded. See the error above the form. Your choices are kept.',
  none: 'No results found, please select parameters.',
  nothing: {
    since: (countries: number, date: string) =>
      `No queries in ${these(countries)} since ${date} UTC. Choose an earlier date, other countries, or include failed queries.`,
    fromTo: (countries: number, from: string, to: string) =>
      `No queries in ${these(countries)} from ${from} to ${to}, UTC. Choose other dates, other countries, or include failed queries.`,
  },
  days: {
    upToSearch: (date: string) => `from ${date} 00:00 UTC to the time of the search`,
    fromTo: (from: string, to: string) => `from ${from} to ${to}, UTC`,
  },
  /** `days` is one of the parts above; `failed` is null if failed queries do not count. */
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

export const periodText = catalogue('periodText', {
  period: 'Period',
  presets: {
    today: 'Today',
    yesterday: 'Yesterday',
    'last-7': (days: number) => `Last ${days} days`,
    'this-week': 'This week',
    'last-week': 'Last week',
    'this-month': 'This month',
    'last-month': 'Last month',
  },
  fromTo: 'From – to',
  from: 'From',
  to: 'To',
  selectDate: 'Select Date',
  show: 'Show',
  days: (from: string, to: string) => `${from} to ${to}`,
});

const queries = (count: number) => plural(count, { one: 'query', other: 'queries' });

export const chartText = catalogue('chartText', {
  other: 'Other',
  /** Formats a day by the specification: "May 31st". */
  date: (day: string) => `${monthNames.format(new Date(day))} ${ordinal(new Date(day).getUTCDate())}`,
  buttons: {
    asChart: 'View as chart',
    asTable: 'View as table',
    save: 'Save as image',
    saveSvg: 'Save as SVG',
    top: (series: number) => `Top ${series} and other`,
    all: (countries: number) => `Show all ${countries} countries`,
    every: 'Clear selection',
  },
  bars: 'Bars',
  by: { day: 'By day', country: 'By country' },
  byDay: (title: string) => `${title}, by day`,
  byCountry: (title: string) => `${title}, by country`,
  daysOf: (title: string) => `Days of ${title}`,
  legend: 'Countries in the chart',
  day: 'Day',
  country: 'Country',
  total: 'Total',
  more: (count: number) => `${count} more`,
  /** Text of a day for screen readers. */
  told: (day: string, total: number) => `${day}: ${formatCount(total)} ${queries(total)}`,
  legendHelp: 'Click a country to show only it, Shift+click to add it.',
  most: {
    same: (count: number) => `The same every day: ${formatCount(count)}.`,
    onDays: (count: number, days: readonly string[]) => `Most: ${formatCount(count)}, on ${inWords.format(days)}.`,
    onMany: (count: number, days: number, last: string) => `Most: ${formatCount(count)}, on ${days} days, most recently on ${last}.`,
  },
});

const monthNames = new Intl.DateTimeFormat('en', { month: 'long', timeZone: 'UTC' });
const inWords = new Intl.ListFormat('en-GB');

function ordinal(number: number): string {
  const end = number > 10 && number < 14 ? 'th' : (['th', 'st', 'nd', 'rd'][number % 10] ?? 'th');
  return `${number}${end}`;
}
