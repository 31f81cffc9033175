/** A NAPTR record in the syntax of zone files and dig (RFC 1035, section 5.1): written strictly, read tolerantly. */
import type { Naptr } from './naptr.ts';

const ttlSeconds = 60;

/** Returns one line of a zone file. */
export function recordLine(domain: string, { order, preference, flags, service, regexp }: Naptr): string {
  const texts = [flags, service, regexp].map((text) => `"${text.replaceAll(/["\\]/g, String.raw`\$&`)}"`).join(' ');
  return `${domain}. ${ttlSeconds} IN NAPTR ${order} ${preference} ${texts} .`;
}

/** A word or a quoted text: its start (from 1), and whether its closing quotation mark is missing. */
export interface Token {
  readonly text: string;
  readonly at: number;
  readonly isOpen: boolean;
}

/** The text before and after the word NAPTR; without that word, everything counts as the text after it. */
export interface RecordTokens {
  readonly domain: string | undefined;
  readonly fields: readonly Token[];
}

/** Returns the parts of a record, which may span several lines in parentheses. */
export function readTokens(text: string): RecordTokens {
  const tokens = tokensOf(text);
  const type = tokens.findIndex((token) => /^NAPTR$/i.test(token.text));
  return type < 0
    ? { domain: undefined, fields: tokens }
    : { domain: type > 0 ? tokens[0]?.text.replace(/\.$/, '') : undefined, fields: tokens.slice(type + 1) };
}

function tokensOf(text: string): Token[] {
  // A quoted text with its escapes; a comment; a word.
  const parts = text.matchAll(/"((?:\\[^]|[^"\\])*)("?)|;[^\n]*|[^\s"();]+/g);
  return [...parts].flatMap((part): Token[] => {
    const [whole, quoted, end] = part;
    if (whole.startsWith(';')) return [];
    return [{ text: quoted === undefined ? whole : unescaped(quoted), at: part.index + 1, isOpen: quoted !== undefined && end === '' }];
  });
}

/** Unescapes `\;` and `\\` to their second character and `\059` to the character with that number. `\1` stays, because its source did not escape. */
function unescaped(text: string): string {
  return text.replaceAll(/\\(\d{3}|[^\d])/g, (_, escaped: string) =>
    escaped.length === 3 ? String.fromCharCode(Number(escaped)) : escaped,
  );
}
