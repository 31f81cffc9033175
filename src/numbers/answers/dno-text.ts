import type { Answer } from '../../shared/services/legend.ts';
import type { NumberData } from '../number-data.ts';
import { mustNotOriginate } from './dno.ts';
import type { Subject } from './number-subject.ts';

/** Do not originate, text: must no text message come from this number? */
export function answerDnoText(data: NumberData, subject: Subject): Answer {
  return { tel: subject.tel, dnot: mustNotOriginate(data.dnoText.content, subject), rc: 0 };
}
