/** Answers to calls about batches. */
import { type Said, sayings } from '../base/sayings.ts';

/** A table sent with the numbers, by its field. */
export type OwnTable = 'columns' | 'rows';

const tables: Record<OwnTable, string> = { columns: 'The other columns', rows: 'The rows' };
const within = (row: number, table: OwnTable) => `Row ${row} of ${tables[table].toLowerCase()}`;
const countOf = (count: number, one: string, other: string) => `${count.toLocaleString('en')} ${count === 1 ? one : other}`;
const rowsOf = (rows: number) => countOf(rows, 'row', 'rows');
const batchesOf = (batches: number) => countOf(batches, 'batch', 'batches');
const megabytes = (size: number) => `${size.toLocaleString('en')} MB`;

export const batchesSaid = sayings('batchesSaid', {
  accepted: (file: string, email: string) => `${file} was accepted. A mail goes to ${email} when it is finished`,
  acceptedFor: (file: string, email: string) =>
    `${file} was accepted. A mail goes to ${email} when it is finished and the address is confirmed there`,
  /** `more` counts those that are not named. */
  atLines: (fault: Said, lines: readonly number[], more: number) =>
    `${fault.text} (${lines.length === 1 && more === 0 ? 'line' : 'lines'} ${lines.join(', ')}${more > 0 ? ` and ${more} more` : ''})`,
  tooManyOpen: (batches: number) =>
    `Your organisation has ${batchesOf(batches)} that are not finished, and no more are taken. Please wait for one of them`,
  tooManyToday: (batches: number) => `Your organisation has sent ${batchesOf(batches)} today, and no more are taken before midnight UTC`,
  noSpace: (size: number) => `The batches of your organisation take the ${megabytes(size)} that is kept for them`,
  noSpaceUntil: (size: number, day: string) =>
    `The batches of your organisation take the ${megabytes(size)} that is kept for them. The oldest go on ${day}`,
  noneEntitled: (services: string) => `Your organisation may ask none of these services: ${services}. Ask your provider to enable them`,
  notEntitled: 'Your organisation may not ask these services',
  tooManyCells: (row: number, table: OwnTable, most: number) => `${within(row, table)} has more than ${most} cells`,
  longerThanFirst: (row: number, table: OwnTable) => `${within(row, table)} has more cells than the first`,
  unreadable: (table: OwnTable, why: string) => `${tables[table]} cannot be read: ${why}`,
  otherCount: (rows: number, numbers: number) =>
    `The other columns have ${rowsOf(rows)}, and the file has ${rowsOf(numbers)}: one for each, and a heading if you like`,
  tooManyRows: (most: number) => `There are more than ${most.toLocaleString('en')} rows`,
  noSuchLine: (row: number, line: string, most: number) =>
    `Row ${row} of the rows has “${line}” for its line: 1 to ${most.toLocaleString('en')} is wanted, or nothing`,
  lostLine: (line: number) => `Line ${line.toLocaleString('en')} of the file is in none of the rows`,
  noSuchResult: 'There is no finished result of this name',
  noResults: 'This batch has no results, or has none yet',
  isFinished: 'This batch is finished already',
  cancelled: 'The batch was cancelled',
  noneFailed: 'No row of this batch failed',
  linkOver: 'This link is no longer valid',
  agreed: (organisation: string, email: string) =>
    `Thank you. The results of batches of ${organisation} are announced to ${email} from now on`,
  withdrawn: (email: string, organisation: string) => `${email} gets no more mails about batches of ${organisation}`,
  removed: (email: string) => `${email} gets no more mails about your batches`,
  noSuchAddress: 'This address does not get mails about your batches',
  manyAnnouncements: (count: number, minutes: number) =>
    `${count} batches were announced to this address in ${minutes} minutes, and it is outside your organisation. Please wait, or name another one`,
});
