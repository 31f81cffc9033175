import { catalogue } from '../locale/catalogue.ts';
import { formatCount, plural } from '../locale/current-locale.ts';

export const singleQueryText = catalogue('singleQueryText', {
  form: {
    number: 'Phone number',
    help: (most: number) => `Any format. Separate several numbers with commas, up to ${most}.`,
    willQuery: 'Will query',
    submit: 'Search',
    services: (count: number) => plural(count, { one: '1 service', other: `${count} services` }),
    queries: (count: number) => plural(count, { one: '1 query', other: `${formatCount(count)} queries` }),
    several: (numbers: number, queries: string) => `${numbers} numbers, ${queries}`,
    tooMany: (most: number) => `Enter at most ${most} numbers here. Send more as a batch.`,
    change: 'Change',
    hide: 'Hide',
    changes: 'services',
  },
  result: {
    name: (number: string) => `Result for ${number}`,
    retry: 'Retry',
    done: (progress: string, sentence: string) => `${progress}. ${sentence}`,
  },
  copy: {
    number: 'Copy number',
    text: 'Copy as text',
    json: 'Copy as JSON',
    csv: 'Copy as CSV row',
    curl: 'Copy as curl',
    link: 'Copy link',
  },
  verdict: {
    name: 'Verdict',
    query: 'Query',
    demo: { all: 'All answers are demo data.', some: (services: string) => `Demo data: ${services}.` },
    /** Direction of the call: fraud lists concern a number to call, do-not-originate lists one that called. */
    as: { name: 'This number', called: 'I call it', caller: 'It called me' },
    disagree: 'Services disagree',
    /** Names the services behind a value: "npq, gnr, as of 2026-11-20, newer". */
    said: (services: string, asOf: string | null, isNewest: boolean) =>
      `${services}${asOf === null ? '' : `, as of ${asOf}`}${isNewest ? ', newer' : ''}`,
  },
  madeUp: 'demo',
  answers: {
    title: 'Answers by service',
    name: (number: string) => `Services queried for ${number}`,
    service: 'Service',
    status: 'Status',
    time: 'Time',
    report: 'Report',
    reasonCode: '(reason code)',
    source: 'Source',
    dataVersion: 'Data version',
    asOf: 'As of',
    request: (id: string) => `Request ${id}`,
  },
  sources: { data: 'data', cache: 'cache', live: 'live', 'ranges only': 'ranges only' },
  fields: {
    title: 'Fields by service',
    field: 'Field',
    differs: 'differs',
    noAnswer: 'No service answered.',
  },
  states: {
    waiting: 'Waiting',
    timedOut: 'Timed out',
    failed: 'Failed',
    noAnswer: 'No answer',
    inPart: 'Partial',
    slow: 'Slow',
    ok: 'OK',
  },
  asked: {
    at: (time: string) => `Queried ${time}.`,
    notAgain: (time: string) => `Queried ${time}, not queried again.`,
    again: (time: string) => `Refreshed ${time}.`,
    someAgain: (services: string, time: string) => `${services} refreshed ${time}.`,
  },
  failures: {
    services: 'Error to get data for the next services : ',
    because: 'Error to get data because : ',
  },
  progress: (answered: number, asked: number) => `${answered} of ${asked} ${asked === 1 ? 'service' : 'services'} answered`,
});
