/** Refusals of a batch, its file and its cells. */
import { sayings } from '../base/sayings.ts';

export const batchesWanted = sayings('batchesWanted', {
  days: 'You must enter a value',
  noNegativeDays: 'Value must be greater than or equal to 0',
  fewerDays: (most: number) => `Value must be less than or equal to ${most}`,
  file: 'Please upload file',
  fileFormat: 'Only the following formats are accepted: .csv, .txt',
  fileInUtf8: 'This file is UTF-16: save it as UTF-8',
  nameWithoutSpaces: 'File name cannot contain spaces',
  nameWithoutAmpersand: "File name cannot contain '&' (ampersand) character",
  plainName: 'FileName can only contain alphanumeric,_,. and -',
  shorterName: (most: number) => `File name has more than ${most} characters`,
  fewerRows: (most: number) => `Looks like the file contains more than ${most.toLocaleString('en')} rows`,
  oneColumn: 'Looks like there is a row with more than one column',
  noLetters: 'Looks like the file contains line with letters',
  noEmptyLines: 'Looks like there are empty lines or empty cells in the first column',
  letterInCell: 'There is a letter among the digits.',
  noNumberInCell: 'This is not a number.',
  moreInCell: 'There is more than a number here.',
  columnsInCell: 'There is more than one column here.',
  numbersInCell: 'There is more than one number here.',
  noSuchBatch: 'This batch does not exist',
  finding: 'No such finding',
  page: 'Unknown page: send the `next` of the page before',
  firstColumns: 'Only “verdict” can be first',
});
