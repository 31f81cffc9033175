/** From the NAPTR records of a number to its URI and back (RFC 6116, RFC 3402). */

/** What a NAPTR record says, but for its replacement, which is the root where there is an expression. */
export interface Naptr {
  readonly order: number;
  readonly preference: number;
  readonly flags: string;
  readonly service: string;
  readonly regexp: string;
}

/** A character-string of DNS has a length of one octet. */
export const maxRegexpOctets = 255;

/** The record that makes this URI of every number. Its expression must not be longer than `maxRegexpOctets`, which whoever writes the URI sees to. */
export function naptrOf(uri: string): Naptr {
  return { order: 10, preference: 100, flags: 'u', service: 'E2U+pstn:tel', regexp: `!^.*$!${uri}!` };
}

/** The domain name of a number: its digits backwards, each a label. */
export function enumDomain(number: string, zone: string): string {
  return `${[...number].toReversed().join('.')}.${zone}`;
}

/** The digits of the number that a domain name of ENUM is of; undefined where it does not begin with single digits. */
export function numberOfDomain(domain: string): string | undefined {
  const labels = /^(?:\d\.)+/.exec(domain)?.[0];
  return labels && [...labels.replaceAll('.', '')].toReversed().join('');
}

/**
 * The URIs that the records make of the number, best first: those of portability (`pstn`, RFC 4769) before those of other services, then by
 * order and by preference. Skips records that are not of ENUM (E2U), not terminal (flag u) or unreadable.
 */
export function urisOf(records: readonly Naptr[], number: string): string[] {
  return records
    .filter(({ flags, service }) => flags.toLowerCase() === 'u' && /^E2U(\+|$)/i.test(service))
    .toSorted((a, b) => Number(isOf('pstn', b)) - Number(isOf('pstn', a)) || a.order - b.order || a.preference - b.preference)
    .map(({ regexp }) => substituted(regexp, `+${number}`))
    .filter((uri) => uri !== undefined);
}

/** Whether the records say that nobody has the number (`unused`, RFC 6118). */
export function isUnused(records: readonly Naptr[]): boolean {
  return records.some((record) => isOf('unused', record));
}

/** `E2U+pstn:tel` and `E2U+voice:tel+pstn:tel` are of `pstn`. */
function isOf(type: string, { service }: Naptr): boolean {
  return service
    .toLowerCase()
    .split('+')
    .slice(1)
    .some((one) => one.split(':')[0] === type);
}

/** `!pattern!replacement!flags` with any delimiter; undefined where it cannot be read or does not match. */
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

/** What stands for the classes of POSIX (RFC 3402, section 3.2) in brackets; a number has no other characters. */
const classes: Readonly<Record<string, string>> = { '[:digit:]': '0-9', '[:xdigit:]': '0-9A-Fa-f', '[:alnum:]': '0-9A-Za-z' };

function withoutClasses(pattern: string): string {
  return pattern.replaceAll(/\[:(?:digit|xdigit|alnum):\]/g, (name) => classes[name] ?? name);
}

/** Pattern, replacement and flags: split at the delimiter, which is the first character; a backslash before it makes it an ordinary one. Empty where they are not three. */
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
 * The pattern is somebody else's and runs in our process. Without repeated groups, references and look-around, and with few
 * repetitions, none takes more than some hundred thousand steps on the 16 characters of a number.
 */
function isHarmless(pattern: string): boolean {
  if (/\\[1-9k]/.test(pattern)) return false;
  const unescaped = pattern.replaceAll(/\\./g, '.');
  return !/\)[*+{]|\(\?/.test(unescaped) && (unescaped.match(/[*+?{]/g)?.length ?? 0) <= maxRepetitions;
}
