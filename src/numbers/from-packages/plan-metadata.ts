import libphonenumber from 'google-libphonenumber';

/** The number types of google-libphonenumber in the order in which it checks them. */
export const describedTypes = [
  'PREMIUM_RATE',
  'TOLL_FREE',
  'SHARED_COST',
  'VOIP',
  'PERSONAL_NUMBER',
  'PAGER',
  'UAN',
  'VOICEMAIL',
  'FIXED_LINE',
  'MOBILE',
] as const;
export type DescribedType = (typeof describedTypes)[number];
export type NumberType = DescribedType | 'FIXED_LINE_OR_MOBILE';

/** A pattern over national digits, and the national lengths it holds for. */
interface NumberDescription {
  readonly pattern: string;
  /** National lengths; empty for all lengths of the region. */
  readonly lengths: readonly number[];
  /** National digits, or empty. */
  readonly example: string;
}

/** The metadata of one region (ISO 3166-1 alpha-2, or `001` for a global code). */
export interface RegionPlan {
  readonly region: string;
  /** Pattern for the beginning of national numbers that belong to this region whatever their type; empty for none. */
  readonly leadingDigits: string;
  readonly general: NumberDescription;
  readonly types: ReadonlyMap<DescribedType, NumberDescription>;
  readonly fixedAndMobileAreOne: boolean;
}

/** A calling code and the regions that share it, in the order in which they are checked. */
export interface CallingCodePlan {
  readonly callingCode: string;
  readonly regions: readonly RegionPlan[];
}

/** Accessors that exist in the package but not in its published types. */
interface Description {
  getNationalNumberPattern(): string | null;
  getExampleNumber(): string | null;
  possibleLengthArray(): number[];
}
type Getter =
  | 'getGeneralDesc'
  | 'getPremiumRate'
  | 'getTollFree'
  | 'getSharedCost'
  | 'getVoip'
  | 'getPersonalNumber'
  | 'getPager'
  | 'getUan'
  | 'getVoicemail'
  | 'getFixedLine'
  | 'getMobile';
type Metadata = Readonly<Record<Getter, () => Description | null>> & {
  getLeadingDigits(): string | null;
  getSameMobileAndFixedLinePattern(): boolean | null;
};
interface MetadataSource {
  getSupportedCallingCodes(): number[];
  getRegionCodesForCountryCode(callingCode: number): string[];
  getMetadataForRegion(region: string): Metadata | null;
  getMetadataForNonGeographicalRegion(callingCode: number): Metadata | null;
}

const getters: Readonly<Record<DescribedType, Getter>> = {
  PREMIUM_RATE: 'getPremiumRate',
  TOLL_FREE: 'getTollFree',
  SHARED_COST: 'getSharedCost',
  VOIP: 'getVoip',
  PERSONAL_NUMBER: 'getPersonalNumber',
  PAGER: 'getPager',
  UAN: 'getUan',
  VOICEMAIL: 'getVoicemail',
  FIXED_LINE: 'getFixedLine',
  MOBILE: 'getMobile',
};

/** Reads the number plans of the world, sorted by calling code. */
export function readNumberPlans(): CallingCodePlan[] {
  // A parsing edge: see `MetadataSource`.
  const source = libphonenumber.PhoneNumberUtil.getInstance() as unknown as MetadataSource;
  // Global codes occur twice.
  const callingCodes = [...new Set(source.getSupportedCallingCodes())].sort((a, b) => a - b);
  return callingCodes.map((callingCode) => ({
    callingCode: String(callingCode),
    regions: source.getRegionCodesForCountryCode(callingCode).flatMap((region) => {
      const metadata = region === '001' ? source.getMetadataForNonGeographicalRegion(callingCode) : source.getMetadataForRegion(region);
      return metadata ? readRegion(region, metadata) : [];
    }),
  }));
}

function readRegion(region: string, metadata: Metadata): RegionPlan[] {
  const general = describe(metadata.getGeneralDesc());
  if (!general) return [];
  const types = describedTypes.flatMap((type) => {
    const description = describe(metadata[getters[type]]());
    return description ? [[type, description] as const] : [];
  });
  return [
    {
      region,
      leadingDigits: metadata.getLeadingDigits() ?? '',
      general,
      types: new Map(types),
      fixedAndMobileAreOne: metadata.getSameMobileAndFixedLinePattern() ?? false,
    },
  ];
}

/** Describes a type; undefined if the region has no such numbers, shown by a single length of -1. */
function describe(description: Description | null): NumberDescription | undefined {
  const pattern = description?.getNationalNumberPattern();
  if (!description || !pattern) return undefined;
  const lengths = description.possibleLengthArray();
  if (lengths.length === 1 && lengths[0] === -1) return undefined;
  return { pattern, lengths, example: description.getExampleNumber() ?? '' };
}
