import type { PrimaryNumberAttribute } from '../../shared/range-search/range-row.ts';
import type { PlannedAttributes, PlannedType } from './planned-range.ts';

/** The words of the row for a planned type. */
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

/** The attributes of a row. Numbers for drama are FICTION, whatever else is said of them. */
export function numberAttributes({ type, label, dramaNetwork }: PlannedAttributes): NumberAttributes {
  const detail = label === '' && type === 'FIXED_LINE_OR_MOBILE' ? 'FIXED_OR_MOBILE' : label;
  return { primaryNumberAttribute: primaryAttributes[type], secondaryNumberAttribute: dramaNetwork ? 'FICTION' : detail };
}

/** Types of which numbers may belong to a network with mcc and mnc. */
const networkTypes: ReadonlySet<PlannedType> = new Set(['MOBILE', 'FIXED_LINE_OR_MOBILE', 'M2M', 'SATELLITE', 'INTERNATIONAL_NETWORK']);

/** Whether numbers of this type may belong to a network with mcc and mnc. */
export function mayHaveNetworkCode(type: PlannedType): boolean {
  return networkTypes.has(type);
}

/** Whether the carrier data speak of numbers of this type: they hold prefixes of networks with codes, and of pagers. */
export function carriesOperator(type: PlannedType): boolean {
  return type === 'PAGER' || mayHaveNetworkCode(type);
}
