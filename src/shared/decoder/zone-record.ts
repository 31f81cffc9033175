/** A NAPTR record as zone files and dig write it (RFC 1035, section 5.1): written strictly, read tolerantly. */
import type { Naptr } from './naptr.ts';

const ttlSeconds = 60;

/** One line of a zone file. */
export function recordLine(domain: string, { order, preference, flags, service, regexp }: Naptr): string {
  const texts = [flags, service, regexp].map((text) => `"${text.replaceAll(/["\\]/g, String.raw`\$&`)}"`).join(' ');
  return `${domain}. ${ttlSeconds} IN NAPTR ${order} ${preference} ${texts} .`;
}

/** A word or a quoted text, where it began (counted from 1) and whether its quotation mark was closed. */
export interface Token {
  readonly text: string;
  readonly at: number;
  readonly isOpen: boolean;
}

/** What stands before and after the word NAPTR; where it is missing, everything is taken for what follows it. */
export interface RecordTokens {
  readonly domain: string | undefined;
  readonly fields: readonly Token[];
}

/** The parts of a record, over several lines in parentheses too. */
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

/** `\;` and `\\` are the second character, `\059` is the character of that number. `\1` stays: it was pasted from where nobody escapes. */
function unescaped(text: string): string {
  return text.replaceAll(/\\(\d{3}|[^\d])/g, (_, escaped: string) =>
    escaped.length === 3 ? String.fromCharCode(Number(escaped)) : escaped,
  );
}
