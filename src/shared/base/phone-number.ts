/** A telephone number in calls, and the reader of people's notations. */
import * as z from 'zod/mini';
import { e164MaxDigits, e164MinDigits } from './limits.ts';
import { spell, type LetterSlip } from './pasted-number/letters.ts';
import { candidateOf, meantBy, type Meant, type NumberCandidate, type ReadingHelp } from './pasted-number/meant-number.ts';
import { digitsIn, internationalDigits, numbersIn, plainText } from './pasted-number/notation.ts';
import { withoutAddress, withoutExtension, withoutTrunkBrackets } from './pasted-number/notation.ts';
import { numbersWanted } from './numbers-wanted.ts';
import { type Said } from './sayings.ts';
import { issueTextOf } from './schema-text.ts';

export { nationalNote } from './pasted-number/meant-number.ts';
export type { NumberCandidate, ReadingHelp } from './pasted-number/meant-number.ts';

/** E.164 digits only. */
export const e164Pattern = new RegExp(`^[1-9]\\d{${e164MinDigits - 1},${e164MaxDigits - 1}}$`);

export const PhoneNumber = z
  .string({ error: numbersWanted.required.text })
  .check(z.minLength(1, { error: numbersWanted.required.text, abort: true }), z.regex(e164Pattern, { error: numbersWanted.e164.text }));

/** Reasons why no single number was read. A number is never refused as "invalid", because users look up odd numbers here. */
export type NumberProblem =
  | { problem: 'no-digits' | 'missing-country-code' | 'not-in-country' | 'spreadsheet' | 'too-short' | 'too-long' }
  | { problem: 'two-numbers'; first: string; count: number }
  | { problem: 'letter'; letter: string; instead?: string; candidates: readonly NumberCandidate[] }
  | { problem: 'did-you-mean'; candidates: readonly NumberCandidate[] };

/** `how` describes changes beyond the notation; without it only signs, spaces and the like were removed. */
export type ReadNumber = { digits: string; how?: readonly Said[] } | NumberProblem;

/**
 * Reads one number from typed or pasted text: `+44 (0)7700 900123`, `tel:` and `sip:` addresses, digits of other scripts and so on. With the world's numbering
 * plans it also reads vanity numbers and national forms of the home country, and corrects typos.
 */
export function readPhoneNumber(typed: string, help?: ReadingHelp): ReadNumber {
  return readDigits(typed, { least: e164MinDigits, help });
}

/** Reads the first digits of a range from the same notations; one digit is enough. */
export function readRangeDigits(typed: string): ReadNumber {
  return readDigits(typed, { least: 1, help: undefined });
}

type Read = (typed: string) => Promise<ReadNumber>;

/** Returns the schema of a form field that turns a number in any notation into digits. `required` is the error of an empty field. */
export function typedNumber(read: Read, required: Said, explain: (found: NumberProblem) => Said = explainProblem) {
  return z.pipe(
    z.string().check(z.trim(), z.minLength(1, { error: required.text, abort: true })),
    z.transform(async (typed, { issues }) => {
      const found = await read(typed);
      if ('digits' in found) return found.digits;
      issues.push({ code: 'custom', message: issueTextOf(explain(found)), input: typed });
      return z.NEVER;
    }),
  );
}

/** Explains a problem and its remedy. */
export function explainProblem(found: NumberProblem): Said {
  if (found.problem === 'two-numbers') return numbersWanted.twoNumbers(found.count, found.first);
  if (found.problem !== 'letter') return problemTexts[found.problem];
  const { letter, instead } = found;
  if (instead !== undefined) return numbersWanted.letterInstead(letter, instead);
  return letter.length === 1 ? numbersWanted.letter(letter) : numbersWanted.letters(letter);
}

/** Returns the specification's sentence, or a more precise one if the intended number is known. */
export function refusalOf(found: NumberProblem): Said {
  const isKnown = found.problem === 'not-in-country' || ('candidates' in found && found.candidates.length > 0);
  return isKnown ? explainProblem(found) : numbersWanted.e164;
}

/** Explanation and remedy of each problem with one number. */
export const problemTexts: Record<Exclude<NumberProblem['problem'], 'two-numbers' | 'letter'>, Said> = {
  'no-digits': numbersWanted.noDigits,
  'missing-country-code': numbersWanted.noCountryCode,
  'not-in-country': numbersWanted.notInCountry,
  spreadsheet: numbersWanted.fromSpreadsheet,
  'too-short': numbersWanted.tooShort(e164MinDigits),
  'too-long': numbersWanted.tooLong(e164MaxDigits),
  'did-you-mean': numbersWanted.didYouMean,
};

/** Returns a sentence if digits are no subscriber's number anywhere in the world; undefined for others. */
export function shortNumberNote(digits: string): Said | undefined {
  if (digits === '112' || digits === '911') return numbersWanted.isEmergency(digits);
  return digits.length <= longestShortCode ? numbersWanted.isShortCode : undefined;
}

/** Length limit of short codes: the shortest numbers with a country code have seven digits. */
const longestShortCode = 6;

interface Reading {
  readonly least: number;
  readonly help: ReadingHelp | undefined;
}

function readDigits(typed: string, reading: Reading): ReadNumber {
  const text = plainText(typed);
  if (/^[+-]?\d+([.,]\d+)?e\+?\d+$/i.test(text)) return { problem: 'spreadsheet' };
  const pieces = numbersIn(text);
  if (pieces.length > 1) {
    const first = readOne(pieces[0] ?? '', reading);
    return { problem: 'two-numbers', first: 'digits' in first ? first.digits : digitsIn(pieces[0] ?? ''), count: pieces.length };
  }
  return readOne(pieces[0] ?? text, reading);
}

/** Longest notation of a number; longer text would only slow the patterns below down. */
const longestPiece = 200;

function readOne(piece: string, reading: Reading): ReadNumber {
  // Dropping these digits would change the number.
  if (/\d/.test(piece.slice(longestPiece))) return { problem: 'too-long' };
  const { text, extension } = withoutExtension(withoutAddress(piece.slice(0, longestPiece)));
  if (digitsIn(text) === '') return { problem: 'no-digits' };
  const spelled = spell(text, (digits) => isNumber(digits, reading.help));
  if ('letter' in spelled) return slipProblem(spelled, reading);
  const found = readSpelled(spelled.text, reading);
  if (!('digits' in found)) return found;
  const how = [
    ...(spelled.words.length > 0 ? [numbersWanted.leftOut(spelled.words.join(' '))] : []),
    ...(spelled.vanity === undefined ? [] : [numbersWanted.keypad(spelled.vanity)]),
    ...(found.how ?? []),
    ...(extension === undefined ? [] : [numbersWanted.extensionLeftOut(extension)]),
  ];
  return { digits: found.digits, ...(how.length > 0 && { how }) };
}

/** Returns true if digits and signs are a number of the right length, or were meant to be. */
function isNumber(text: string, help: ReadingHelp | undefined): boolean {
  if (help === undefined) return true;
  const meant = meantBy(text, help);
  if (!('digits' in meant)) return 'candidates' in meant;
  return help.plans.parsePhoneNumberFromString(`+${meant.digits}`)?.isValid() === true;
}

function slipProblem({ letter, instead, text }: LetterSlip, reading: Reading): NumberProblem {
  const found = readSpelled(text, reading);
  const how = instead === undefined ? numbersWanted.withoutLetters(letter) : numbersWanted.replaced(instead, letter);
  const number = 'digits' in found ? reading.help?.plans.parsePhoneNumberFromString(`+${found.digits}`) : undefined;
  const candidates = number ? [candidateOf(number, how)] : 'candidates' in found ? found.candidates : [];
  return { problem: 'letter', letter, ...(instead !== undefined && { instead }), candidates };
}

/** Reads digits and signs without letters. */
function readSpelled(text: string, { least, help }: Reading): ReadNumber {
  const meant = help === undefined ? notationOf(text) : meantBy(text, help);
  if ('candidates' in meant) return { problem: 'did-you-mean', candidates: meant.candidates };
  if ('problem' in meant) return meant;
  if (meant.digits.length > e164MaxDigits) return { problem: 'too-long' };
  if (meant.digits.length < least) return { problem: 'too-short' };
  return { digits: meant.digits, ...(meant.how !== undefined && { how: [meant.how] }) };
}

function notationOf(text: string): Meant {
  const digits = internationalDigits(digitsIn(withoutTrunkBrackets(text)));
  return digits === undefined ? { problem: 'missing-country-code' } : { digits };
}
