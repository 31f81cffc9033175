/** A number that nobody can hold: said once, whatever the services answer. */
import { callingCode } from '../batch-file/calling-codes.ts';
import { answeredOf, isNoNumber, type Answers } from './answers.ts';
import { originInSentence } from './country-words.ts';

/**
 * "44770 has the wrong length for a number in the United Kingdom, so nobody can hold it."; null where an answer says otherwise, or none says
 * that. The lists forbid calls from such a number, which says no more.
 */
export function noNumberSentence(answers: Answers): string | null {
  const answered = answeredOf(answers);
  const refusing = answered.find(({ answer }) => isNoNumber(answer))?.answer;
  if (refusing === undefined || answered.some(({ answer }) => answer.cic || answer.cn || answer.cc)) return null;
  const { tel, rc } = refusing;
  const origin = callingCode(Number(tel));
  const where = origin ? ` in ${originInSentence(origin)}` : '';
  if (rc === 100) return `${tel} is not in E.164 format: send 3 to 15 digits with the country code.`;
  if (rc === 101) return `${tel} begins with the code of no country, so nobody can hold it.`;
  if (rc === 102) return `${tel} has the wrong length for a number${where}, so nobody can hold it.`;
  return `${tel} lies in no allocated range${where}, so nobody can hold it.`;
}
