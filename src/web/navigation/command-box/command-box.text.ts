import { catalogue } from '../../locale/catalogue.ts';
import { formatCount, plural } from '../../locale/current-locale.ts';

export const commandBoxText = catalogue('navigation/command-box/command-box', {
  title: 'Find or go to',
  label: 'A number, a name or a screen',
  /** Fits where there is little room. */
  placeholder: 'Number or name',
  results: 'What was found',
  found: (count: number) => plural(count, { one: `${count} entry`, other: `${count} entries` }),
  none: 'Nothing here goes by that name.',
  loading: 'Names of batches, documents and people are still being loaded.',
  notLoaded: (names: string) => `Could not be read: ${names}.`,
  help: 'Arrow keys choose, Enter opens, Esc closes.',
  sections: {
    recent: 'Recent numbers',
    number: 'Number',
    ranges: 'Ranges',
    screens: 'Screens',
    meanings: 'Fields and reason codes',
    actions: 'Actions',
    batches: 'Batches',
    documents: 'Documents',
    tickets: 'Tickets',
    users: 'Users',
    organisations: 'Organisations',
    countries: 'Ranges of a country',
    operators: 'Ranges of an operator',
  },
  number: {
    query: (digits: string) => `Query ${digits}`,
    queryDetail: 'Who serves it, and whether it was ported',
    lookUp: (digits: string) => `Look up ${digits} in the ranges`,
    lookUpDetail: 'Who holds the range',
  },
  ranges: {
    ofDigits: (digits: string) => `Ranges for ${digits}`,
    count: (count: number) => plural(count, { one: `${formatCount(count)} range`, other: `${formatCount(count)} ranges` }),
  },
  meanings: {
    field: (name: string) => `Field ${name}`,
    code: (code: number) => `Reason code ${code}`,
  },
  actions: {
    signOut: 'Sign out',
    keys: 'Show all keys',
    leaveView: 'Stop support view',
    theme: { light: 'Theme: light', dark: 'Theme: dark', system: 'Theme: as the system' },
    seeAs: (name: string) => `See the portal as ${name}`,
  },
  organisation: (account: number) => `Account ${account}`,
  tabs: {
    numberLookup: 'Number Lookup',
    whatChanged: 'What changed',
    rangeTree: 'Range tree',
    batchQuery: 'Batch Query',
    batchResults: 'Batch Results',
    decoder: 'Decoder',
    previousDay: 'Previous Day',
    tailoredSearch: 'Tailored Search',
    queryRecords: 'Query records',
    auditLog: 'Audit log',
  },
});
