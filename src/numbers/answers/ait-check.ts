import type { Answer, NumberType, Why } from '../../shared/services/legend.ts';
import type { NumberData } from '../number-data.ts';
import { irsfMatchOf, irsfWhyOf, type IrsfMatch } from './irsf-check.ts';
import { servingNetworkOf } from './serving-network.ts';
import { addNetworkCodes, known, mayBeMobile, numberTypeOf, speaksAbout, type NumberSubject } from './number-subject.ts';
import { numberTypeWords, ofSubject, rangeWords, sentenceOf, withReason, withSince } from './why-words.ts';

/** Types of which the called side gets a share. */
const revenueShareTypes: ReadonlySet<NumberType> = new Set(['premium', 'shared', 'personal']);

/** The reason code of the first rule that speaks against the number, and what the fraud list said. */
type AitDecision = { rc: 0 | 3 | 401 | 402 | 403 | 404 | 405; irsf: IrsfMatch };

/**
 * Artificially inflated traffic: should a one-time code be sent to this number? `valid` is the verdict, `rc` the first rule that
 * speaks against it: not assigned 401, premium or revenue-share type 402, on the fraud list 403, high-risk range 404, not mobile 405. Where
 * none does but one of the two lists could not be asked there is no verdict: rc 3.
 */
export function answerAitCheck(data: NumberData, subject: NumberSubject): Answer {
  const { tel, range } = subject;
  const { rc, irsf } = aitDecisionOf(data, subject);
  if (!range) return { tel, valid: false, irsf: irsf.irsf, rc };
  const { carrier, nt } = servingNetworkOf(data, tel, range);
  const answer: Answer = {
    tel,
    cc: range.cc,
    nt,
    cic: known(carrier.cic),
    cn: known(carrier.name),
    valid: rc === 3 ? null : rc === 0,
    irsf: irsf.irsf,
    rc,
  };
  if (irsf.irsf) answer.irsfDate = irsf.listing?.date ?? null;
  return addNetworkCodes(answer, nt, carrier);
}

function aitDecisionOf(data: NumberData, subject: NumberSubject): AitDecision {
  const { tel, range } = subject;
  const irsf = irsfMatchOf(data, subject);
  const decided = (rc: AitDecision['rc']): AitDecision => ({ rc, irsf });
  if (!range) return decided(401);
  if (revenueShareTypes.has(numberTypeOf(range))) return decided(402);
  if (irsf.irsf) return decided(403);
  if (data.aitRisk.content.find(tel)) return decided(404);
  if (!mayBeMobile(tel, range)) return decided(405);
  return decided(irsf.irsf === null || !speaksAbout(data.aitRisk, range) ? 3 : 0);
}

/** Which of its lists names the number and so decided; none where a rule of the numbering plan did, or nothing speaks against the number. */
export function aitListOf(data: NumberData, subject: NumberSubject): 'irsf' | 'aitRisk' | undefined {
  const { rc, irsf } = aitDecisionOf(data, subject);
  if (rc === 404) return 'aitRisk';
  return rc === 403 && irsf.listing ? 'irsf' : undefined;
}

/** Why `answerAitCheck` says what it says. */
export function whyAit(data: NumberData, subject: NumberSubject): Why {
  return sentenceOf('inflated traffic', aitWhyOf(data, subject, aitDecisionOf(data, subject)));
}

function aitWhyOf(data: NumberData, subject: NumberSubject, { rc, irsf }: AitDecision): Why {
  const none = { digits: null, date: null };
  switch (rc) {
    case 401:
      return { rule: 'not-allocated', ...none, text: 'the number lies in no allocated range, so nobody holds it' };
    case 402: {
      const { digits, nt } = ofSubject(data, subject);
      const text = `the range ${digits} is ${numberTypeWords[nt]}, of which the called side gets a share`;
      return { rule: 'number-type', digits, date: null, text };
    }
    case 403:
      return irsfWhyOf(data, subject, irsf);
    case 404: {
      const digits = data.aitRisk.content.prefixOf(subject.tel) ?? null;
      const risk = data.aitRisk.content.find(subject.tel);
      const date = risk?.date ?? null;
      return { rule: 'range-listed', digits, date, text: withSince(withReason(`the range ${digits} is of high risk`, risk), date) };
    }
    case 405: {
      const { digits, nt } = ofSubject(data, subject);
      return { rule: 'not-mobile', digits, date: null, text: `the range ${digits} is ${numberTypeWords[nt]}, not mobile` };
    }
    case 0: {
      const text = `neither the fraud list nor the high-risk ranges name the number, and ${rangeWords(data, subject)} is no risk`;
      return { rule: 'no-match', ...none, text };
    }
    case 3: {
      const missing = irsf.irsf === null ? 'fraud list' : 'list of high-risk ranges';
      return { rule: 'list-missing', ...none, text: `no ${missing} is loaded; ${rangeWords(data, subject)} is no risk by itself` };
    }
  }
}
