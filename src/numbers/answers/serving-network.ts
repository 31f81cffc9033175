/** The carrier that serves a number now: the recipient of its last move, or the holder of its range. */
import type { Answer, NumberType } from '../../shared/services/legend.ts';
import type { Carrier, NumberData } from '../number-data.ts';
import { isOneCompany } from '../plan-facts/successors.ts';
import type { RangeAttributes } from '../ranges/range-attributes.ts';
import { known, movesAreKnown, numberTypeOf, portedAt } from './number-subject.ts';

export type ServingNetwork = {
  carrier: Carrier;
  /** `na` if moves of this number would not be known. */
  npi: NonNullable<Answer['npi']>;
  /** The network that calls are routed to; null unless the number moved to another carrier, even if that is the holder's successor. */
  rn: string | null;
  nt: NumberType;
};

/**
 * Returns the carrier serving `tel`, which lies in `range`. A number that moved back to the range's holder counts as not ported. So does one that moved to the
 * company that the holder is today, but its routing follows the move.
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

/** Describes the holder of a range as a carrier. */
export function holderOf({ cic, spName, mcc, mnc }: RangeAttributes): Carrier {
  return { cic, name: spName, mcc, mnc };
}

/** Returns a carrier by its id; only `cic` is known if nobody described it. */
export function carrierOf(data: NumberData, spId: string, cic = ''): Carrier {
  const carrier = data.carriers.get(spId);
  if (carrier === undefined) return { cic, name: '', mcc: '', mnc: '' };
  return cic === '' || cic === carrier.cic ? carrier : { ...carrier, cic };
}

/**
 * Returns the type of a number after its move. Numbers in the North American plan (+1) move between fixed and mobile networks: a mobile carrier makes the
 * number mobile.
 */
function servedType(tel: string, nt: NumberType, { mcc }: Carrier): NumberType {
  return (nt === 'fixed' || nt === 'fixed or mobile') && mcc !== '' && tel.startsWith('1') ? 'mobile' : nt;
}
