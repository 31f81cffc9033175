import { catalogue } from '../locale/catalogue.ts';
import { formatCount, plural } from '../locale/current-locale.ts';

export const statusText = catalogue('statusText', {
  title: 'Service status',
  lead: 'All customers, last 24 hours. Status reflects the last few minutes.',
  asOf: (time: string) => `As of ${time}`,
  columns: {
    service: 'Service',
    state: 'Status',
    answered: 'Answered',
    failed: 'Failures',
    latency: 'Response time: median, 95th percentile',
    answeredBy: 'Answered by',
    data: 'Data',
  },
  states: {
    working: 'Working',
    disturbed: 'Degraded',
    failing: 'Failing',
    unused: 'No queries',
    'not set up': 'Not set up',
  },
  since: (time: string) => `since ${time}`,
  noQueries: 'No queries in the last 24 hours',
  queries: (count: number) => `${formatCount(count)} queries`,
  inPart: (share: string) => `${share} answered from stored data or number ranges only`,
  refused: (share: string) => `${share} were refused before the query: invalid number or no permission`,
  noneFailed: 'none',
  notReasonCode: 'Unknown reason code',
  overLongest: 'over 20 s',
  eachTime: 'live',
  ago: (age: string) => `${age} ago`,
  /** Parts of "3 days ago". */
  age: {
    days: (count: number) => plural(count, { one: '1 day', other: `${count} days` }),
    hours: (count: number) => plural(count, { one: '1 hour', other: `${count} hours` }),
    minutes: (count: number) => plural(count, { one: '1 minute', other: `${count} minutes` }),
    less: 'less than a minute',
  },
  answerer: {
    data: 'Data sets',
    simulation: 'Demo network',
    nobody: 'Not set up',
    upstream: 'Upstream network',
    open: 'Upstream network, queries paused',
    'half-open': 'Upstream network, queries resuming',
  },
});
