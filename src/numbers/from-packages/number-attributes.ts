import type { NumberType } from './plan-metadata.ts';

/** The words of the row for a type of google-libphonenumber. */
export interface NumberAttributes {
  readonly primaryNumberAttribute: string;
  readonly secondaryNumberAttribute: string;
}

const primaryAttributes: Readonly<Record<NumberType, string>> = {
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
};

/** Inmarsat, and the global mobile satellite systems. */
const satelliteCallingCodes = new Set(['870', '881']);

/** The attributes of a row. All numbers of the global satellite codes are SATELLITE, whatever their type. */
export function numberAttributes(type: NumberType, callingCode: string): NumberAttributes {
  if (satelliteCallingCodes.has(callingCode)) return { primaryNumberAttribute: 'SATELLITE', secondaryNumberAttribute: '' };
  return {
    primaryNumberAttribute: primaryAttributes[type],
    secondaryNumberAttribute: type === 'FIXED_LINE_OR_MOBILE' ? 'FIXED_OR_MOBILE' : '',
  };
}

/** Whether the carrier data speak of numbers of this type: they hold mobile and pager prefixes only. */
export function carriesOperator(type: NumberType): boolean {
  return type === 'PAGER' || mayBeMobile(type);
}

/** Whether numbers of this type may belong to a mobile network, which has mcc and mnc. */
export function mayBeMobile(type: NumberType): boolean {
  return type === 'MOBILE' || type === 'FIXED_LINE_OR_MOBILE';
}
