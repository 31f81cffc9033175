import type { Answer } from '../../shared/services/legend.ts';
import type { NumberData, NumberList } from '../number-data.ts';
import type { NumberSubject } from './number-subject.ts';

/** Types that receive only: a call or text that shows such a number is forged. */
const receivingOnly: ReadonlySet<string> = new Set(['tollfree', 'premium', 'shared', 'paging', 'voicemail', 'uan']);

/** Do not originate, voice: must no call come from this number? */
export function answerDno(data: NumberData, subject: NumberSubject): Answer {
  return { tel: subject.tel, dno: mustNotOriginate(data.dno.content, subject), rc: 0 };
}

/**
 * Computed for every country: no number that is invalid, unallocated or of a receiving type may originate. The list adds
 * the numbers whose holders asked for it.
 */
export function mustNotOriginate({ numbers, prefixes }: NumberList, { tel, range }: NumberSubject): boolean {
  if (!range || receivingOnly.has(range.nt)) return true;
  return numbers.find(tel) !== undefined || prefixes.find(tel) !== undefined;
}
