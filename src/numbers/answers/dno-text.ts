import type { Answer } from '../../shared/services/legend.ts';
import type { Why } from '../../shared/services/provenance.ts';
import { isOutOfDate, type NumberData } from '../number-data.ts';
import { originationCode, originationOf, originationWhyOf, type OriginationAsked } from './dno.ts';
import type { Asked, NumberSubject } from './number-subject.ts';
import { sentenceOf } from './why-words.ts';

/** Answers do not originate for text messages: true if none may come from this number. Otherwise the same as `answerDno`. */
export function answerDnoText(data: NumberData, subject: NumberSubject, asked: Asked): Answer {
  const { mustNot: dnot } = originationOf(textsOf(data, asked), subject);
  return { tel: subject.tel, dnot, rc: originationCode(dnot, subject) };
}

export function textsOf(data: NumberData, { now }: Asked): OriginationAsked {
  return { list: data.dnoText, isOld: isOutOfDate(data, 'dnoText', now), use: 'text' };
}

/** Explains the answer of `answerDnoText`. */
export function whyDnoText(data: NumberData, subject: NumberSubject, asked: Asked): Why {
  return sentenceOf('do not originate text', originationWhyOf(data, textsOf(data, asked), subject));
}
