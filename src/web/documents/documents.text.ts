import { catalogue } from '../locale/catalogue.ts';

export const downloadsText = catalogue('downloadsText', {
  title: 'Downloads',
  cicList: {
    title: 'CIC List',
    lead: 'Carriers by CIC code. A snapshot lists every carrier; a delta lists the changes since the previous snapshot.',
    delta: 'Delta',
    noDelta: 'No changes have been published yet',
    snapshot: 'Snapshot',
    noSnapshot: 'No snapshot has been published yet',
  },
  product: {
    title: 'Product Documentation',
    lead: 'The services and their answers: a guide to read, and files for programs.',
    guide: 'Product guide (PDF)',
    downloadGuide: 'Download the product guide (PDF)',
    table: 'Product documents',
    none: 'No product documents have been published yet',
  },
  gnr: {
    title: 'GNR Files',
    lead: 'Every number range with its 15 columns, in one file or by zone of the numbering plan.',
    table: 'Range files',
    none: 'No GNR Files have been published yet',
  },
  own: {
    title: 'My Documents',
    lead: "Your organisation's queries by week (Monday to Sunday) and by month. Days are UTC.",
    weekly: 'Weekly',
    noWeekly: 'No weekly reports yet. We add one after each week in which your organisation queried numbers.',
    monthly: 'Monthly',
    noMonthly: 'No monthly reports yet. We add one after each month in which your organisation queried numbers.',
  },
  table: {
    filter: (table: string) => `Search ${table} by document name`,
    name: 'Document name',
    isNew: 'New',
    download: 'Download',
    type: 'Type',
    size: 'Size',
    modified: 'Modified',
    hash: 'SHA-256',
    copyHash: (document: string) => `Copy SHA-256 of ${document}`,
    /** A file whose name has no ending. */
    file: 'File',
    ago: (moment: string) => `(${moment})`,
    justNow: 'just now',
  },
});

export const downloadsUnderWayText = catalogue('downloadsUnderWayText', {
  name: 'Downloads in progress',
  of: (title: string) => `Download of ${title}`,
  bytes: (bytes: string, of: string) => `${bytes} of ${of}`,
  cancel: 'Cancel',
  /** Are read after the buttons. */
  cancelOf: (title: string) => ` the download of ${title}`,
  buttonOf: (title: string) => `: ${title}`,
  failed: (title: string) => `${title} could not be downloaded`,
  again: 'Try again',
  close: 'Close',
  said: {
    started: (title: string) => `${title}: download started`,
    finished: (title: string) => `${title}: download finished`,
    cancelled: (title: string) => `${title}: download cancelled`,
  },
});
