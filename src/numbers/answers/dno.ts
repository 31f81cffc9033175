import type { Answer, NumberType } from '../../shared/services/legend.ts';
import type { Why } from '../../shared/services/provenance.ts';
import type { Listing } from '../lists/exact-list.ts';
import { isOutOfDate, type DataSet, type NumberData, type NumberList } from '../number-data.ts';
import { callerRuleOf } from './caller-rules.ts';
import { isGivenToNobody, noRangeRule, noRangeText, noSubscriberText } from './no-subscriber.ts';
import { numberTypeOf, speaksAbout, type Asked, type NumberSubject } from './number-subject.ts';
import { numberTypeWords, ofSubject, outdatedWords, rangeWords, sentenceOf, withReason, withSince } from './why-words.ts';

/** Types whose numbers receive calls and rarely make them. The answer mentions it, but it is no reason to refuse a call. */
const rarelyCalling: ReadonlySet<NumberType> = new Set(['tollfree', 'premium', 'shared', 'paging', 'voicemail', 'uan']);

/** Calls or text messages. They are kept apart because laws on callers cover calls only. */
type Use = 'call' | 'text';

/** The list to check, whether it is out of date, and the kind of use. */
export interface OriginationAsked {
  readonly list: DataSet<NumberList>;
  readonly isOld: boolean;
  readonly use: Use;
}

/** Reasons that rule out every number of a kind. */
type Forbidding = 'impossible' | 'no-subscriber' | 'caller-rule';

/** `mustNot`: true if nothing may come from the number; null if nothing says so and no current list could be checked. */
type Origination = {
  rule: 'number-listed' | 'range-listed' | Forbidding | ReturnType<typeof noRangeRule> | 'no-match' | 'list-missing' | 'list-outdated';
  mustNot: boolean | null;
  listing?: Listing;
};

/** Answers do not originate for voice: true if no call may come from this number. Null if unknown; with rc 3 if a list would tell. */
export function answerDno(data: NumberData, subject: NumberSubject, asked: Asked): Answer {
  const { mustNot: dno } = originationOf(voiceOf(data, asked), subject);
  return { tel: subject.tel, dno, rc: originationCode(dno, subject) };
}

export function voiceOf(data: NumberData, { now }: Asked): OriginationAsked {
  return { list: data.dno, isOld: isOutOfDate(data, 'dno', now), use: 'call' };
}

/** Returns the reason code: 0 if there is a verdict. */
export function originationCode(mustNot: boolean | null, { range, reason }: NumberSubject): number {
  if (mustNot !== null) return 0;
  return range ? 3 : reason;
}

/**
 * Checks the list first, also for numbers outside every range. Then the reasons that rule out every number of a kind: it cannot exist, it has no subscriber, or
 * a law forbids it to make calls. Types that mostly receive calls rule out nothing.
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

/** Explains the answer of `answerDno`. */
export function whyDno(data: NumberData, subject: NumberSubject, asked: Asked): Why {
  return sentenceOf('do not originate voice', originationWhyOf(data, voiceOf(data, asked), subject));
}

/** Explains the rule with its inputs. Names both if a list and a rule speak against the number. */
export function originationWhyOf(data: NumberData, asked: OriginationAsked, subject: NumberSubject): Why {
  const { rule, listing } = originationOf(asked, subject);
  const date = listing?.date ?? null;
  const { digits } = ofSubject(data, subject);
  const forbidden = forbiddenBy(subject, asked);
  const further = forbidden === undefined ? '' : `; ${forbiddenWords(data, subject, forbidden)}`;
  const remark = remarkOn(subject, asked.use);
  const byItself = `${rangeWords(data, subject)} alone forbids nothing${remark}`;
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
      const text = `neither the number nor its range is listed, and ${rangeWords(data, subject)} may ${asked.use}${remark}`;
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
      return `such a number must not appear as the caller (${law?.source}, ${law?.document})`;
    }
  }
}

/** Says what makes the number a likely caller or an unusual one; nothing is known about texts. */
function remarkOn({ tel, range }: NumberSubject, use: Use): string {
  if (range === undefined || use === 'text') return '';
  const rule = callerRuleOf(tel, range);
  if (rule?.isForbidden === false) return `; ${rule.source} names such numbers as lawful callers (${rule.document})`;
  const nt = numberTypeOf(range);
  return rarelyCalling.has(nt) ? `; ${numberTypeWords[nt]} numbers rarely call` : '';
}
