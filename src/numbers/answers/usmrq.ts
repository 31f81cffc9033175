import type { Answer } from '../../shared/services/legend.ts';
import type { NumberData } from '../number-data.ts';
import { servingNetworkOf } from './serving-network.ts';
import { addNetworkCodes, known, speaksAbout, type NumberSubject } from './number-subject.ts';

const countries: ReadonlySet<string> = new Set(['US', 'CA']);

/**
 * US message routing: which provider receives messages for this US or Canadian number? `acic` and `acn` are null where no override
 * is registered and messages follow the voice carrier. Where no registry could be asked they are left out (rc 3): null would say that.
 */
export function answerUsmrq(data: NumberData, { tel, range, reason }: NumberSubject): Answer {
  if (!range) return { tel, rc: reason };
  if (!countries.has(range.cc)) return { tel, cc: range.cc, rc: 106 };
  const { carrier, nt } = servingNetworkOf(data, tel, range);
  const answer: Answer = { tel, npdi: true, cic: known(carrier.cic), cn: known(carrier.name), cc: range.cc, nt, rc: 3 };
  if (speaksAbout(data.overrides, range)) {
    const override = data.overrides.content.find(tel);
    Object.assign(answer, { acic: known(override?.acic), acn: known(override?.acn), rc: 0 });
  }
  return addNetworkCodes(answer, nt, carrier);
}
