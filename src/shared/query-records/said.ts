/** Answers to calls about query records, and to queries that cannot be recorded. */
import { sayings } from '../base/sayings.ts';

export const queryRecordsSaid = sayings('queryRecordsSaid', {
  countryToo: 'Choose the country of the city or region, too',
  noSuchPlace: (place: string) => `No city or region of this country is called ${place}. It is named in English, as in the answers of gnr`,
  administratorsAlone: 'Only an administrator sees who asked what',
  workbook: (most: number, found: number) =>
    `A workbook holds at most ${most.toLocaleString('en')} queries, and these are ${found.toLocaleString('en')}: download them as CSV, or choose fewer days`,
  manyTotals: 'Totals for your organisation are being counted. Please try again in a moment',
  nobodyWaits: 'Nobody waits for this total any more',
  archiveAway: (day: string) =>
    `Queries of ${day} and before are in the archive, which cannot be reached now. Please choose later days, or try again in a minute`,
  archiveDamaged: (day: string) =>
    `Queries of ${day} and before are in the archive, and a file of it cannot be read. Please choose later days; the provider has to look at it`,
  archiveSlow: 'Archived queries could not be read in time: choose fewer days',
  notRecorded: 'Queries cannot be recorded now, and so none is answered. Please try again in a moment',
});
