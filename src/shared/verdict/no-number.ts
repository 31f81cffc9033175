/** A number that nobody can hold: said once, whatever the services answer. */
import { callingCode } from '../batch-file/calling-codes.ts';
import { answeredOf, isNoNumber, type Telling } from './answers.ts';

/**
 * "44770 has the wrong length for a number in the United Kingdom, so nobody can hold it."; null where an answer says otherwise, or none says
 * that. The lists forbid calls from such a number, which says no more.
 */
export function noNumberSentence({ answers, words: { sentence } }: Telling): string | null {
  const answered = answeredOf(answers);
  const refusing = answered.find(({ answer }) => isNoNumber(answer))?.answer;
  if (refusing === undefined || answered.some(({ answer }) => answer.cic || answer.cn || answer.cc)) return null;
  const { tel, rc } = refusing;
  const origin = callingCode(Number(tel)) ?? null;
  if (rc === 100) return sentence.notE164(tel);
  if (rc === 101) return sentence.noCountry(tel);
  return rc === 102 ? sentence.wrongLength(tel, origin) : sentence.notAllocated(tel, origin);
}
