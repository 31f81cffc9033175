/** To whom a number's range was first given, where others have today what that carrier had, or it closed: a number that is with them was not ported. */
import type { FirstGiven } from '../services/provenance.ts';
import type { Answered } from './answers.ts';
import type { VerdictWords } from './verdict-words.ts';

/**
 * How the carrier that serves a number stands to the one that it was first given to: that one itself; the one company that it is today; or one
 * of several that shared what it had, where nobody can tell whether the number was taken over or ported. Null: another carrier, or not known.
 */
export type Kinship = 'itself' | 'successor' | 'one of several' | null;

/** All answers say the same of it: it is the range's. */
export function firstGivenIn(answered: readonly Answered[]): FirstGiven | null {
  return answered.find(({ answer }) => answer.firstGiven)?.answer.firstGiven ?? null;
}

/** `server` is the name of the carrier that serves the number. */
export function kinshipOf(given: FirstGiven | null, server: string | null): Kinship {
  if (given === null || server === null) return null;
  const is = (name: string) => name.toLowerCase() === server.toLowerCase();
  if (is(given.carrier)) return 'itself';
  if (!given.now.some(is)) return null;
  return given.now.length === 1 ? 'successor' : 'one of several';
}

/** "EE since 2010", "Telekom now, as of 2023-04", "no longer operating since 2018". */
export function successorsInWords({ now, since, asOf }: FirstGiven, words: VerdictWords): string {
  const year = since?.slice(0, 'YYYY'.length) ?? null;
  return now.length === 0 ? words.firstGiven.closed(year, asOf) : words.firstGiven.successors(words.listed(now), year, asOf);
}
