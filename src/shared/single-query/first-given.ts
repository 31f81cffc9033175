/** The first holder of a number's range, if it closed or other carriers have its numbers today: a number with one of these was not ported. */
import type { FirstGiven } from '../services/provenance.ts';
import type { Answered } from './answers.ts';
import type { VerdictWords } from './verdict-words.ts';

/**
 * Relation of the current carrier to the first holder: the holder itself; its only successor; or one of several successors, so that nobody knows whether the
 * number was taken over or ported. Null: another carrier, or unknown.
 */
export type Kinship = 'itself' | 'successor' | 'one of several' | null;

/** Returns the first holder from any answer: it belongs to the range, so all answers agree. */
export function firstGivenIn(answered: readonly Answered[]): FirstGiven | null {
  return answered.find(({ answer }) => answer.firstGiven)?.answer.firstGiven ?? null;
}

/** Returns the relation. `server` is the name of the current carrier. */
export function kinshipOf(given: FirstGiven | null, server: string | null): Kinship {
  if (given === null || server === null) return null;
  const is = (name: string) => name.toLowerCase() === server.toLowerCase();
  if (is(given.carrier)) return 'itself';
  if (!given.now.some(is)) return null;
  return given.now.length === 1 ? 'successor' : 'one of several';
}

/** Returns "EE since 2010", "Telekom now, as of 2023-04", "no longer operating since 2018". */
export function successorsInWords({ now, since, asOf }: FirstGiven, words: VerdictWords): string {
  const year = since?.slice(0, 'YYYY'.length) ?? null;
  return now.length === 0 ? words.firstGiven.closed(year, asOf) : words.firstGiven.successors(words.listed(now), year, asOf);
}
