import type { KnownReasonCode, ReasonClass } from '../../shared/services/reason-codes.ts';
import { catalogue } from '../locale/catalogue.ts';
import { formatCount } from '../locale/current-locale.ts';

interface Counts {
  readonly answered: number;
  readonly failed: number;
}

const both = ({ answered, failed }: Counts) => `${formatCount(answered)} answered + ${formatCount(failed)} failed`;

const sum = ({ answered, failed }: Counts) => formatCount(answered + failed);

export const queryRecordsText = catalogue('queryRecordsText', {
  title: 'Query Records',
  table: 'Query records',
  ownPeriod: (days: number) => `Last ${days} days and today`,
  filters: {
    service: 'Service',
    everyService: 'All services',
    country: 'Country',
    everyCountry: 'All countries',
    unknownCountry: 'Unknown',
    place: 'City or region',
    placeExample: 'In English, such as Munich',
    result: 'Result',
    everyResult: 'All results',
    code: 'Reason code',
    everyCode: 'All codes',
    user: 'Queried by',
    everybody: 'Anyone',
    me: 'Me',
    key: 'API key',
    everyKey: 'With or without a key',
    outcomes: { answered: 'Answered', failed: 'Failed' },
    classes: {
      success: 'Answered: data found',
      verdict: 'Answered: not safe to message',
      negative: 'Answered: not applicable',
      coverage: 'Answered: no data',
      input: 'Failed: invalid number',
      account: 'Failed: no access or quota',
      failure: 'Failed: technical error',
    } satisfies Record<ReasonClass, string>,
    codes: {
      0: 'Complete answer',
      1: 'Never ported',
      2: 'No porting data',
      3: 'Partly checked',
      4: 'Range, type or old listing',
      100: 'Not in E.164 format',
      101: 'Unknown country code',
      102: 'Wrong length',
      103: 'In no known range',
      104: 'Wrong type of number',
      105: 'Porting unknown, no port dates',
      106: 'Outside the service’s region',
      200: 'Subscriber absent',
      201: 'Subscriber unknown',
      202: 'Subscriber barred',
      203: 'No live queries in network',
      300: 'Network timed out',
      301: 'Network error',
      401: 'Not safe, unassigned',
      402: 'Not safe, premium or personal',
      403: 'Not safe, fraud list',
      404: 'Not safe, high-risk range',
      405: 'Not safe, not mobile',
      406: 'Not safe, satellite',
      500: 'Service not enabled',
      501: 'Destination switched off',
      502: 'Quota or limit reached',
      900: 'Internal error',
    } satisfies Record<KnownReasonCode, string>,
  },
  totals: {
    notLoaded: 'The total could not be loaded.',
    noReport: (here: Counts) => `${both(here)}. Reports have no totals by city, result, code, user or key.`,
    older: (here: Counts, report: number, keptFrom: string) =>
      `${both(here)}. The report’s total, ${formatCount(report)}, includes days before ${keptFrom}; their single records are no longer kept.`,
    same: (here: Counts, report: number) => `${both(here)} = ${formatCount(report)}, the report’s total.`,
    different: (here: Counts, inBatches: Counts, report: number) =>
      `${both(here)} here and ${both(inBatches)} in batches do not add up to the report’s total, ${formatCount(report)}. Contact support.`,
    withBatches: (here: Counts, inBatches: Counts) =>
      `${sum(here)} single queries listed below. Another ${sum(inBatches)} ran in batches; see Batch Results.`,
  },
  days: (from: string, to: string) => `From ${from} to ${to}, UTC.`,
  masked: 'Numbers queried by others are cut to four digits. Administrators see them in full.',
  refresh: 'Refresh',
  empty: 'No single queries in this period',
  emptyAbout: 'Each single query is listed here with its result. For batch queries, see Batch Results.',
  loadOlder: 'Load older',
  loaded: (count: number) => `${formatCount(count)} records loaded.`,
  loadedOf: (count: number, all: number) => `${formatCount(count)} of ${formatCount(all)} records loaded.`,
  columns: {
    time: 'Time',
    number: 'Number',
    country: 'Country',
    service: 'Service',
    code: 'Code',
    user: 'Queried by',
    result: 'Result',
  },
  askedBy: {
    provider: 'The provider’s platform',
    you: 'You',
    removed: 'A removed user',
    another: 'Another user',
    withKey: (who: string, key: string) => `${who}, API key ${key}`,
  },
});
