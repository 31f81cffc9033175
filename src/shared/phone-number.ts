/** A telephone number as calls take it, and how the screens read what people type and paste. */
import * as z from 'zod/mini';
import { e164MaxDigits, e164MinDigits } from './limits.ts';

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
  | { problem: 'no-digits' | 'missing-country-code' | 'spreadsheet' | 'too-short' | 'too-long' }
  | { problem: 'two-numbers'; first: string; count: number };

export type ReadNumber = { digits: string; extension?: string } | NumberProblem;

/** Reads one number out of what was typed or pasted: `+44 (0)7700 900123`, `tel:` and `sip:` addresses, other scripts' digits and so on. */
export function readPhoneNumber(typed: string): ReadNumber {
  return readDigits(typed, e164MinDigits);
}

/** Reads the first digits of a range from the same notations: one is enough. */
export function readRangeDigits(typed: string): ReadNumber {
  return readDigits(typed, 1);
}

/** The field of a form that takes a number in any notation and makes digits of it. `required` is what an empty one says. */
export function typedNumber(read: (typed: string) => ReadNumber, required: string) {
  return z.pipe(
    z.string().check(z.trim(), z.minLength(1, { error: required, abort: true })),
    z.transform((typed, { issues }) => {
      const found = read(typed);
      if ('digits' in found) return found.digits;
      issues.push({ code: 'custom', message: explainProblem(found), input: typed });
      return z.NEVER;
    }),
  );
}

/** What a problem means and what to do about it. */
export function explainProblem(found: NumberProblem): string {
  if (found.problem === 'two-numbers')
    return `${found.count} numbers found: query the first (${found.first}), or send them all as a batch.`;
  return problemTexts[found.problem];
}

/** What each problem of one number means, and what to do about it. */
export const problemTexts: Record<Exclude<NumberProblem['problem'], 'two-numbers'>, string> = {
  'no-digits': 'There are no digits here. Enter the number with its country code, for example 447700900123.',
  'missing-country-code': 'The country code is missing. Begin with it instead of 0, for example 44 for the United Kingdom.',
  spreadsheet: 'This came out of a spreadsheet and its last digits are lost. Format the column as text and copy the number again.',
  'too-short': `This is too short: a number has at least ${e164MinDigits} digits.`,
  'too-long': `This is too long: a number has at most ${e164MaxDigits} digits with its country code.`,
};

function readDigits(typed: string, least: number): ReadNumber {
  const text = plainText(typed);
  if (/^[+-]?\d+([.,]\d+)?e\+?\d+$/i.test(text)) return { problem: 'spreadsheet' };
  const pieces = numbersIn(text);
  if (pieces.length > 1) {
    const first = readOne(pieces[0] ?? '', least);
    return { problem: 'two-numbers', first: 'digits' in first ? first.digits : (pieces[0] ?? '').replace(/\D/g, ''), count: pieces.length };
  }
  return readOne(pieces[0] ?? text, least);
}

/** The text with western digits and without what is invisible, quoted or left over from a cell. */
function plainText(typed: string): string {
  return typed
    .normalize('NFKC')
    .replace(/[\u00ad\u061c\u180e\u200b-\u200f\u202a-\u202e\u2060-\u206f\ufeff]/g, '')
    .replace(/\p{Nd}/gu, westernDigit)
    .replace(/%2b/gi, '+')
    .replace(/%20/g, ' ')
    .trim()
    .replace(/^[='"\u2018\u2019\u201c\u201d<\s]+|[='"\u2018\u2019\u201c\u201d>;,\s]+$/g, '')
    .replace(/^(\+?\d{7,})[.,]0{1,2}$/, '$1');
}

/** Decimal digits of a script stand side by side, so its value is how far it is from the first of them. */
function westernDigit(digit: string): string {
  const codePoint = digit.codePointAt(0) ?? 0;
  if (codePoint < 0x80) return digit;
  let value = 0;
  while (value < 9 && /\p{Nd}/u.test(String.fromCodePoint(codePoint - value - 1))) value += 1;
  return String(value);
}

const countDigits = (text: string) => text.replace(/\D/g, '').length;

/** The pieces that can each be a number: by line, by separator, by a second plus sign, or by space where together they are too long. */
function numbersIn(text: string): string[] {
  const lines = text.split(/[\r\n\t|]+/).filter((line) => countDigits(line) >= e164MinDigits);
  if (lines.length > 1) return lines;
  for (const separator of [/[,;](?!\s*[\w-]+=)|\s\/\s|\s(?:or|and|&)\s/i, /(?=\+\s?\d)(?<=\d[\s/,;-]*)/]) {
    const pieces = text.split(separator).filter((piece) => countDigits(piece) >= 7);
    if (pieces.length > 1) return pieces;
  }
  const groups = text.split(/[\s/]+/);
  return countDigits(text) > e164MaxDigits && groups.every((group) => countDigits(group) >= 7) ? groups : [text];
}

/** No number in any notation is longer than this; a longer text would only keep the patterns below busy. */
const longestPiece = 200;

function readOne(piece: string, least: number): ReadNumber {
  // Without these digits it would be another number.
  if (/\d/.test(piece.slice(longestPiece))) return { problem: 'too-long' };
  const { text, extension } = withoutExtension(withoutAddress(piece.slice(0, longestPiece)));
  const all = text.replace(/\D/g, '');
  if (all === '') return { problem: 'no-digits' };
  const digits = internationalDigits(text);
  if (digits === undefined) return { problem: 'missing-country-code' };
  if (digits.length > e164MaxDigits) return { problem: 'too-long' };
  if (digits.length < least) return { problem: 'too-short' };
  return extension === undefined ? { digits } : { digits, extension };
}

/** The number inside a `tel:` or `sip:` address (RFC 3966, RFC 3261); a local number takes its country code from `phone-context`. */
function withoutAddress(piece: string): string {
  const text = piece.trim();
  if (!/^(tel|sips?|callto|sms):/i.test(text)) return text.replace(/^['"]+|['"]+$/g, '');
  const [number = '', ...parameters] = text
    .replace(/^\w+:(\/\/)?/, '')
    .replace(/@.*$/, '')
    .split(';');
  const context = parameters.find((parameter) => /^phone-context=/i.test(parameter))?.slice('phone-context='.length);
  const extension = parameters.find((parameter) => /^ext=/i.test(parameter));
  const whole = context === undefined ? number : context.startsWith('+') ? `${context} (0)${number.replace(/^0/, '')}` : `0${number}`;
  return extension === undefined ? whole : `${whole} ${extension}`;
}

function withoutExtension(piece: string): { text: string; extension?: string } {
  const found = /^(.*\d.*?)[\s,;]*(?:\b(?:ext(?:ension|n)?|доб)\b|(?<=[\d\s)])x|#)\s*[.:=]?\s*(\d{1,7})$/iu.exec(piece);
  return found?.[1] === undefined || found[2] === undefined ? { text: piece } : { text: found[1], extension: found[2] };
}

/** Italy, San Marino, Côte d'Ivoire and Congo keep the 0 after the country code; elsewhere `(0)` is only dialled at home. */
const keepsZero = /^\D*(?:00|011)?\D*(?:39|378|225|242)\s*\(0\)/;

/** The digits with their country code; none where the number begins with the 0 of a national number. */
function internationalDigits(text: string): string | undefined {
  const digits = (keepsZero.test(text) ? text : text.replace(/(?<=\d\D*)\(0\)/g, '')).replace(/\D/g, '');
  if (!digits.startsWith('0')) return digits;
  // 0011 is dialled from Australia, 011 from North America. 0114 496 0000 and 011 2345 6789 are local: what follows is too short.
  const dialled = /^(?:0011(?=[2-9]\d{8})|00(?=[1-9])|011(?=[1-9]\d{8}))/.exec(digits);
  return dialled ? digits.slice(dialled[0].length) : undefined;
}
