import type { Answer, NumberType } from '../../shared/services/legend.ts';
import type { Why } from '../../shared/services/provenance.ts';
import { advertisedDays } from '../../shared/base/limits.ts';
import { dayMs } from '../../shared/base/utc-day.ts';
import type { Listing } from '../lists/exact-list.ts';
import type { NumberData } from '../number-data.ts';
import { noRangeRule, noRangeText } from './no-subscriber.ts';
import { clears, numberTypeOf, speaksAbout, type Asked, type NumberSubject } from './number-subject.ts';
import { numberTypeWords, ofSubject, outdatedWords, rangeWords, sentenceOf, withReason } from './why-words.ts';

/** Types that pay the called party a share of the price of a call, by the numbering plan itself. */
export const revenueShareTypes: ReadonlySet<NumberType> = new Set(['premium']);

/** The rule that decided, in order of precedence: the exact number, listed ranges, then the risks of the numbering plan itself. */
type IrsfRule =
  | 'number-listed'
  | 'range-listed'
  | 'number-type'
  | 'no-match'
  | 'list-missing'
  | 'list-outdated'
  | ReturnType<typeof noRangeRule>;

/** `irsf`: true if a rule speaks against the number; null if none does and no current list could be checked. */
export type IrsfMatch = { rule: IrsfRule; irsf: boolean | null; listing?: Listing; isLongAgo?: boolean };

/**
 * Answers whether the number is a known revenue-share test number (rc 0). rc 4: last advertised more than a year ago, in a listed range, or of a revenue-share
 * type. rc 3: no current list could be checked.
 */
export function answerIrsfCheck(data: NumberData, subject: NumberSubject, asked: Asked): Answer {
  const { tel, range, reason } = subject;
  const { rule, irsf, listing, isLongAgo = false } = irsfMatchOf(data, subject, asked);
  if (!range && irsf !== true) return { tel, rc: reason };
  const isProof = rule === 'number-listed' && !isLongAgo;
  const answer: Answer = { tel, irsf, irsfDate: listing?.date ?? null, rc: irsf === null ? 3 : irsf && !isProof ? 4 : 0 };
  if (range) {
    answer.cc = range.cc;
    answer.nt = numberTypeOf(range);
  }
  return answer;
}

export function irsfMatchOf(data: NumberData, { tel, range, none }: NumberSubject, { now }: Asked): IrsfMatch {
  const { numbers, prefixes } = data.irsf.content;
  const number = numbers.find(tel);
  if (number) return { rule: 'number-listed', irsf: true, listing: number, isLongAgo: isLongAgo(number, now) };
  const listedRange = prefixes.find(tel);
  if (listedRange) return { rule: 'range-listed', irsf: true, listing: listedRange, isLongAgo: isLongAgo(listedRange, now) };
  if (none !== undefined) return { rule: noRangeRule(none), irsf: null };
  if (revenueShareTypes.has(numberTypeOf(range))) return { rule: 'number-type', irsf: true };
  if (clears(data, 'irsf', { range, now })) return { rule: 'no-match', irsf: false };
  return { rule: speaksAbout(data.irsf, range) ? 'list-outdated' : 'list-missing', irsf: null };
}

function isLongAgo({ date }: Listing, now: Date): boolean {
  return date !== null && now.getTime() - Date.parse(date) > advertisedDays * dayMs;
}

/** Explains the answer of `answerIrsfCheck`. */
export function whyIrsf(data: NumberData, subject: NumberSubject, asked: Asked): Why {
  return sentenceOf('revenue share', irsfWhyOf(data, subject, irsfMatchOf(data, subject, asked)));
}

/** Explains the rule of a match with its inputs, for other rules as well. */
export function irsfWhyOf(data: NumberData, subject: NumberSubject, match: IrsfMatch): Why {
  const { rule, listing } = match;
  const { tel } = subject;
  const date = listing?.date ?? null;
  switch (rule) {
    case 'number-listed':
      return { rule, digits: tel, date, text: withReason('the number is on the fraud list', listing) + lastSeen(match) };
    case 'range-listed': {
      const digits = data.irsf.content.prefixes.prefixOf(tel) ?? null;
      return { rule, digits, date, text: withReason(`the range ${digits} is on the fraud list`, listing) + lastSeen(match) };
    }
    case 'number-type': {
      const { digits, nt } = ofSubject(data, subject);
      return { rule, digits, date, text: `the range ${digits} is ${numberTypeWords[nt]}, which pays the called party a share` };
    }
    case 'no-match': {
      const text = `neither the number nor its range is on the fraud list, and ${rangeWords(data, subject)} is no risk`;
      return { rule, digits: null, date, text };
    }
    case 'list-missing':
      return { rule, digits: null, date, text: `no fraud list is loaded; ${rangeWords(data, subject)} is no risk by itself` };
    case 'list-outdated': {
      const text = `${outdatedWords(data.irsf, 'fraud list')}; ${rangeWords(data, subject)} is no risk by itself`;
      return { rule, digits: null, date, text };
    }
    case 'impossible':
    case 'not-allocated':
    case 'ranges-missing':
      return { rule, digits: null, date, text: noRangeText(subject) };
  }
}

/** "; last seen advertised 2019-03-02, long ago" */
function lastSeen({ listing, isLongAgo: isOld }: IrsfMatch): string {
  if (!listing || listing.date === null) return '';
  return `; last seen advertised ${listing.date}${isOld ? ', long ago' : ''}`;
}
