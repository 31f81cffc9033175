/** Conversion between the NAPTR records of a number and its URI (RFC 6116, RFC 3402). */

/** A NAPTR record without its replacement, which is the root if there is an expression. */
export interface Naptr {
  readonly order: number;
  readonly preference: number;
  readonly flags: string;
  readonly service: string;
  readonly regexp: string;
}

/** Most octets of an expression: one octet holds the length of a DNS character-string. */
export const maxRegexpOctets = 255;

/** Returns the record that gives this URI for every number. The writer of the URI ensures that the expression has at most `maxRegexpOctets`. */
export function naptrOf(uri: string): Naptr {
  return { order: 10, preference: 100, flags: 'u', service: 'E2U+pstn:tel', regexp: `!^.*$!${uri}!` };
}

/** Returns the domain name of a number: its digits in reverse, one per label. */
export function enumDomain(number: string, zone: string): string {
  return `${[...number].toReversed().join('.')}.${zone}`;
}

/** Returns the digits of the number in an ENUM domain name; undefined if it does not begin with single digits. */
export function numberOfDomain(domain: string): string | undefined {
  const labels = /^(?:\d\.)+/.exec(domain)?.[0];
  return labels && [...labels.replaceAll('.', '')].toReversed().join('');
}

/**
 * Returns the URIs that the records give for the number, best first: portability (`pstn`, RFC 4769) before other services, then by order and preference. Skips
 * records that are not ENUM (E2U), not terminal (flag u) or unreadable.
 */
export function urisOf(records: readonly Naptr[], number: string): string[] {
  return records
    .filter(({ flags, service }) => flags.toLowerCase() === 'u' && /^E2U(\+|$)/i.test(service))
    .toSorted((a, b) => Number(isOf('pstn', b)) - Number(isOf('pstn', a)) || a.order - b.order || a.preference - b.preference)
    .map(({ regexp }) => substituted(regexp, `+${number}`))
    .filter((uri) => uri !== undefined);
}

/** Returns true if the records mark the number as unassigned (`unused`, RFC 6118). */
export function isUnused(records: readonly Naptr[]): boolean {
  return records.some((record) => isOf('unused', record));
}

/** Matches the type: `E2U+pstn:tel` and `E2U+voice:tel+pstn:tel` are `pstn`. */
function isOf(type: string, { service }: Naptr): boolean {
  return service
    .toLowerCase()
    .split('+')
    .slice(1)
    .some((one) => one.split(':')[0] === type);
}

/** Applies `!pattern!replacement!flags` with any delimiter; undefined if it is unreadable or does not match. */
export function substituted(expression: string, subject: string): string | undefined {
  const [pattern, replacement, flags] = expressionParts(expression);
  if (pattern === undefined || replacement === undefined || flags === undefined || !isHarmless(pattern)) return undefined;
  try {
    const found = new RegExp(withoutClasses(pattern), flags.toLowerCase() === 'i' ? 'i' : '').exec(subject);
    return found
      ? replacement.replaceAll(/\\([1-9\\])/g, (_, digit: string) => (digit === '\\' ? '\\' : (found[Number(digit)] ?? '')))
      : undefined;
  } catch {
    return undefined;
  }
}

/** Ranges that replace POSIX classes (RFC 3402, section 3.2) in brackets; a number has no other characters. */
const classes: Readonly<Record<string, string>> = { '[:digit:]': '0-9', '[:xdigit:]': '0-9A-Fa-f', '[:alnum:]': '0-9A-Za-z' };

function withoutClasses(pattern: string): string {
  return pattern.replaceAll(/\[:(?:digit|xdigit|alnum):\]/g, (name) => classes[name] ?? name);
}

/** Splits into pattern, replacement and flags at the delimiter, the first character, unless a backslash precedes it. Empty unless there are three. */
export function expressionParts(expression: string): string[] {
  const delimiter = expression.charAt(0);
  const parts = [];
  let part = '';
  for (let index = 1; index < expression.length; index += 1) {
    const character = expression.charAt(index);
    const next = expression.charAt(index + 1);
    if (character === delimiter) {
      parts.push(part);
      part = '';
    } else if (character === '\\' && next !== '') {
      part += next === delimiter ? next : character + next;
      index += 1;
    } else part += character;
  }
  return parts.length === 2 ? [...parts, part] : [];
}

const maxRepetitions = 4;

/**
 * Rejects dangerous patterns, because a foreign pattern runs in our process. Without repeated groups, references and look-around, and with few repetitions,
 * none takes more than some hundred thousand steps on the 16 characters of a number.
 */
function isHarmless(pattern: string): boolean {
  if (/\\[1-9k]/.test(pattern)) return false;
  const unescaped = pattern.replaceAll(/\\./g, '.');
  return !/\)[*+{]|\(\?/.test(unescaped) && (unescaped.match(/[*+?{]/g)?.length ?? 0) <= maxRepetitions;
}
