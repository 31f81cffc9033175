import { catalogue } from '../locale/catalogue.ts';
import { formatCount } from '../locale/current-locale.ts';

export const reportsText = catalogue('reports/reports', {
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
    upToNow: (day: string) => `Data up to ${day} so far UTC. A day is a UTC calendar day.`,
    upTo: (day: string) => `Data up to ${day} 23:59 UTC. A day is a UTC calendar day.`,
  },
  counts: {
    all: (answered: number, failed: number) => `${formatCount(answered)} answered, ${formatCount(failed)} failed`,
    /** `counts` is the sentence before. */
    of: (counts: string, country: string) => `${counts} in ${country}`,
    like: (counts: string, filter: string) => `${counts} in countries with “${filter}”`,
    chosen: (count: number) => `${formatCount(count)} chosen of the chart`,
  },
  everyFailed: 'Every query of this time failed.',
  nothing: 'Nothing was queried in this time.',
  totals: {
    byCountry: 'Totals by country',
    byDay: 'Totals by day',
    country: 'Country',
    day: 'Day',
    queries: 'Queries',
    answered: 'Answered',
    failed: 'Of them failed',
    share: 'Share',
  },
  table: {
    name: 'Queries by country',
    filter: 'Search Country',
    nothing: 'Nothing was queried in this time',
    noMatches: 'No matches found',
    country: 'Country',
    iso: 'ISO',
    date: 'Date',
    quantity: 'Quantity QDRs',
    failed: 'Of them failed',
  },
});
