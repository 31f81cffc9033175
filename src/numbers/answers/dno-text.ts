import type { Answer, Why } from '../../shared/services/legend.ts';
import type { NumberData } from '../number-data.ts';
import { originationOf, originationWhyOf } from './dno.ts';
import type { NumberSubject } from './number-subject.ts';
import { sentenceOf } from './why-words.ts';

/** Do not originate, text: must no text message come from this number? Otherwise as `answerDno`. */
export function answerDnoText(data: NumberData, subject: NumberSubject): Answer {
  const dnot = originationOf(data.dnoText, subject).mustNot;
  return { tel: subject.tel, dnot, rc: dnot === null ? 3 : 0 };
}

/** Why `answerDnoText` says what it says. */
export function whyDnoText(data: NumberData, subject: NumberSubject): Why {
  return sentenceOf('do not originate text', originationWhyOf(data, data.dnoText, subject));
}
