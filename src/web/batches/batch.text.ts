import { catalogue } from '../locale/catalogue.ts';
import { formatCount, plural } from '../locale/current-locale.ts';

/** Texts of a single batch, on its page and elsewhere. */
export const batchText = catalogue('batchText', {
  back: 'Back to the results',
  unnamed: 'Batch',
  notThere: (days: number) => `There is no such batch in your organisation. Results are kept for ${days} days.`,
  cancelled: 'This batch was cancelled and has no result files. Queries that were already answered still count in the reports.',
  failed: 'This batch failed and has no result files. Send the file again. If it fails again, open a ticket.',
  facts: {
    name: 'The batch',
    state: 'Status',
    started: 'Started',
    startedBy: (time: string, name: string | null) => `${time} by ${name ?? 'a user who was removed'}`,
    finished: 'Finished',
    took: (time: string, duration: string) => `${time}, in ${duration}`,
    numbers: 'Numbers',
    services: 'Services',
    days: 'Days',
    email: 'Email',
    mailWaits: (email: string) => `${email}: no e-mail until this address is confirmed`,
    comesBack: 'Returned',
    ownColumns: 'Own columns',
  },
  progress: {
    name: 'Progress',
    text: ({ done, of, percent, left }: { done: number; of: number; percent: number; left: string | null }) =>
      `${formatCount(done)} of ${formatCount(of)} numbers, ${percent} %${left === null ? '' : `, about ${left} left`}`,
  },
  endings: {
    title: 'Results by reason',
    nothing: 'No answers yet.',
    notKnown: 'Unknown: an older version of the portal started this batch. The result files have every row.',
    counts: (answered: number, failed: number) => `${formatCount(answered)} answered, ${formatCount(failed)} failed`,
    unknownCode: 'Unknown reason code.',
  },
  places: {
    byCountry: 'Numbers by country',
    unknown: 'Unknown',
    byOperator: 'Numbers by carrier',
    asSaid: (service: string) => `Source: ${service}`,
    notKnown: 'Unknown',
    others: (operators: number, numbers: number) => `${formatCount(operators)} more carriers have ${formatCount(numbers)} numbers.`,
    older: 'Unknown: an older version of the portal started this batch.',
    showAll: (rows: number) => `Show all ${rows}`,
  },
  failedRows: {
    title: (queries: number) => plural(queries, { one: '1 failed query', other: `${formatCount(queries)} failed queries` }),
    show: 'Show the first',
    name: 'Failed queries',
    number: 'Number',
    service: 'Service',
    reason: 'Reason',
    seeFile: 'see the file',
    part: (shown: number, all: number, each: number) =>
      `${formatCount(shown)} of ${formatCount(all)}, up to ${each} per service. The files have all of them.`,
  },
  /** Names the rows and columns of the user's table that come back in the joined file. */
  rowsBack: (rows: number, titles: readonly string[]) =>
    `${plural(rows, { one: '1 row', other: `${formatCount(rows)} rows` })} in the joined file${titles.length === 0 ? '' : `, with ${titles.join(', ')}`}`,
  duration: {
    seconds: (count: number) => plural(count, { one: '1 second', other: `${formatCount(count)} seconds` }),
    minutes: (count: number) => plural(count, { one: '1 minute', other: `${formatCount(count)} minutes` }),
    hours: (count: number) => plural(count, { one: '1 hour', other: `${formatCount(count)} hours` }),
  },
});
