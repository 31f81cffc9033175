/** Answers to calls about query records, and to queries that cannot be recorded. */
import { sayings } from '../base/sayings.ts';

export const queryRecordsSaid = sayings('queryRecordsSaid', {
  countryToo: 'Choose the country of this city or region as well',
  noSuchPlace: (place: string) => `No city or region of this country is called ${place}. Use its English name, as in answers of gnr`,
  administratorsAlone: 'Only administrators can see who queried what',
  workbook: (most: number, found: number) =>
    `A workbook holds up to ${most.toLocaleString('en')} queries, and there are ${found.toLocaleString('en')}. Download CSV or choose fewer days`,
  manyTotals: 'We are still counting totals for your organisation. Try again in a moment',
  nobodyWaits: 'The request for this total was cancelled',
  archiveAway: (day: string) =>
    `Queries up to ${day} are in the archive, which is unavailable. Choose later days, or try again in a minute`,
  archiveDamaged: (day: string) =>
    `Queries up to ${day} are in the archive, and one of its files is damaged. Choose later days, or contact support`,
  archiveSlow: 'Reading archived queries took too long. Choose fewer days',
  notRecorded: 'We cannot record queries right now, so none are answered. Try again in a moment',
});
