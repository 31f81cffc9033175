/** Check of a batch file before it is sent. Runs in the worker. */
import * as plans from 'libphonenumber-js/min';
import {
  BatchFileCheck,
  checkFileName,
  type CheckedFile,
  fileFormatFinding,
  foreignFormOf,
} from '../../../shared/batches/check-batch-file.ts';
import { guessChoice } from '../../../shared/batches/guess-choice.ts';
import { prepareBatch, type SheetChoice, type SheetRow, widthOf } from '../../../shared/batches/prepare-batch.ts';
import { surveyBatch } from '../../../shared/batches/survey-batch-file.ts';
import { batchMaxBytes } from '../../../shared/base/limits.ts';
import { goodName } from './good-name.ts';
import type { FileVerdict } from './file-verdict.ts';
import { NoSheet, readSheet, type Sheet } from '../read-sheet.ts';
import { type CountedLines, LineCounter } from '../../../shared/batches/counted-lines.ts';

/** Notation and other columns make a file larger than its numbers, so a prepared file may fit although the original does not. */
const maxPreparedBytes = 8 * batchMaxBytes;
const rowsShown = 5;
const longestCell = 60;

/** Checks the file, read by `choice`, or by a guess if null. */
export type ReadAs = (choice: SheetChoice | null) => FileVerdict;

/** Reads the file once for all choices. Rejects if it is unreadable. */
export async function openFile(file: File): Promise<ReadAs> {
  if (file.size > maxPreparedBytes) {
    const verdict = await tooLargeToPrepare(file);
    return () => verdict;
  }
  const bytes = new Uint8Array(await file.arrayBuffer());
  const checked = checkBytes(file.name, bytes);
  const isTooLarge = file.size > batchMaxBytes;
  const isGood = checked.findings.length === 0 && !isTooLarge;
  const asChosen = { ...checked, isTooLarge, survey: isGood ? surveyBatch(bytes, checked.rows) : null };
  try {
    const sheet = await readSheet(bytes);
    return (choice) => ({ ...asChosen, ...prepareSheet(file.name, sheet, choice ?? guessChoice(sheet.rows)), trouble: null });
  } catch (cause) {
    if (!(cause instanceof NoSheet)) throw cause;
    const { why } = cause;
    return () => ({ ...asChosen, sheet: null, prepared: null, trouble: why });
  }
}

/** Checks the bytes against the file rules. Only a text of one byte per character has lines to check. */
function checkBytes(name: string, bytes: Uint8Array<ArrayBuffer>): CheckedFile & Pick<FileVerdict, 'isUtf16'> {
  const form = foreignFormOf(bytes);
  if (form !== undefined) {
    const named = checkFileName(name);
    return {
      findings: named.some(({ rule }) => rule === 'format') ? named : [fileFormatFinding, ...named],
      rows: 0,
      isUtf16: form === 'utf16',
    };
  }
  const check = new BatchFileCheck(name);
  check.push(bytes);
  return { ...check.finish(), isUtf16: false };
}

function prepareSheet(name: string, { rows, separator, isWorkbook }: Sheet, choice: SheetChoice) {
  const batch = prepareBatch(rows, choice, { plans });
  const shorten = (cells: readonly string[]) => cells.map((cell) => (cell.length > longestCell ? `${cell.slice(0, longestCell)}…` : cell));
  const heading = choice.hasHeading ? (rows[0]?.cells ?? null) : null;
  const sample = rows.slice(heading ? 1 : 0, rowsShown + (heading ? 1 : 0)).map(({ line, cells }) => ({ line, cells: shorten(cells) }));
  const preparedName = preparedNameOf(name);
  const { findings } = checkBytes(preparedName, batch.bytes);
  const isGood = findings.length === 0;
  return {
    sheet: {
      separator,
      isWorkbook,
      width: widthOf(rows),
      choice,
      heading: heading && shorten(heading),
      sample,
      ...lettersIn(rows, choice),
    },
    prepared: { name: preparedName, batch, findings, survey: isGood ? surveyBatch(batch.bytes, batch.numbers) : null },
  };
}

/** Returns a name by the file rules if the file's own breaks them or is that of a workbook. */
function preparedNameOf(name: string): string {
  const plain = name.replace(/\.(xlsx|xlsm|tsv|tab)$/i, '.csv');
  return goodName(plain) ?? plain;
}

async function tooLargeToPrepare(file: File): Promise<FileVerdict> {
  const check = new BatchFileCheck(file.name);
  for (const reader = file.stream().getReader(); ;) {
    const { done, value } = await reader.read();
    if (done) break;
    check.push(value);
  }
  return { ...check.finish(), isTooLarge: true, isUtf16: false, survey: null, sheet: null, prepared: null, trouble: null };
}

// Letters in a table: the rule on letters counts every cell, and people look for letters only.

/** Finds rows with a letter in any cell, and rows below the heading with a non-digit in a column other than that of the numbers. */
function lettersIn(rows: readonly SheetRow[], { column, hasHeading }: SheetChoice): { lettered: CountedLines; beside: CountedLines } {
  const lettered = new LineCounter();
  const beside = new LineCounter();
  for (const [index, { line, cells }] of rows.entries()) {
    if (cells.some((cell) => /\p{L}/u.test(cell))) lettered.add(line);
    if (hasHeading && index === 0) continue;
    if (cells.some((cell, place) => place !== column && /[^\d\s]/.test(cell))) beside.add(line);
  }
  return { lettered: lettered.counted, beside: beside.counted };
}
