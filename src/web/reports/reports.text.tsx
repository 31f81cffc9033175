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
    nothing: 'No queries in this period',
    noMatches: 'No matches found',
    country: 'Country',
    iso: 'ISO',
    date: 'Date',
    quantity: 'Quantity QDRs',
    failed: 'Failed',
  },
});

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

export const countryPickerText = catalogue('countryPickerText', {
  title: 'Select countries to report',
  find: 'Find countries, or paste codes',
  findHelp: 'For example GB, FR, DE. Press Enter to add them.',
  unknown: (names: string) => `Unknown: ${names}`,
  loading: 'Loading countries',
  noMatches: 'No matches found',
  regions: { Africa: 'Africa', Americas: 'Americas', Asia: 'Asia', Europe: 'Europe', Oceania: 'Oceania' },
  chosen: 'Chosen countries',
  /** Read out before the name of a chosen country. */
  remove: 'Remove ',
  more: (count: number) => `and ${count} more`,
  clear: 'Clear countries',
  count: (count: number) =>
    plural(count, {
      one: 'You have selected 1 country to report.',
      other: `You have selected ${formatCount(count)} countries to report.`,
    }),
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
    top: (series: number) => `Top ${series} and other`,
    all: (countries: number) => `Show all ${countries} countries`,
    every: 'Clear selection',
  },
  byDay: (title: string) => `${title}, by day`,
  daysOf: (title: string) => `Days of ${title}`,
  legend: 'Countries in the chart',
  day: 'Day',
  total: 'Total',
  more: (count: number) => `${count} more`,
  /** Text of a day for screen readers. */
  told: (day: string, total: number) => `${day}: ${formatCount(total)} ${queries(total)}`,
  inAll: 'Total',
  /** `when` is a day or "Total", `most` the sentence of the busiest days, possibly empty. */
  sum: ({ when, total, isAnswered, isPart, most }: Sum): ReactNode => (
    <>
      {when}: <strong>{formatCount(total)}</strong>
      {` ${isAnswered ? 'answered ' : ''}${queries(total)}${isPart ? ' in the selected countries' : ''}. ${most}`}
    </>
  ),
  legendOfAll: 'Each country shows its total. Click to show only that country, Shift+click to add it.',
  legendOfDay: 'Each country shows its count for this day. Click to show only that country, Shift+click to add it.',
  most: {
    same: (count: number) => `The same every day: ${formatCount(count)}`,
    onDays: (count: number, days: readonly string[]) => `Most: ${formatCount(count)}, on ${inWords.format(days)}`,
    onMany: (count: number, days: number, last: string) => `Most: ${formatCount(count)}, on ${days} days, most recently on ${last}`,
  },
});

interface Sum {
  when: string;
  total: number;
  isAnswered: boolean;
  isPart: boolean;
  most: string;
}

const monthNames = new Intl.DateTimeFormat('en', { month: 'long', timeZone: 'UTC' });
const inWords = new Intl.ListFormat('en-GB');

function ordinal(number: number): string {
  const end = number > 10 && number < 14 ? 'th' : (['th', 'st', 'nd', 'rd'][number % 10] ?? 'th');
  return `${number}${end}`;
}
