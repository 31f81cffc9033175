import type { Answer, Why } from '../../shared/services/legend.ts';
import type { Listing } from '../lists/exact-list.ts';
import type { DataSet, NumberData, NumberList } from '../number-data.ts';
import { speaksAbout, type NumberSubject } from './number-subject.ts';
import { numberTypeWords, ofSubject, rangeWords, sentenceOf, withReason, withSince } from './why-words.ts';

/** Types that receive only: a call or text that shows such a number is forged. */
const receivingOnly: ReadonlySet<string> = new Set(['tollfree', 'premium', 'shared', 'paging', 'voicemail', 'uan']);

/** `mustNot`: whether nothing may come from the number; null where no rule forbids it and no list is there that could. */
type Origination = {
  rule: 'not-allocated' | 'number-type' | 'number-listed' | 'range-listed' | 'no-match' | 'list-missing';
  mustNot: boolean | null;
  listing?: Listing;
};

/** Do not originate, voice: must no call come from this number? Where no list could be asked and the ranges do not forbid it, rc 3. */
export function answerDno(data: NumberData, subject: NumberSubject): Answer {
  const dno = originationOf(data.dno, subject).mustNot;
  return { tel: subject.tel, dno, rc: dno === null ? 3 : 0 };
}

/**
 * Computed for every country: no number that is invalid, unallocated or of a receiving type may originate. The list adds
 * the numbers whose holders asked for it; one that it names outside every range is listed before it is nobody's.
 */
export function originationOf(list: DataSet<NumberList>, { tel, range }: NumberSubject): Origination {
  if (range && receivingOnly.has(range.nt)) return { rule: 'number-type', mustNot: true };
  const number = list.content.numbers.find(tel);
  if (number !== undefined) return { rule: 'number-listed', mustNot: true, listing: number };
  const listedRange = list.content.prefixes.find(tel);
  if (listedRange !== undefined) return { rule: 'range-listed', mustNot: true, listing: listedRange };
  if (!range) return { rule: 'not-allocated', mustNot: true };
  return speaksAbout(list, range) ? { rule: 'no-match', mustNot: false } : { rule: 'list-missing', mustNot: null };
}

/** Why `answerDno` says what it says. */
export function whyDno(data: NumberData, subject: NumberSubject): Why {
  return sentenceOf('do not originate voice', originationWhyOf(data, data.dno, subject));
}

/** The rule with its inputs: `list` is the one that was asked. */
export function originationWhyOf(data: NumberData, list: DataSet<NumberList>, subject: NumberSubject): Why {
  const { rule, listing } = originationOf(list, subject);
  const date = listing?.date ?? null;
  const { digits, nt } = ofSubject(data, subject);
  const listed = (what: string) => withSince(withReason(`${what} is on the list`, listing), date);
  switch (rule) {
    case 'not-allocated':
      return { rule, digits: null, date, text: 'the number lies in no allocated range, so nobody can call or write from it' };
    case 'number-type':
      return { rule, digits, date, text: `the range ${digits} is ${numberTypeWords[nt]}, which only receives` };
    case 'number-listed':
      return { rule, digits: subject.tel, date, text: listed('the number') };
    case 'range-listed': {
      const prefix = list.content.prefixes.prefixOf(subject.tel) ?? null;
      return { rule, digits: prefix, date, text: listed(`the range ${prefix}`) };
    }
    case 'no-match':
      return {
        rule,
        digits: null,
        date,
        text: `neither the number nor a range of it is listed, and ${rangeWords(data, subject)} may call`,
      };
    case 'list-missing':
      return { rule, digits: null, date, text: `no list is loaded; ${rangeWords(data, subject)} forbids nothing by itself` };
  }
}
