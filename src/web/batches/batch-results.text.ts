import { catalogue } from '../locale/catalogue.ts';
import { formatCount, plural } from '../locale/current-locale.ts';

/** Texts of the batch list and its actions. */
export const batchResultsText = catalogue('batchResultsText', {
  title: 'Batch Results',
  about: (days: number) => `The last ${days} days, newest first.`,
  waitingMails:
    'We e-mail an address outside your organisation only after it confirms the link we sent. You can already see the results here.',
  table: {
    name: 'Batch results',
    filter: 'Search Filename',
    nothing: 'No results to show',
    nothingAbout: 'A batch queries every number of a file and returns the file with the answers.',
    send: 'Send a batch',
    servicesOf: (file: string) => `Services of ${file}`,
  },
  older: { about: 'There are more batches from these days.', show: 'Show older ones' },
  columns: {
    date: 'Date',
    service: 'Service',
    state: 'Status',
    records: 'Records',
    answered: 'Answered',
    filename: 'Filename',
    email: 'Email',
  },
  details: 'Details',
  mailWaits: 'E-mail waits for confirmation',
  states: {
    queued: 'Queued',
    running: 'Running',
    done: 'Done',
    partly: 'Partly done',
    failed: 'Failed',
    cancelled: 'Cancelled',
  },
  progress: (state: string, percent: number) => `${state} ${percent} %`,
  failed: (state: string, count: number, isOfNumbers: boolean) =>
    `${state}, ${isOfNumbers ? plural(count, { one: '1 number', other: `${formatCount(count)} numbers` }) : plural(count, { one: '1 query', other: `${formatCount(count)} queries` })} failed`,
  menu: {
    label: 'Files',
    all: 'All services in one file',
    one: 'One service',
    commas: 'CSV with commas',
    failedRows: 'failed rows',
  },
  cancel: {
    short: 'Cancel',
    label: 'Cancel this batch',
    title: 'Cancel this batch?',
    back: 'No, go back',
    confirm: 'Yes, cancel batch',
    stops: (count: number, services: string) =>
      `This stops ${count === 1 ? 'its service' : `all ${count} services`} (${services}). Answered queries still count, and there will be no result file.`,
    forGood: 'This cannot be undone.',
  },
  rerun: {
    short: 'Run again',
    label: 'Run again with failed numbers',
    title: 'Run again with failed numbers?',
    back: 'Cancel',
    confirm: 'Confirm',
    about: (name: string) =>
      `A new batch queries the failed numbers of ${name} again, with the services that failed. Your own columns are kept.`,
  },
});
