import type { Answer } from '../../shared/services/legend.ts';
import type { DataSet, NumberData, NumberList } from '../number-data.ts';
import { speaksAbout, type NumberSubject } from './number-subject.ts';

/** Types that receive only: a call or text that shows such a number is forged. */
const receivingOnly: ReadonlySet<string> = new Set(['tollfree', 'premium', 'shared', 'paging', 'voicemail', 'uan']);

/** Do not originate, voice: must no call come from this number? Where no list could be asked and the ranges do not forbid it, rc 3. */
export function answerDno(data: NumberData, subject: NumberSubject): Answer {
  const dno = mustNotOriginate(data.dno, subject);
  return { tel: subject.tel, dno, rc: dno === null ? 3 : 0 };
}

/**
 * Computed for every country: no number that is invalid, unallocated or of a receiving type may originate. The list adds
 * the numbers whose holders asked for it; null where no list is there that could.
 */
export function mustNotOriginate(list: DataSet<NumberList>, { tel, range }: NumberSubject): boolean | null {
  if (!range || receivingOnly.has(range.nt)) return true;
  const { numbers, prefixes } = list.content;
  if (numbers.find(tel) !== undefined || prefixes.find(tel) !== undefined) return true;
  return speaksAbout(list, range) ? false : null;
}
