import type { PrimaryNumberAttribute } from '../../shared/range-search/range-row.ts';
import type { PlannedAttributes, PlannedType } from './planned-range.ts';

/** The attribute words of a row for a planned type. */
interface NumberAttributes {
  readonly primaryNumberAttribute: PrimaryNumberAttribute;
  readonly secondaryNumberAttribute: string;
}

const primaryAttributes: Readonly<Record<PlannedType, PrimaryNumberAttribute>> = {
  MOBILE: 'MOBILE',
  FIXED_LINE: 'GEOGRAPHIC',
  FIXED_LINE_OR_MOBILE: 'GEOGRAPHIC',
  TOLL_FREE: 'TOLL_FREE',
  PREMIUM_RATE: 'PREMIUM',
  SHARED_COST: 'SHARED_COST',
  VOIP: 'VOIP',
  PERSONAL_NUMBER: 'PERSONAL',
  PAGER: 'PAGING',
  UAN: 'UAN',
  VOICEMAIL: 'VOICEMAIL',
  NON_GEOGRAPHIC: 'NON_GEOGRAPHIC',
  M2M: 'M2M',
  SATELLITE: 'SATELLITE',
  INTERNATIONAL_NETWORK: 'INTERNATIONAL_NETWORK',
  SPECIAL: 'SPECIAL',
  RESERVED: 'RESERVED',
};

/** Returns the attributes of a row. Drama numbers are FICTION, whatever else applies. */
export function numberAttributes({ type, label, dramaNetwork }: PlannedAttributes): NumberAttributes {
  const detail = label === '' && type === 'FIXED_LINE_OR_MOBILE' ? 'FIXED_OR_MOBILE' : label;
  return { primaryNumberAttribute: primaryAttributes[type], secondaryNumberAttribute: dramaNetwork ? 'FICTION' : detail };
}

/** Types whose numbers may belong to a network with mcc and mnc. */
const networkTypes: ReadonlySet<PlannedType> = new Set(['MOBILE', 'FIXED_LINE_OR_MOBILE', 'M2M', 'SATELLITE', 'INTERNATIONAL_NETWORK']);

/** Returns true if numbers of this type may belong to a network with mcc and mnc. */
export function mayHaveNetworkCode(type: PlannedType): boolean {
  return networkTypes.has(type);
}

/** Returns true if the carrier data covers numbers of this type: it holds prefixes of networks with codes, and of pagers. */
export function carriesOperator(type: PlannedType): boolean {
  return type === 'PAGER' || mayHaveNetworkCode(type);
}
