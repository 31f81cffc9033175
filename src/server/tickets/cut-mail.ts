/**
 * The new part of a mail, separated from quoted mails and the signature below. An error loses nothing: the cut part is shown on demand, and a mail with text
 * between quoted lines stays whole.
 */

export interface CutMail {
  readonly text: string;
  /** Null if nothing was cut. */
  readonly cutText: string | null;
}

export function cutMail(mail: string): CutMail {
  const lines = mail.replaceAll(/\r\n?/g, '\n').split('\n');
  const quotes = { last: lines.findLastIndex(isQuoted), tail: lines.findLastIndex((line) => !isQuoted(line) && line.trim() !== '') + 1 };
  const end = lines.findIndex((_, index) => endsHere(lines, index, quotes));
  const text = lines.slice(0, end).join('\n').trim();
  const cutText = lines.slice(end).join('\n').trim();
  if (end === -1 || text === '' || cutText === '') return { text: mail.trim(), cutText: null };
  return { text, cutText };
}

/** Index of the last quoted line, and the start of the final lines that are all quoted. */
interface Quotes {
  readonly last: number;
  readonly tail: number;
}

function endsHere(lines: readonly string[], index: number, { last, tail }: Quotes): boolean {
  const line = (lines[index] ?? '').slice(0, longestMark);
  if (/^-- ?$/.test(line) || original.test(line)) return true;
  if (index >= tail && index <= last) return true;
  const length = attributionLines(lines, index);
  // A mail with text between the quoted lines stays whole.
  if (length > 0) return last < index || tail <= index + length;
  return isHeadOfMail(lines, index);
}

/** Longest line that can mark an end. */
const longestMark = 300;

const isQuoted = (line: string) => line.startsWith('>');

/** "-----Original Message-----", the form of Outlook. */
const original = /^\s*-{2,} ?(original message|ursprüngliche nachricht|originalnachricht|message d'origine) ?-{2,}\s*$/i;

/** Counts the lines of "On Mon, 2 Mar 2026 at 10:00, Ann <ann@customer.example> wrote:", which programs break into up to three; 0 if it does not begin here. */
function attributionLines(lines: readonly string[], index: number): number {
  if (!/^(on|am) /i.test(lines[index] ?? '')) return 0;
  for (let count = 1; count <= 3; count += 1) {
    const joined = lines
      .slice(index, index + count)
      .join(' ')
      .slice(0, longestMark)
      .trimEnd();
    if (/^[^\d]*\d.*\b(wrote|schrieb\b[^:]*):$/i.test(joined)) return count;
  }
  return 0;
}

/** Detects "From: …", then date and recipients, with which Outlook and others begin a quoted mail; some in bold, some below a rule. */
function isHeadOfMail(lines: readonly string[], index: number): boolean {
  const [first = '', ...next] = lines
    .slice(index, index + 12)
    .map((line) => line.slice(0, longestMark))
    .filter((line, at) => (at === 0 ? !isRule(line) : line.trim() !== ''));
  const has = (mark: RegExp) => next.some((line) => mark.test(line));
  return /^[ *]*(from|von):[ *]*\S/i.test(first) && has(/^[ *]*(sent|date|gesendet|datum):/i) && has(/^[ *]*(to|subject|an|betreff):/i);
}

const isRule = (line: string) => /^\s*[_-]{10,}\s*$/.test(line);
