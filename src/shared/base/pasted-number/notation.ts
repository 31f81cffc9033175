/** Notations of a number: signs, scripts, addresses, extensions, and several numbers in one text. */
import { e164MaxDigits, e164MinDigits } from '../limits.ts';

/** Returns the text with western digits and without invisible characters, quotes and remains of a cell. */
export function plainText(typed: string): string {
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

/** Decimal digits of a script are consecutive, so the value is the distance from the first one. */
function westernDigit(digit: string): string {
  const codePoint = digit.codePointAt(0) ?? 0;
  if (codePoint < 0x80) return digit;
  let value = 0;
  while (value < 9 && /\p{Nd}/u.test(String.fromCodePoint(codePoint - value - 1))) value += 1;
  return String(value);
}

export const digitsIn = (text: string) => text.replace(/\D/g, '');
const countDigits = (text: string) => digitsIn(text).length;

/** Fewest digits of one number beside another; fewer are a group of a single number. */
const fewestBesideAnother = 7;

/** Separators: a sign, a word such as "or", a second plus sign, or a word before each number ("Tel … Fax …"). */
const separators = [
  /[,;](?!\s*[\w-]+=)|\s\/\s|\s(?:or|and|und|oder|et|ou|&)\s/i,
  /(?=\+\s?\d)(?<=\d[\s/,;-]*)/,
  /\s(?!(?:ext|extension|extn|poste|durchwahl)\b)\p{L}{3,}[.:]*\s/iu,
];

/** Returns the pieces that can each be a number: by line, by separator, or by space if they are too long together. */
export function numbersIn(text: string): string[] {
  const lines = text.split(/[\r\n\t|]+/).filter((line) => countDigits(line) >= e164MinDigits);
  if (lines.length > 1) return lines;
  for (const separator of separators) {
    const pieces = text.split(separator).filter((piece) => countDigits(piece) >= fewestBesideAnother);
    if (pieces.length > 1) return pieces;
  }
  const groups = text.split(/[\s/]+/);
  return countDigits(text) > e164MaxDigits && groups.every((group) => countDigits(group) >= fewestBesideAnother) ? groups : [text];
}

/** Returns the number of a `tel:` or `sip:` address (RFC 3966, RFC 3261); a local number takes its country code from `phone-context`. */
export function withoutAddress(piece: string): string {
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

/** Removes an extension: up to six digits after a word or sign for one. */
export function withoutExtension(piece: string): { text: string; extension?: string } {
  const found =
    /^(.*\d.*?)[\s,;]*(?:\b(?:ext(?:ension|n)?|poste|durchwahl)\b|(?<!\p{L})доб(?!\p{L})|(?<=[\d\s)])x|#)\s*[.:=]?\s*(\d{1,6})$/iu.exec(
      piece,
    );
  return found?.[1] === undefined || found[2] === undefined ? { text: piece } : { text: found[1], extension: found[2] };
}

/** Italy, San Marino, Côte d'Ivoire and Congo keep the 0 after the country code; elsewhere `(0)` is only dialled nationally. */
const keepsZero = /^\D*(?:00|011)?\D*(?:39|378|225|242)\s*\(0\)/;

export function withoutTrunkBrackets(text: string): string {
  return keepsZero.test(text) ? text : text.replace(/(?<=\d\D*)\(0\)/g, '');
}

/** Returns dialled digits with their country code; undefined if they begin with the 0 of a national number. */
export function internationalDigits(digits: string): string | undefined {
  if (!digits.startsWith('0')) return digits;
  // 0011 is dialled from Australia, 011 from North America. 0114 496 0000 and 011 2345 6789 are local: too few digits follow.
  const dialled = /^(?:0011(?=[2-9]\d{8})|00(?=[1-9])|011(?=[1-9]\d{8}))/.exec(digits);
  return dialled ? digits.slice(dialled[0].length) : undefined;
}
