/** Which carrier serves a number now: the recipient of its last move, or the holder of its range. */
import type { Answer, NumberType } from '../../shared/services/legend.ts';
import type { Carrier, NumberData } from '../number-data.ts';
import { isOneCompany } from '../plan-facts/successors.ts';
import type { RangeAttributes } from '../ranges/range-attributes.ts';
import { known, movesAreKnown, numberTypeOf, portedAt } from './number-subject.ts';

export type ServingNetwork = {
  carrier: Carrier;
  /** `na` where moves of this number would not be known. */
  npi: NonNullable<Answer['npi']>;
  /** Where calls are routed to; null unless the number moved to another carrier, be it the successor of the holder. */
  rn: string | null;
  nt: NumberType;
};

/**
 * The carrier serving `tel`, which lies in `range`. A number that moved back to the range's holder counts as not ported, and so does one that
 * moved with it to the company that the holder is today; that one is routed as its move says.
 */
export function servingNetworkOf(data: NumberData, tel: string, range: RangeAttributes): ServingNetwork {
  const holder = holderOf(range);
  const nt = numberTypeOf(range);
  const route = data.ported.content.currentAt(portedAt(data, tel, range));
  if (route === undefined && !movesAreKnown(data, range)) return { carrier: holder, npi: 'na', rn: null, nt };
  if (route === undefined || route.recipientSpId === range.uniqueSpId) return { carrier: holder, npi: 'no', rn: null, nt };
  const carrier = carrierOf(data, route.recipientSpId, route.cic);
  const npi = isOneCompany({ tel, cc: range.cc }, range.spName, carrier.name) ? 'no' : 'yes';
  return { carrier, npi, rn: known(route.rn), nt: servedType(tel, nt, carrier) };
}

/** The holder of a range as a carrier. */
export function holderOf({ cic, spName, mcc, mnc }: RangeAttributes): Carrier {
  return { cic, name: spName, mcc, mnc };
}

/** A carrier by its id; where nobody described it, nothing but `cic` is known. */
export function carrierOf(data: NumberData, spId: string, cic = ''): Carrier {
  const carrier = data.carriers.get(spId);
  if (carrier === undefined) return { cic, name: '', mcc: '', mnc: '' };
  return cic === '' || cic === carrier.cic ? carrier : { ...carrier, cic };
}

/** In the North American plan (+1) numbers move between fixed and mobile networks: a mobile carrier makes the number mobile. */
function servedType(tel: string, nt: NumberType, { mcc }: Carrier): NumberType {
  return (nt === 'fixed' || nt === 'fixed or mobile') && mcc !== '' && tel.startsWith('1') ? 'mobile' : nt;
}
