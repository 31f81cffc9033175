import type { Answer, NumberType } from '../../shared/services/legend.ts';
import type { Why } from '../../shared/services/provenance.ts';
import type { Listing } from '../lists/exact-list.ts';
import { isOutOfDate, type DataSet, type NumberData, type NumberList } from '../number-data.ts';
import { callerRuleOf } from './caller-rules.ts';
import { isGivenToNobody, noRangeRule, noRangeText, noSubscriberText } from './no-subscriber.ts';
import { numberTypeOf, speaksAbout, type Asked, type NumberSubject } from './number-subject.ts';
import { numberTypeWords, ofSubject, outdatedWords, rangeWords, sentenceOf, withReason, withSince } from './why-words.ts';

/** Types whose numbers are called and rarely call: said beside an answer, and no reason to refuse a call. */
const rarelyCalling: ReadonlySet<NumberType> = new Set(['tollfree', 'premium', 'shared', 'paging', 'voicemail', 'uan']);

/** Calls or texts: laws on callers are about calls. */
type Use = 'call' | 'text';

/** The list that is asked, whether it is out of date, and what is to come from the number. */
export interface OriginationAsked {
  readonly list: DataSet<NumberList>;
  readonly isOld: boolean;
  readonly use: Use;
}

/** Reasons that forbid every number of a kind. */
type Forbidding = 'impossible' | 'no-subscriber' | 'caller-rule';

/** `mustNot`: whether nothing may come from the number; null where nobody says so and no list could be asked. */
type Origination = {
  rule: 'number-listed' | 'range-listed' | Forbidding | ReturnType<typeof noRangeRule> | 'no-match' | 'list-missing' | 'list-outdated';
  mustNot: boolean | null;
  listing?: Listing;
};

/** Do not originate, voice: must no call come from this number? Null where nothing is known: with rc 3 where a list would tell. */
export function answerDno(data: NumberData, subject: NumberSubject, asked: Asked): Answer {
  const { mustNot: dno } = originationOf(voiceOf(data, asked), subject);
  return { tel: subject.tel, dno, rc: originationCode(dno, subject) };
}

export function voiceOf(data: NumberData, { now }: Asked): OriginationAsked {
  return { list: data.dno, isOld: isOutOfDate(data, 'dno', now), use: 'call' };
}

/** 0 where it is told. */
export function originationCode(mustNot: boolean | null, { range, reason }: NumberSubject): number {
  if (mustNot !== null) return 0;
  return range ? 3 : reason;
}

/**
 * The list first, also about numbers outside every range. Then what forbids every number of a kind: it cannot exist, no subscriber has it, or
 * a law keeps it from calling. Types that mostly receive forbid nothing.
 */
export function originationOf(asked: OriginationAsked, subject: NumberSubject): Origination {
  const { list, isOld } = asked;
  const { tel, range, none } = subject;
  const number = list.content.numbers.find(tel);
  if (number !== undefined) return { rule: 'number-listed', mustNot: true, listing: number };
  const listedRange = list.content.prefixes.find(tel);
  if (listedRange !== undefined) return { rule: 'range-listed', mustNot: true, listing: listedRange };
  const forbidden = forbiddenBy(subject, asked);
  if (forbidden !== undefined) return { rule: forbidden, mustNot: true };
  if (none !== undefined) return { rule: noRangeRule(none), mustNot: null };
  if (!speaksAbout(list, range)) return { rule: 'list-missing', mustNot: null };
  return isOld ? { rule: 'list-outdated', mustNot: null } : { rule: 'no-match', mustNot: false };
}

function forbiddenBy({ tel, range, none }: NumberSubject, { list, use }: Pick<OriginationAsked, 'list' | 'use'>): Forbidding | undefined {
  if (none !== undefined) return none.isImpossible ? 'impossible' : undefined;
  if (isGivenToNobody(range, list.synthetic)) return 'no-subscriber';
  return use === 'call' && callerRuleOf(tel, range)?.isForbidden ? 'caller-rule' : undefined;
}

/** Why `answerDno` says what it says. */
export function whyDno(data: NumberData, subject: NumberSubject, asked: Asked): Why {
  return sentenceOf('do not originate voice', originationWhyOf(data, voiceOf(data, asked), subject));
}

/** The rule with its inputs. Where a list names a number that a rule forbids as well, both are said. */
export function originationWhyOf(data: NumberData, asked: OriginationAsked, subject: NumberSubject): Why {
  const { rule, listing } = originationOf(asked, subject);
  const date = listing?.date ?? null;
  const { digits } = ofSubject(data, subject);
  const forbidden = forbiddenBy(subject, asked);
  const further = forbidden === undefined ? '' : `; ${forbiddenWords(data, subject, forbidden)}`;
  const remark = remarkOn(subject, asked.use);
  const byItself = `${rangeWords(data, subject)} forbids nothing by itself${remark}`;
  const listed = (what: string) => `${withSince(withReason(`${what} is on the list`, listing), date)}${further}`;
  switch (rule) {
    case 'number-listed':
      return { rule, digits: subject.tel, date, text: listed('the number') };
    case 'range-listed': {
      const prefix = asked.list.content.prefixes.prefixOf(subject.tel) ?? null;
      return { rule, digits: prefix, date, text: listed(`the range ${prefix}`) };
    }
    case 'impossible':
    case 'no-subscriber':
    case 'caller-rule':
      return { rule, digits, date, text: forbiddenWords(data, subject, rule) };
    case 'not-allocated':
    case 'ranges-missing':
      return { rule, digits, date, text: noRangeText(subject) };
    case 'no-match': {
      const text = `neither the number nor a range of it is listed, and ${rangeWords(data, subject)} may ${asked.use}${remark}`;
      return { rule, digits: null, date, text };
    }
    case 'list-outdated':
      return { rule, digits: null, date, text: `${outdatedWords(asked.list)}; ${byItself}` };
    case 'list-missing':
      return { rule, digits: null, date, text: `no list is loaded; ${byItself}` };
  }
}

function forbiddenWords(data: NumberData, subject: NumberSubject, rule: Forbidding): string {
  switch (rule) {
    case 'impossible':
      return noRangeText(subject);
    case 'no-subscriber':
      return noSubscriberText(subject, ofSubject(data, subject).digits);
    case 'caller-rule': {
      const law = subject.range && callerRuleOf(subject.tel, subject.range);
      return `such a number may not be shown as a caller (${law?.source}, ${law?.document})`;
    }
  }
}

/** Says what speaks for the number as a caller, or makes it an unusual one; of texts nothing is known. */
function remarkOn({ tel, range }: NumberSubject, use: Use): string {
  if (range === undefined || use === 'text') return '';
  const rule = callerRuleOf(tel, range);
  if (rule?.isForbidden === false) return `; ${rule.source} names such numbers as lawful callers (${rule.document})`;
  const nt = numberTypeOf(range);
  return rarelyCalling.has(nt) ? `; ${numberTypeWords[nt]} numbers rarely call` : '';
}
