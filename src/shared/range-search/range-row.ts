/** A row of the number ranges, as in the range search and the number lookup (specification, section 3). */
import * as z from 'zod/mini';

/** Types of a range. `SPECIAL`: a service without subscribers. No built-in range has the last three: they are for imports. */
export const primaryNumberAttributes = [
  'MOBILE',
  'GEOGRAPHIC',
  'NON_GEOGRAPHIC',
  'TOLL_FREE',
  'SHARED_COST',
  'PREMIUM',
  'VOIP',
  'PERSONAL',
  'PAGING',
  'M2M',
  'SATELLITE',
  'INTERNATIONAL_NETWORK',
  'UAN',
  'VOICEMAIL',
  'SPECIAL',
  'RESERVED',
  'CARRIER_SERVICE',
  'UNALLOCATED',
  'UNKNOWN',
] as const;
export type PrimaryNumberAttribute = (typeof primaryNumberAttributes)[number];

/** Every row has all 15 keys; an empty value is `""`. Lengths count all E.164 digits. */
export const RangeRow = z.object({
  range: z.string(),
  countryName: z.string(),
  uniqueSpId: z.string(),
  spName: z.string(),
  primaryNumberAttribute: z.string(),
  secondaryNumberAttribute: z.string(),
  mcc: z.string(),
  mnc: z.string(),
  minlength: z.int(),
  maxlength: z.int(),
  isoAlpha2: z.string(),
  isoAlpha3: z.string(),
  cic: z.string(),
  tz: z.string(),
  tadig: z.string(),
});
export type RangeRow = z.infer<typeof RangeRow>;

/** Changes of a range from one version of the data to the next. `moved` is another operator (`uniqueSpId`), `changed` another value of any other column. */
export const rangeChangeKinds = ['added', 'removed', 'moved', 'changed'] as const;
export type RangeChangeKind = (typeof rangeChangeKinds)[number];
