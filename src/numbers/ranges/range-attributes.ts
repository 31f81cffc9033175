import type { RangeRow } from '../../shared/range-search/range-row.ts';
import type { NumberType } from '../../shared/services/legend.ts';

/** The attributes of a row that a look-up needs. Rows with the same values share one frozen object, so a look-up allocates nothing. */
export interface RangeAttributes {
  /** ISO 3166-1 alpha-2, or `001` for the global codes. */
  readonly cc: string;
  /** Number type in the words of the answers: `mobile`, `fixed`, `tollfree`, … or `unknown`. */
  readonly nt: string;
  readonly primaryNumberAttribute: string;
  readonly secondaryNumberAttribute: string;
  readonly uniqueSpId: string;
  readonly spName: string;
  readonly cic: string;
  readonly mcc: string;
  readonly mnc: string;
}

const numberTypes: Readonly<Record<string, NumberType>> = {
  MOBILE: 'mobile',
  GEOGRAPHIC: 'fixed',
  NON_GEOGRAPHIC: 'non-geographic',
  TOLL_FREE: 'tollfree',
  SHARED_COST: 'shared',
  PREMIUM: 'premium',
  VOIP: 'voip',
  PERSONAL: 'personal',
  PAGING: 'paging',
  M2M: 'm2m',
  SATELLITE: 'satellite',
  UAN: 'uan',
  VOICEMAIL: 'voicemail',
  INTERNATIONAL_NETWORK: 'international network',
  SPECIAL: 'special',
  RESERVED: 'reserved',
};

/**
 * Countries of +1 whose geographic ranges do not separate fixed from mobile: libphonenumber 3.2.47 has one pattern for both. In the United States numbers move
 * between wireline and wireless carriers (FCC 03-284, 2003-11-10).
 */
const sharedRanges: ReadonlySet<string> = new Set(['US', 'CA', 'DO', 'GU', 'MP', 'PR', 'VI']);

/** Returns the number type in answers for the attributes of a row; `unknown` if it has none. */
export function typeOfAttributes(row: {
  readonly cc: string;
  readonly primaryNumberAttribute: string;
  readonly secondaryNumberAttribute: string;
}): NumberType {
  const { cc, primaryNumberAttribute: primary, secondaryNumberAttribute: secondary } = row;
  if (primary === 'GEOGRAPHIC' && (secondary === 'FIXED_OR_MOBILE' || sharedRanges.has(cc))) return 'fixed or mobile';
  return numberTypes[primary] ?? 'unknown';
}

/** Returns the attributes of a row. */
export function attributesOf(row: RangeRow): RangeAttributes {
  return Object.freeze({
    cc: row.isoAlpha2,
    nt: typeOfAttributes({ ...row, cc: row.isoAlpha2 }),
    primaryNumberAttribute: row.primaryNumberAttribute,
    secondaryNumberAttribute: row.secondaryNumberAttribute,
    uniqueSpId: row.uniqueSpId,
    spName: row.spName,
    cic: row.cic,
    mcc: row.mcc,
    mnc: row.mnc,
  });
}

/** Returns every value that distinguishes two sets of attributes, as one string. `cc` and `nt` follow from the others. */
export function attributesKey(row: RangeRow): string {
  return [
    row.primaryNumberAttribute,
    row.secondaryNumberAttribute,
    row.uniqueSpId,
    row.spName,
    row.cic,
    row.mcc,
    row.mnc,
    row.isoAlpha2,
  ].join('\u0000');
}
