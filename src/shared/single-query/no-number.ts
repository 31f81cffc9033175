/** A number outside every range: the verdict says so once, whatever the services answer. */
import { callingCode } from '../base/calling-codes.ts';
import type { QueryAnswer } from '../services/legend.ts';
import { answeredOf, type Telling } from './answers.ts';

/** Codes of a number outside every range: invalid, unknown country code, wrong length, no range. */
const noRangeCodes: ReadonlySet<number> = new Set([100, 101, 102, 103]);

/**
 * Returns "44770 has the wrong length for a number in the United Kingdom, so nobody can hold it.", or that the number is in no known range; null if no answer
 * says so or one contradicts.
 */
export function noNumberSentence({ answers, words: { sentence } }: Telling): string | null {
  const answered = answeredOf(answers).map(({ answer }) => answer);
  const refusing = answered.find(saysImpossible) ?? answered.find(isWithoutRange);
  if (refusing === undefined || answered.some(({ cic, cn, cc }) => cic || cn || cc) || answered.some(isAnswering)) return null;
  const { tel, rc, missing } = refusing;
  const origin = callingCode(Number(tel)) ?? null;
  if (rc === 100) return sentence.notE164(tel);
  if (rc === 101) return sentence.noCountry(tel);
  if (missing === 'ranges not loaded') return sentence.noRanges(tel, origin);
  if (!saysImpossible(refusing)) return rc === 102 ? sentence.otherLength(tel, origin) : sentence.inNoRange(tel, origin);
  return rc === 102 ? sentence.wrongLength(tel, origin) : sentence.notGivenOut(tel, origin);
}

/** Returns true if a network answers for a number outside every range: the observation outweighs the plan. */
export function isOutweighed({ answers }: Telling): boolean {
  const answered = answeredOf(answers).map(({ answer }) => answer);
  return answered.some(isAnswering) && answered.some(isWithoutRange);
}

function isAnswering({ ns }: QueryAnswer): boolean {
  return ns === 'active' || ns === 'absent' || ns === 'unavailable';
}

/** Returns true if the answers rule out that anybody holds the number. */
export function isImpossible({ answers }: Telling): boolean {
  return answeredOf(answers).some(({ answer }) => saysImpossible(answer));
}

function saysImpossible({ rc, why }: QueryAnswer): boolean {
  return noRangeCodes.has(rc) && (rc <= 101 || why?.rule === 'impossible');
}

function isWithoutRange({ rc, missing }: QueryAnswer): boolean {
  return noRangeCodes.has(rc) || missing === 'ranges not loaded';
}
