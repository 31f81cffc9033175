/** A telephone number as calls take it, and how people's notations of one are read. */
import * as z from 'zod/mini';
import { e164MaxDigits, e164MinDigits } from './limits.ts';
import { spell, type LetterSlip } from './pasted-number/letters.ts';
import { candidateOf, meantBy, type Meant, type NumberCandidate, type ReadingHelp } from './pasted-number/meant-number.ts';
import { digitsIn, internationalDigits, numbersIn, plainText } from './pasted-number/notation.ts';
import { withoutAddress, withoutExtension, withoutTrunkBrackets } from './pasted-number/notation.ts';

export { nationalNote } from './pasted-number/meant-number.ts';
export type { NumberCandidate, ReadingHelp } from './pasted-number/meant-number.ts';

/** E.164 digits alone. */
export const e164Pattern = new RegExp(`^[1-9]\\d{${e164MinDigits - 1},${e164MaxDigits - 1}}$`);
/** Specification, section 5. */
export const e164Message = 'Please provide a full E164 number without leading + and only numbers';
export const phoneRequiredMessage = 'Phone number is required';

export const PhoneNumber = z
  .string({ error: phoneRequiredMessage })
  .check(z.minLength(1, { error: phoneRequiredMessage, abort: true }), z.regex(e164Pattern, { error: e164Message }));

/** Why no single number could be read. A number is never refused for being "invalid": odd numbers are what people look up here. */
export type NumberProblem =
  | { problem: 'no-digits' | 'missing-country-code' | 'not-in-country' | 'spreadsheet' | 'too-short' | 'too-long' }
  | { problem: 'two-numbers'; first: string; count: number }
  | { problem: 'letter'; letter: string; instead?: string; candidates: readonly NumberCandidate[] }
  | { problem: 'did-you-mean'; candidates: readonly NumberCandidate[] };

/** `how` says, in sentences, what was changed beyond the notation; without it only signs, spaces and the like went. */
export type ReadNumber = { digits: string; how?: readonly string[] } | NumberProblem;

/**
 * Reads one number out of what was typed or pasted: `+44 (0)7700 900123`, `tel:` and `sip:` addresses, other scripts' digits and so on. With the
 * plans of the world also vanity numbers, national forms of the home country, and what people mistype.
 */
export function readPhoneNumber(typed: string, help?: ReadingHelp): ReadNumber {
  return readDigits(typed, { least: e164MinDigits, help });
}

/** Reads the first digits of a range from the same notations: one is enough. */
export function readRangeDigits(typed: string): ReadNumber {
  return readDigits(typed, { least: 1, help: undefined });
}

type Read = (typed: string) => Promise<ReadNumber>;

/** The field of a form that takes a number in any notation and makes digits of it. `required` is what an empty one says. */
export function typedNumber(read: Read, required: string, explain: (found: NumberProblem) => string = explainProblem) {
  return z.pipe(
    z.string().check(z.trim(), z.minLength(1, { error: required, abort: true })),
    z.transform(async (typed, { issues }) => {
      const found = await read(typed);
      if ('digits' in found) return found.digits;
      issues.push({ code: 'custom', message: explain(found), input: typed });
      return z.NEVER;
    }),
  );
}

/** What a problem means and what to do about it. */
export function explainProblem(found: NumberProblem): string {
  if (found.problem === 'two-numbers')
    return `${found.count} numbers found: query the first (${found.first}), or send them all as a batch.`;
  if (found.problem !== 'letter') return problemTexts[found.problem];
  const { letter, instead } = found;
  if (instead !== undefined) return `The letter ${letter} stands where a digit should be: is it ${instead}?`;
  return letter.length === 1 ? `The letter ${letter} stands where a digit should be.` : `The letters ${letter} stand beside digits.`;
}

/** The specification's sentence, but where more is known of what was meant. */
export function refusalOf(found: NumberProblem): string {
  const isKnown = found.problem === 'not-in-country' || ('candidates' in found && found.candidates.length > 0);
  return isKnown ? explainProblem(found) : e164Message;
}

/** What each problem of one number means, and what to do about it. */
export const problemTexts: Record<Exclude<NumberProblem['problem'], 'two-numbers' | 'letter'>, string> = {
  'no-digits': 'There are no digits here. Enter the number with its country code, for example 447700900123.',
  'missing-country-code':
    'This begins with 0. Of which country? Begin with its country code instead of 0, for example 44 for the United Kingdom.',
  'not-in-country': 'No number of this country is written like this. Begin with the country code instead of 0.',
  spreadsheet: 'This came out of a spreadsheet and its last digits are lost. Format the column as text and copy the number again.',
  'too-short': `This is too short: a number has at least ${e164MinDigits} digits.`,
  'too-long': `This is too long: a number has at most ${e164MaxDigits} digits with its country code.`,
  'did-you-mean': 'This is no number as it is written. Did you mean another?',
};

/** Digits that are no subscriber's number in the whole world, in a sentence; undefined for others. */
export function shortNumberNote(digits: string): string | undefined {
  if (digits === '112' || digits === '911') return `${digits} is an emergency number.`;
  return digits.length <= longestShortCode ? 'As short as this are short codes, which reach somebody within one country alone.' : undefined;
}

/** The shortest numbers with a country code have seven digits. */
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

/** No number in any notation is longer than this; a longer text would only keep the patterns below busy. */
const longestPiece = 200;

function readOne(piece: string, reading: Reading): ReadNumber {
  // Without these digits it would be another number.
  if (/\d/.test(piece.slice(longestPiece))) return { problem: 'too-long' };
  const { text, extension } = withoutExtension(withoutAddress(piece.slice(0, longestPiece)));
  if (digitsIn(text) === '') return { problem: 'no-digits' };
  const spelled = spell(text, (digits) => isNumber(digits, reading.help));
  if ('letter' in spelled) return slipProblem(spelled, reading);
  const found = readSpelled(spelled.text, reading);
  if (!('digits' in found)) return found;
  const how = [
    ...(spelled.words.length > 0 ? [`Left out: ${spelled.words.join(' ')}.`] : []),
    ...(spelled.vanity === undefined ? [] : [`The letters ${spelled.vanity} are read as digits of a keypad.`]),
    ...(found.how ?? []),
    ...(extension === undefined ? [] : [`Left out: extension ${extension}.`]),
  ];
  return { digits: found.digits, ...(how.length > 0 && { how }) };
}

/** Whether digits and signs are, or were meant to be, a number of the right length. */
function isNumber(text: string, help: ReadingHelp | undefined): boolean {
  if (help === undefined) return true;
  const meant = meantBy(text, help);
  if (!('digits' in meant)) return 'candidates' in meant;
  return help.plans.parsePhoneNumberFromString(`+${meant.digits}`)?.isValid() === true;
}

function slipProblem({ letter, instead, text }: LetterSlip, reading: Reading): NumberProblem {
  const found = readSpelled(text, reading);
  const how = instead === undefined ? `Without the letters ${letter}.` : `With ${instead} instead of ${letter}.`;
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
