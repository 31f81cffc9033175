import { catalogue } from '../locale/catalogue.ts';
import { formatCount, plural } from '../locale/current-locale.ts';

export const statusText = catalogue('statusText', {
  title: 'Service status',
  lead: 'The last 24 hours, single queries and batches of live networks, of everybody. State and circuit are those of the last minutes.',
  asOf: (time: string) => `As of ${time}`,
  columns: {
    service: 'Service',
    state: 'State',
    answered: 'Answered',
    failed: 'Failed because',
    latency: 'Half, 95 of 100 within',
    answeredBy: 'Answered by',
    data: 'Data of',
  },
  states: {
    working: 'Working',
    disturbed: 'Disturbed',
    failing: 'Failing',
    unused: 'No queries',
    'not set up': 'Not set up',
  },
  since: (time: string) => `since ${time}`,
  noQueries: 'No queries in the last 24 hours',
  queries: (count: number) => `${formatCount(count)} queries`,
  inPart: (share: string) => `${share} in part: stored data, or the ranges alone`,
  refused: (share: string) => `${share} of all not asked: the number or the account`,
  noneFailed: 'none failed',
  notReasonCode: 'Not a reason code',
  overLongest: 'over 20 s',
  eachTime: 'asked each time',
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
    simulation: 'Simulated network',
    nobody: 'Nobody here',
    upstream: 'Upstream network',
    open: 'Upstream network, circuit open',
    'half-open': 'Upstream network, circuit half-open',
  },
});
