import type { Answer } from '../../shared/services/legend.ts';
import type { NumberData } from '../number-data.ts';
import { servingNetworkOf } from './serving-network.ts';
import { addNetworkCodes, known, speaksAbout, type NumberSubject } from './number-subject.ts';

const countries: ReadonlySet<string> = new Set(['US', 'CA']);

/**
 * US message routing: which provider receives messages for this US or Canadian number? `acic` and `acn` are null where no override
 * is registered and messages follow the voice carrier, and, with rc 2, where nobody can tell.
 */
export function answerUsmrq(data: NumberData, { tel, range, reason }: NumberSubject): Answer {
  if (!range) return { tel, rc: reason };
  if (!countries.has(range.cc)) return { tel, cc: range.cc, rc: 106 };
  const { carrier, nt } = servingNetworkOf(data, tel, range);
  const isKnown = speaksAbout(data.overrides, range);
  const override = isKnown ? data.overrides.content.find(tel) : undefined;
  const answer: Answer = {
    tel,
    npdi: true,
    cic: known(carrier.cic),
    cn: known(carrier.name),
    cc: range.cc,
    nt,
    acic: known(override?.acic),
    acn: known(override?.acn),
    rc: isKnown ? 0 : 2,
  };
  return addNetworkCodes(answer, nt, carrier);
}
