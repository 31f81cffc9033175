import { catalogue } from '../locale/catalogue.ts';
import { formatCount } from '../locale/current-locale.ts';

interface Counts {
  readonly answered: number;
  readonly failed: number;
}

const both = ({ answered, failed }: Counts) => `${formatCount(answered)} answered + ${formatCount(failed)} failed`;

export const queryRecordsText = catalogue('queryRecordsText', {
  title: 'Query Records',
  table: 'Query records',
  ownPeriod: (days: number) => `Last ${days} days and today`,
  filters: {
    service: 'Service',
    everyService: 'Every service',
    country: 'Country',
    everyCountry: 'Every country',
    unknownCountry: 'Unknown',
    place: 'City or region',
    placeExample: 'In English, as Munich',
    result: 'Result',
    everyResult: 'Every result',
    code: 'Reason code',
    everyCode: 'Every code',
    user: 'Asked by',
    everybody: 'Everybody',
    me: 'Me',
    key: 'API key',
    everyKey: 'With any key and none',
    outcomes: { answered: 'Answered', failed: 'Failed' },
    ofClass: (name: string) => `Class: ${name}`,
    classes: {
      success: 'success',
      verdict: 'verdict',
      negative: 'negative',
      coverage: 'coverage',
      input: 'input',
      account: 'account',
      failure: 'failure',
    },
  },
  totals: {
    notLoaded: 'The total could not be loaded.',
    noReport: (here: Counts) =>
      `${both(here)} here. Reports do not count by city, result, code, user or key, so there is no total of theirs beside it.`,
    older: (here: Counts, report: number, keptFrom: string) =>
      `${both(here)} here; the report’s total, ${formatCount(report)}, also counts days before ${keptFrom}, of which no single records are kept.`,
    same: (here: Counts, report: number) => `${both(here)} here = the report’s total, ${formatCount(report)}.`,
    different: (here: Counts, inBatches: Counts, report: number) =>
      `${both(here)} here and ${both(inBatches)} in batches are not the report’s total, ${formatCount(report)}. Please write to support.`,
    withBatches: (here: Counts, inBatches: Counts, report: number) =>
      `${both(here)} here, ${both(inBatches)} in batches = the report’s total, ${formatCount(report)}. The queries of a batch are counted; the single ones stand in its results.`,
  },
  days: (from: string, to: string) => `From ${from} to ${to}, UTC.`,
  masked: 'Numbers that others asked about are cut to four digits; administrators see them whole.',
  refresh: 'Refresh',
  download: (format: string) => `Download all as ${format}`,
  empty: 'No query in these days matches your filters. Queries of batches have no records here.',
  loadOlder: 'Load older',
  loaded: (count: number) => `${formatCount(count)} records are loaded; older ones follow in the table.`,
  loadedOf: (count: number, all: number) =>
    `${formatCount(count)} of ${formatCount(all)} records are loaded; older ones follow in the table.`,
  columns: {
    time: 'Time',
    number: 'Number',
    country: 'Country',
    service: 'Service',
    code: 'Code',
    user: 'Asked by',
    result: 'Result',
  },
  askedBy: {
    provider: 'The provider’s platform',
    you: 'You',
    removed: 'A removed user',
    another: 'Another user',
    withKey: (who: string, key: string) => `${who}, with the key ${key}`,
  },
});
