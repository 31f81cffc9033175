import type { Answer } from '../../shared/services/legend.ts';
import type { NumberData } from '../number-data.ts';
import { addNetworkCodes, known, numberTypeOf, type NumberSubject } from './number-subject.ts';

/** Global number range: is the number in a range that we know, and who holds the range? Portability plays no part. */
export function answerGnr(_data: NumberData, { tel, range, reason, none }: NumberSubject): Answer {
  if (!range) return { tel, valid: none.isImpossible ? false : null, rc: reason };
  const cic = known(range.cic);
  const nt = numberTypeOf(range);
  return addNetworkCodes({ tel, valid: true, cic, cor: cic, cc: range.cc, cn: known(range.spName), nt, rc: 0 }, nt, range);
}
