import { catalogue } from '../locale/catalogue.ts';

export const downloadsText = catalogue('downloadsText', {
  title: 'Downloads',
  cicList: {
    title: 'CIC List',
    lead: 'Which carrier a cic stands for. A snapshot holds every carrier, a delta what changed since the snapshot before.',
    delta: 'Delta',
    noDelta: 'No changes have been published yet',
    snapshot: 'Snapshot',
    noSnapshot: 'No snapshot has been published yet',
  },
  product: {
    title: 'Product Documentation',
    lead: 'What the services answer, in a guide to read and in files for programs.',
    guide: 'Product guide (PDF)',
    downloadGuide: 'Download the product guide (PDF)',
    table: 'Product documents',
    none: 'No product documents have been published yet',
  },
  gnr: {
    title: 'GNR Files',
    lead: "Every number range with its 15 columns, as one file and by the zones of the world's numbering plan.",
    table: 'Range files',
    none: 'No GNR Files have been published yet',
  },
  own: {
    title: 'My Documents',
    lead: 'What your organisation asked, week by week (Monday to Sunday) and month by month. Days are UTC.',
    weekly: 'Weekly',
    noWeekly: 'No weekly reports yet: one is made after each week in which your organisation queried numbers',
    monthly: 'Monthly',
    noMonthly: 'No monthly reports yet: one is made after each month in which your organisation queried numbers',
  },
  table: {
    filter: (table: string) => `Search ${table} by document name`,
    noMatches: 'No matches found',
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
  name: 'Downloads under way',
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
