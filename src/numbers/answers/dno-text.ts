import type { Answer } from '../../shared/services/legend.ts';
import type { NumberData } from '../number-data.ts';
import { mustNotOriginate } from './dno.ts';
import type { NumberSubject } from './number-subject.ts';

/** Do not originate, text: must no text message come from this number? Otherwise as `answerDno`. */
export function answerDnoText(data: NumberData, subject: NumberSubject): Answer {
  const dnot = mustNotOriginate(data.dnoText, subject);
  return { tel: subject.tel, dnot, rc: dnot === null ? 3 : 0 };
}
