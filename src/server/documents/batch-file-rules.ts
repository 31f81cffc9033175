/** What the product guide says that a batch file must be. */
import type { FileRule } from '../../shared/batch-file/check-batch-file.ts';
import { batchMaxNumbers, fileNameMaxLength } from '../../shared/limits.ts';

const fileName = `A .csv or .txt file whose name has at most ${fileNameMaxLength} letters, digits, _, . and - alone: no spaces and no &.`;
const fileRows = `At most ${batchMaxNumbers.toLocaleString('en')} rows, one number in each, in one column.`;
const fileLines = 'Digits alone: no + and no letters, no empty lines, no header.';

/** The sentence that says each rule. */
const fileRules: Record<FileRule, string> = {
  format: fileName,
  spaces: fileName,
  ampersand: fileName,
  characters: fileName,
  nameLength: fileName,
  rows: fileRows,
  columns: fileRows,
  letters: fileLines,
  empty: fileLines,
};

export const batchFileRules: readonly string[] = [...new Set(Object.values(fileRules))];
