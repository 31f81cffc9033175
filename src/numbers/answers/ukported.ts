import type { Answer } from '../../shared/services/legend.ts';
import type { NumberData } from '../number-data.ts';
import { isOneCompany } from '../plan-facts/successors.ts';
import { carrierOf, holderOf } from './serving-network.ts';
import { addNetworkCodes, known, numberTypeOf, speaksAbout, type NumberSubject } from './number-subject.ts';

/**
 * Is this UK number ported, as far as can be observed? The UK has no central database of ported numbers, so the answer is an
 * observation with its age. Never observed (rc 2): the holder of the range, `npi` "na". Jersey, Guernsey and Man are outside (rc 106).
 */
export function answerUkported(data: NumberData, { tel, range, reason }: NumberSubject): Answer {
  if (!range) return { tel, npdi: true, npi: 'na', rc: reason };
  if (range.cc !== 'GB') return { tel, cc: range.cc, rc: 106 };
  const nt = numberTypeOf(range);
  const observation = speaksAbout(data.ukObservations, range) ? data.ukObservations.content.find(tel) : undefined;
  const carrier = observation && observation.currentSpId !== range.uniqueSpId ? carrierOf(data, observation.currentSpId) : holderOf(range);
  const base: Answer = { tel, npdi: true, npi: 'na', cic: known(carrier.cic), cc: range.cc, cn: known(carrier.name), nt, rc: 2 };
  addNetworkCodes(base, nt, carrier);
  if (!observation) return { ...base, phdbccic: null, lastSeen: null };
  const { previousSpId, currentSpId, changeSeen, lastSeen } = observation;
  return {
    ...base,
    npi: currentSpId === range.uniqueSpId || isOneCompany({ tel, cc: range.cc }, range.spName, carrier.name) ? 'no' : 'yes',
    lastPorted: null,
    phdbpcic: previousSpId === null ? null : known(carrierOf(data, previousSpId).cic),
    phdbccic: known(carrier.cic),
    changeSeen,
    lastSeen,
    rc: 0,
  };
}
