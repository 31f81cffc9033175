/** A copy of a batch file that follows the file rules: what is only notation goes, and nothing is guessed. */
import { e164MaxDigits } from '../limits.ts';
import { explainProblem, readPhoneNumber } from '../phone-number.ts';

/** A line that holds no number that could be read, with why. */
interface RefusedLine {
  readonly line: number;
  readonly text: string;
  readonly reason: string;
}

export interface CleanCopy {
  /** One number a line, LF line ends. Refused lines are left out. */
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly rows: number;
  /** Lines that were not digits alone and are now. */
  readonly repaired: number;
  /** Empty lines, which are gone. */
  readonly emptied: number;
  /** The first of `refusedCount`. */
  readonly refused: readonly RefusedLine[];
  readonly refusedCount: number;
}

const maxNamed = 10;
const maxShown = 40;
/** Brackets, dashes, dots, quotes and spaces of any script, and what cannot be seen. */
const notation = /^[\p{Nd}\p{Zs}\p{Pd}\p{Pi}\p{Pf}\p{Cf}+()[\]./'"=]*$/u;

/** Strips plus signs, a leading 00, spaces, dashes, brackets, dots, quotes, separators at the end, `.0` and empty lines. */
export function cleanCopy(bytes: Uint8Array): CleanCopy {
  const kept: string[] = [];
  const refused: RefusedLine[] = [];
  let repaired = 0;
  let emptied = 0;
  let refusedCount = 0;
  const lines = textOf(bytes).split(/\r\n|\n|\r/);
  if (lines.at(-1) === '') lines.pop();
  for (const [index, line] of lines.entries()) {
    const read = readLine(line);
    if (read === '') emptied += 1;
    else if (typeof read === 'string') {
      kept.push(read);
      if (read !== line && `"${read}"` !== line) repaired += 1;
    } else {
      refusedCount += 1;
      if (refused.length < maxNamed) refused.push({ line: index + 1, text: line.trim().slice(0, maxShown), reason: read.reason });
    }
  }
  const text = kept.length === 0 ? '' : `${kept.join('\n')}\n`;
  return { bytes: new TextEncoder().encode(text), rows: kept.length, repaired, emptied, refused, refusedCount };
}

/** The text whatever its encoding; only a file with its byte order mark is taken for UTF-16, which is how spreadsheets save it. */
function textOf(bytes: Uint8Array): string {
  const [first, second] = bytes;
  const isUtf16 = (first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff);
  return new TextDecoder(isUtf16 ? (first === 0xff ? 'utf-16le' : 'utf-16be') : 'utf-8').decode(bytes);
}

/** The digits of a line, nothing where it is empty, or why it cannot be read. */
function readLine(line: string): string | { reason: string } {
  if (/^\d+$/.test(line)) return line.startsWith('00') ? withoutDialled00(line) : line;
  const text = line.replace(/^\s+|[\s,;|]+$/g, '');
  if (/^["']*$/.test(text)) return '';
  const simple = /^["']?\+?([1-9][\d -]*\d)["']?$/.exec(text)?.[1]?.replace(/[ -]/g, '');
  if (simple !== undefined && simple.length <= e164MaxDigits) return simple;
  const found = readPhoneNumber(text);
  if ('problem' in found && found.problem === 'spreadsheet') return { reason: explainProblem(found) };
  if (/[,;\t|]/.test(text)) return { reason: 'There is more than one column here.' };
  if (!notation.test(text)) return { reason: 'There is more than a number here.' };
  if ('problem' in found)
    return { reason: found.problem === 'two-numbers' ? 'There is more than one number here.' : explainProblem(found) };
  return found.digits;
}

/** Digits alone break no rule, so those that are no number even without the 00 stay. */
function withoutDialled00(digits: string): string {
  const found = readPhoneNumber(digits);
  return 'digits' in found ? found.digits : digits;
}
