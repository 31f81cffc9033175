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
  accepted: (file: string, email: string) => `${file} was accepted. We will e-mail ${email} when it is finished`,
  acceptedFor: (file: string, email: string) =>
    `${file} was accepted. We will e-mail ${email} when it is finished and the address is confirmed`,
  /** `more` counts those that are not named. */
  atLines: (fault: Said, lines: readonly number[], more: number) =>
    `${fault.text} (${lines.length === 1 && more === 0 ? 'line' : 'lines'} ${lines.join(', ')}${more > 0 ? ` and ${more} more` : ''})`,
  tooManyOpen: (batches: number) =>
    `Your organisation has ${batchesOf(batches)} that are not finished, the most allowed. Wait for one of them to finish`,
  tooManyToday: (batches: number) =>
    `Your organisation has sent ${batchesOf(batches)} today, the most allowed. Send more after midnight UTC`,
  noSpace: (size: number) => `The batches of your organisation fill its ${megabytes(size)} of storage`,
  noSpaceUntil: (size: number, day: string) =>
    `The batches of your organisation fill its ${megabytes(size)} of storage. The oldest are deleted on ${day}`,
  noneEntitled: (services: string) =>
    `Your organisation may not query any of these services: ${services}. Ask your provider to enable them`,
  notEntitled: 'Your organisation may not query these services',
  tooManyCells: (row: number, table: OwnTable, most: number) => `${within(row, table)} has more than ${most} cells`,
  longerThanFirst: (row: number, table: OwnTable) => `${within(row, table)} has more cells than the first`,
  unreadable: (table: OwnTable, why: string) => `${tables[table]} cannot be read: ${why}`,
  otherCount: (rows: number, numbers: number) =>
    `The other columns have ${rowsOf(rows)}, and the file has ${rowsOf(numbers)}. Send one row per number, with or without a heading`,
  tooManyRows: (most: number) => `There are more than ${most.toLocaleString('en')} rows`,
  noSuchLine: (row: number, line: string, most: number) =>
    `Row ${row} of the rows has “${line}” as its line. Enter 1 to ${most.toLocaleString('en')}, or leave it empty`,
  lostLine: (line: number) => `No row names line ${line.toLocaleString('en')} of the file`,
  noSuchResult: 'No finished result has this name',
  noResults: 'This batch has no results, or none yet',
  isFinished: 'This batch is already finished',
  cancelled: 'The batch was cancelled',
  noneFailed: 'No number of this batch failed in a way that may succeed next time',
  noneFound: 'No number of this batch has this finding',
  linkOver: 'This link is no longer valid',
  agreed: (organisation: string, email: string) => `Thank you. We will e-mail ${email} when batches of ${organisation} finish`,
  withdrawn: (email: string, organisation: string) => `${email} gets no more e-mails about batches of ${organisation}`,
  removed: (email: string) => `${email} gets no more e-mails about your batches`,
  noSuchAddress: 'This address does not get e-mails about your batches',
  manyAnnouncements: (count: number, minutes: number) =>
    `This address outside your organisation got ${count} batch e-mails in ${minutes} minutes. Wait, or enter another address`,
});
