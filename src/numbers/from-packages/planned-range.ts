import type { NumberType } from './plan-metadata.ts';

/** The types of the packages, and those that only plan additions have. */
export type PlannedType = NumberType | 'NON_GEOGRAPHIC' | 'M2M' | 'SATELLITE' | 'INTERNATIONAL_NETWORK' | 'SPECIAL' | 'RESERVED';

/** A range on its way to a row: the data of the packages and of the plan additions, in the words of the packages. */
export interface PlannedRange {
  /** Digits with the calling code. */
  readonly digits: string;
  /** E.164 digits, inclusive. */
  readonly minLength: number;
  readonly maxLength: number;
  readonly plan: PlannedAttributes;
}

/** Attributes that all numbers of a range share. Equal values are one object, so that identity is equality. */
export interface PlannedAttributes {
  readonly callingCode: string;
  readonly region: string;
  readonly type: PlannedType;
  /** The name that a plan addition gives these numbers; empty if the packages decide. */
  readonly label: string;
  /** The original holder, as named by the carrier data; empty if they name none. */
  readonly carrier: string;
  /** Time zones joined by `;`. */
  readonly timeZones: string;
  /** The made-up network of a range that a regulator reserves for drama; otherwise absent. */
  readonly dramaNetwork?: { readonly mcc: string; readonly mnc: string };
}

/** Compares ranges by digits, then by shortest length: the order of all ranges. */
export function byDigits(a: PlannedRange, b: PlannedRange): number {
  if (a.digits === b.digits) return a.minLength - b.minLength;
  return a.digits < b.digits ? -1 : 1;
}
