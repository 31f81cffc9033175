import { catalogue } from '../locale/catalogue.ts';
import { formatCount } from '../locale/current-locale.ts';

/** Texts of the batch list and its actions. */
export const batchResultsText = catalogue('batchResultsText', {
  title: 'Batch Results',
  about: (days: number) => `The last ${days} days, newest first. Times are UTC.`,
  waitingMails:
    'A mail to an address outside your organisation waits until it is confirmed there, by a link that was sent to it. The results are here meanwhile.',
  table: {
    name: 'Batch results',
    filter: 'Search Filename',
    nothing: 'No results to show',
    noMatches: 'No matches found',
    servicesOf: (file: string) => `Services of ${file}`,
  },
  older: { about: 'There are more batches of these days.', show: 'Show older ones' },
  columns: {
    date: 'Date',
    service: 'Service',
    state: 'State',
    records: 'Records',
    answered: 'Answered',
    files: 'Files',
    filename: 'Filename',
    email: 'Email',
    action: 'Action',
  },
  mailWaits: 'Mail waits for confirmation',
  states: {
    queued: 'Queued',
    running: 'Running',
    done: 'Done',
    partly: 'Partly done',
    failed: 'Failed',
    cancelled: 'Cancelled',
  },
  progress: (state: string, percent: number) => `${state} ${percent} %`,
  failed: (state: string, rows: number) => `${state}, ${formatCount(rows)} failed`,
  forms: {
    semicolons: { label: 'CSV ;', spoken: 'CSV with semicolons' },
    commas: { label: 'CSV ,', spoken: 'CSV with commas' },
    failedRows: { label: 'Failed rows', spoken: 'CSV of the failed rows' },
  },
  menu: {
    label: 'Files',
    all: 'All services in one file',
    one: 'One service',
    failedRows: 'failed rows',
  },
  cancel: {
    short: 'Cancel',
    label: 'Cancel this batch',
    title: 'Cancel this batch?',
    back: 'No, go back',
    confirm: 'Yes, cancel batch',
    stops: (count: number, services: string) =>
      `${count === 1 ? 'Its service stops' : `All ${count} services of it stop`} (${services}). What was answered so far stays counted, and there will be no result file.`,
    forGood: 'This cannot be undone.',
  },
  rerun: {
    short: 'Run again with failed rows',
    label: 'Run again with failed rows',
    title: 'Run again with failed rows?',
    back: 'Cancel',
    confirm: 'Confirm',
    about: (name: string) =>
      `A new batch queries the numbers of ${name} that failed, with the services that failed them. Their own columns come with them.`,
  },
});
