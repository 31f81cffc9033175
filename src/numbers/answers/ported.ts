import type { Answer } from '../../shared/services/legend.ts';
import type { NumberData } from '../number-data.ts';
import { writtenTime } from '../lists/port.ts';
import { holderOf, servingNetworkOf } from './serving-network.ts';
import { addNetworkCodes, known, movesAreKnown, numberTypeOf, portedAt, type NumberSubject } from './number-subject.ts';

/** Answers when the number was last ported, from whom (`cic`, `cn`, `mcc`, `mnc`: the range's holder) and to whom (`ccn`, `cmcc`, `cmnc`). */
export function answerPorted(data: NumberData, { tel, range, reason, none }: NumberSubject): Answer {
  if (!range) return { tel, valid: none.isImpossible ? false : null, rc: reason };
  const holder = holderOf(range);
  const nt = numberTypeOf(range);
  const { carrier, npi, nt: servedAs } = servingNetworkOf(data, tel, range);
  const answer: Answer = {
    tel,
    valid: true,
    npi,
    cic: known(holder.cic),
    cn: known(holder.name),
    cc: range.cc,
    lastPorted: null,
    ccn: null,
    rc: 105,
  };
  addNetworkCodes(answer, nt, holder);
  const last = data.ported.content.lastAt(portedAt(data, tel, range));
  if (!last && !movesAreKnown(data, range)) return answer;

  answer.lastPorted = last ? writtenTime(last) : null;
  answer.ccn = known(carrier.name);
  const { mcc, mnc } = addNetworkCodes({ tel, rc: 0 }, servedAs, carrier);
  if (mcc !== undefined) answer.cmcc = mcc;
  if (mnc !== undefined) answer.cmnc = mnc;
  answer.rc = last ? 0 : 1;
  return answer;
}
