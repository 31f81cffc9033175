import type { Answer, NumberType } from '../../shared/services/legend.ts';
import type { Why } from '../../shared/services/provenance.ts';
import type { NumberData } from '../number-data.ts';
import { irsfMatchOf, irsfWhyOf, revenueShareTypes, type IrsfMatch } from './irsf-check.ts';
import { isGivenToNobody, noRangeRule, noRangeText, noSubscriberText } from './no-subscriber.ts';
import { servingNetworkOf } from './serving-network.ts';
import {
  addNetworkCodes,
  clears,
  known,
  mayBeMobile,
  numberTypeOf,
  speaksAbout,
  type Asked,
  type NumberSubject,
} from './number-subject.ts';
import { numberTypeWords, ofSubject, outdatedWords, rangeWords, sentenceOf, withReason, withSince } from './why-words.ts';

/** Types that are expensive to call although nobody gets a share: they belong to no country. */
const expensiveTypes: ReadonlySet<NumberType> = new Set(['satellite', 'international network']);

/** Reason code of the first rule that speaks against the number, and the match in the fraud list. */
type AitDecision = { rc: 0 | 3 | 101 | 102 | 103 | 401 | 402 | 403 | 404 | 405 | 406; irsf: IrsfMatch };

/**
 * Answers the artificially inflated traffic check: may a one-time code be sent to this number? `valid` is the verdict, `rc` the first rule against it: 403 on
 * the fraud list, 404 in a high-risk range, 401 nobody's number, 402 premium or personal type, 406 satellite or international network, 405 not mobile. If
 * nothing speaks against the number but one of the two lists is missing or out of date, `valid` is null (rc 3). A number in no known range has no verdict
 * either.
 */
export function answerAitCheck(data: NumberData, subject: NumberSubject, asked: Asked): Answer {
  const { tel, range } = subject;
  const { rc, irsf } = aitDecisionOf(data, subject, asked);
  const valid = rc === 0 ? true : rc > 400 ? false : null;
  if (!range) return { tel, valid, irsf: irsf.irsf, rc, ...dateOf(irsf) };
  const { carrier, nt } = servingNetworkOf(data, tel, range);
  const answer: Answer = { tel, cc: range.cc, nt, cic: known(carrier.cic), cn: known(carrier.name), valid, irsf: irsf.irsf, rc };
  return addNetworkCodes(Object.assign(answer, dateOf(irsf)), nt, carrier);
}

function dateOf({ irsf, listing }: IrsfMatch): Pick<Answer, 'irsfDate'> {
  return irsf ? { irsfDate: listing?.date ?? null } : {};
}

function aitDecisionOf(data: NumberData, subject: NumberSubject, asked: Asked): AitDecision {
  const { tel, range, reason, none } = subject;
  const irsf = irsfMatchOf(data, subject, asked);
  const decided = (rc: AitDecision['rc']): AitDecision => ({ rc, irsf });
  if (irsf.listing) return decided(403);
  if (data.aitRisk.content.find(tel)) return decided(404);
  if (none !== undefined) return decided(none.isImpossible ? 401 : reason);
  if (isGivenToNobody(range, data.aitRisk.synthetic || data.irsf.synthetic)) return decided(401);
  const nt = numberTypeOf(range);
  if (revenueShareTypes.has(nt) || nt === 'personal') return decided(402);
  if (expensiveTypes.has(nt)) return decided(406);
  if (!mayBeMobile(range)) return decided(405);
  return decided(irsf.irsf === null || !clears(data, 'aitRisk', { range, now: asked.now }) ? 3 : 0);
}

/** Names the list that decided because it has the number. Undefined if a rule of the numbering plan decided, or nothing speaks against the number. */
export function aitListOf(data: NumberData, subject: NumberSubject, asked: Asked): 'irsf' | 'aitRisk' | undefined {
  const { rc } = aitDecisionOf(data, subject, asked);
  return rc === 404 ? 'aitRisk' : rc === 403 ? 'irsf' : undefined;
}

/** Explains the answer of `answerAitCheck`. */
export function whyAit(data: NumberData, subject: NumberSubject, asked: Asked): Why {
  return sentenceOf('inflated traffic', aitWhyOf(data, subject, aitDecisionOf(data, subject, asked)));
}

function aitWhyOf(data: NumberData, subject: NumberSubject, { rc, irsf }: AitDecision): Why {
  const none = { digits: null, date: null };
  const { digits, nt } = ofSubject(data, subject);
  const ofType = (rule: Why['rule'], rest: string): Why => ({
    rule,
    digits,
    date: null,
    text: `the range ${digits} is ${numberTypeWords[nt]}${rest}`,
  });
  switch (rc) {
    case 401:
      if (subject.none) return { rule: 'impossible', ...none, text: noRangeText(subject) };
      return { rule: 'no-subscriber', digits, date: null, text: noSubscriberText(subject, digits) };
    case 402:
      return ofType('number-type', revenueShareTypes.has(nt) ? ', which pays the called party a share' : ', so send no codes to it');
    case 403:
      return irsfWhyOf(data, subject, irsf);
    case 404: {
      const listed = data.aitRisk.content.prefixOf(subject.tel) ?? null;
      const risk = data.aitRisk.content.find(subject.tel);
      const date = risk?.date ?? null;
      const text = withSince(withReason(`the range ${listed} is high-risk`, risk), date);
      return { rule: 'range-listed', digits: listed, date, text };
    }
    case 405:
      return ofType('not-mobile', ', not mobile');
    case 406:
      return ofType('number-type', ', which is expensive to call');
    case 0: {
      const text = `the number is neither on the fraud list nor in a high-risk range, and ${rangeWords(data, subject)} is no risk`;
      return { rule: 'no-match', ...none, text };
    }
    case 3:
    case 101:
    case 102:
    case 103: {
      if (subject.none) return { rule: noRangeRule(subject.none), ...none, text: noRangeText(subject) };
      const noRisk = `; ${rangeWords(data, subject)} is no risk by itself`;
      if (irsf.rule === 'list-outdated') return { rule: irsf.rule, ...none, text: outdatedWords(data.irsf, 'fraud list') + noRisk };
      if (irsf.irsf !== null && speaksAbout(data.aitRisk, subject.range))
        return { rule: 'list-outdated', ...none, text: outdatedWords(data.aitRisk, 'list of high-risk ranges') + noRisk };
      const missing = irsf.irsf === null ? 'fraud list' : 'list of high-risk ranges';
      return { rule: 'list-missing', ...none, text: `no ${missing} is loaded${noRisk}` };
    }
  }
}
