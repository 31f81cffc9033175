import type { Answer } from '../../shared/services/legend.ts';
import type { NumberData } from '../number-data.ts';
import { mustNotOriginate } from './dno.ts';
import type { NumberSubject } from './number-subject.ts';

/** Do not originate, text: must no text message come from this number? */
export function answerDnoText(data: NumberData, subject: NumberSubject): Answer {
  return { tel: subject.tel, dnot: mustNotOriginate(data.dnoText.content, subject), rc: 0 };
}
