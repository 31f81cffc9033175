import type { Answer } from '../../shared/services/legend.ts';
import type { NumberData } from '../number-data.ts';
import { numberTypeOf, speaksAbout, type NumberSubject } from './number-subject.ts';

/** Global codes whose numbers earn a share for whoever they belong to: premium (979), satellite and networks without a country. */
const riskyCodes = ['979', '881', '882', '883', '870'];
const riskyTypes: ReadonlySet<string> = new Set(['premium', 'personal']);

/**
 * Whether a number is on the revenue-share fraud list: itself (`date`: last seen advertised), or only its range. `irsf` says that in short;
 * null where neither is and no list could be asked.
 */
type IrsfMatch = { match: 'number' | 'range' | 'none'; irsf: boolean | null; date: string | null };

/** Is the number a known revenue-share test number (rc 0), or in a high-risk range (rc 4)? Where no list could be asked, rc 3. */
export function answerIrsfCheck(data: NumberData, subject: NumberSubject): Answer {
  const { tel, range, reason } = subject;
  const { match, irsf, date } = irsfMatchOf(data, subject);
  if (!range && match === 'none') return { tel, rc: reason };
  const answer: Answer = { tel, irsf, irsfDate: date, rc: irsf === null ? 3 : match === 'range' ? 4 : 0 };
  if (range) {
    answer.cc = range.cc;
    answer.nt = numberTypeOf(range);
  }
  return answer;
}

/** The exact number first, then the listed ranges, then what the numbering plan itself makes risky. */
export function irsfMatchOf(data: NumberData, { tel, range }: NumberSubject): IrsfMatch {
  const { numbers, prefixes } = data.irsf.content;
  const listed = numbers.find(tel);
  if (listed) return { match: 'number', irsf: true, date: listed.date };
  const listedRange = prefixes.find(tel);
  if (listedRange) return { match: 'range', irsf: true, date: listedRange.date };
  const isRisky = (range !== undefined && riskyTypes.has(range.nt)) || riskyCodes.some((code) => tel.startsWith(code));
  if (isRisky) return { match: 'range', irsf: true, date: null };
  return { match: 'none', irsf: speaksAbout(data.irsf, range) ? false : null, date: null };
}
