/** From the NAPTR records of a number to its URI (RFC 6116, RFC 3402). */
import type { NaptrRecord } from 'node:dns';

/** The domain name of a number: its digits backwards, each a label. */
export function enumDomain(number: string, zone: string): string {
  return `${[...number].toReversed().join('.')}.${zone}`;
}

/** The URIs that the records make of the number, best first: by order, then by preference. Skips records that are not of ENUM (E2U), not terminal (flag u) or unreadable. */
export function urisOf(records: readonly NaptrRecord[], number: string): string[] {
  return records
    .filter(({ flags, service }) => flags.toLowerCase() === 'u' && /^E2U(\+|$)/i.test(service))
    .toSorted((a, b) => a.order - b.order || a.preference - b.preference)
    .map(({ regexp }) => substituted(regexp, `+${number}`))
    .filter((uri) => uri !== undefined);
}

/** `!pattern!replacement!flags` with any delimiter; undefined where it cannot be read or does not match. */
function substituted(expression: string, subject: string): string | undefined {
  const [pattern, replacement, flags] = partsOf(expression);
  if (pattern === undefined || replacement === undefined || flags === undefined || !isHarmless(pattern)) return undefined;
  try {
    const found = new RegExp(pattern, flags.toLowerCase() === 'i' ? 'i' : '').exec(subject);
    return found
      ? replacement.replaceAll(/\\([1-9\\])/g, (_, digit: string) => (digit === '\\' ? '\\' : (found[Number(digit)] ?? '')))
      : undefined;
  } catch {
    return undefined;
  }
}

/** Split at the delimiter, which is the first character; a backslash before it makes it an ordinary one. */
function partsOf(expression: string): string[] {
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
