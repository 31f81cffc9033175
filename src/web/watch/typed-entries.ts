/** Reads numbers and prefixes as people type and paste them: one a line or several with separators, in any notation; a prefix ends in `*`. */
import { readNumberCell, refusedSentences } from '../../shared/batches/number-cell.ts';
import {
  e164Pattern,
  explainProblem,
  type NumberCandidate,
  type ReadingHelp,
  type ReadNumber,
  readPhoneNumber,
  readRangeDigits,
} from '../../shared/base/phone-number.ts';
import type { Said } from '../../shared/base/sayings.ts';
import { sentence } from '../locale/catalogue.ts';

interface RefusedEntry {
  readonly text: string;
  readonly why: string;
  /** Numbers that the user may have meant. */
  readonly candidates: readonly NumberCandidate[];
}

/** An entry that was changed beyond its notation. */
interface ChangedEntry {
  readonly text: string;
  readonly digits: string;
  readonly how: readonly Said[];
}

export interface TypedEntries {
  /** Each number once. */
  readonly numbers: readonly string[];
  readonly prefixes: readonly string[];
  /** The entries that cannot be read, as written, each with its reason. */
  readonly refused: readonly RefusedEntry[];
  readonly changed: readonly ChangedEntry[];
}

/** Reads the entries. Without `help` it reads only the notation, and refuses words beside a number. */
export function readEntries(text: string, help?: ReadingHelp): TypedEntries {
  const numbers = new Set<string>();
  const prefixes = new Set<string>();
  const refused: RefusedEntry[] = [];
  const changed: ChangedEntry[] = [];
  for (const piece of text.split(/[\r\n;,\t|]+/)) {
    const line = piece.trim();
    if (line === '') continue;
    const isPrefix = line.endsWith('*');
    const found = isPrefix ? readStrictly(line.slice(0, -1).trim(), readRangeDigits) : readNumberLine(line, help);
    if ('why' in found) {
      refused.push({ text: line, ...found });
      continue;
    }
    (isPrefix ? prefixes : numbers).add(found.digits);
    if (found.how !== undefined) changed.push({ text: line, digits: found.digits, how: found.how });
  }
  return { numbers: [...numbers], prefixes: [...prefixes], refused, changed };
}

/** True if a line is a whole number that begins with 0, without a country code. */
export function isNational({ text }: Pick<RefusedEntry, 'text'>): boolean {
  const found = readPhoneNumber(text);
  return !text.endsWith('*') && 'problem' in found && found.problem === 'missing-country-code';
}

type Line = { readonly digits: string; readonly how?: readonly Said[] } | Omit<RefusedEntry, 'text'>;

function readNumberLine(line: string, help: ReadingHelp | undefined): Line {
  if (help === undefined) return readStrictly(line, readPhoneNumber);
  const found = readPhoneNumber(line, help);
  if ('digits' in found) return found;
  if ('candidates' in found && found.candidates.length > 0) return { why: sentence(explainProblem(found)), candidates: found.candidates };
  return readStrictly(line, readPhoneNumber);
}

/** Reads a cell strictly, which reveals words beside a number; `read` knows how many digits it needs. */
function readStrictly(text: string, read: (typed: string) => ReadNumber): Line {
  const refused = (why: Said | string) => ({ why: sentence(why), candidates: [] });
  const cell = readNumberCell(text);
  if ('problem' in cell && cell.problem !== 'too-short') return refused(refusedSentences[cell.problem]);
  const digits = 'digits' in cell ? cell.digits : text;
  if (e164Pattern.test(digits)) return { digits };
  const found = read(digits);
  if ('digits' in found) return { digits: found.digits };
  return refused(found.problem === 'no-digits' ? refusedSentences['not-a-number'] : explainProblem(found));
}
