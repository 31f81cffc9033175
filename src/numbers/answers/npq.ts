import type { Answer } from '../../shared/services/legend.ts';
import type { NumberData } from '../number-data.ts';
import { servingNetworkOf } from './serving-network.ts';
import { addNetworkCodes, known, type NumberSubject } from './number-subject.ts';

/** Number portability query: which carrier serves the number now? Where no moves are known (rc 2), the holder of its range. */
export function answerNpq(data: NumberData, { tel, range, reason }: NumberSubject): Answer {
  if (!range) return { tel, npdi: true, npi: 'na', rc: reason };
  const { carrier, npi, rn, nt } = servingNetworkOf(data, tel, range);
  const cic = known(carrier.cic);
  const answer: Answer = {
    tel,
    npdi: true,
    npi,
    rn,
    cic,
    cor: cic,
    cc: range.cc,
    cn: known(carrier.name),
    nt,
    rc: npi === 'na' ? 2 : 0,
  };
  return addNetworkCodes(answer, nt, carrier);
}
