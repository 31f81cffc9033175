import type { NumberType } from './plan-metadata.ts';

/** The types of the packages, and those that the plan additions alone have. */
export type PlannedType = NumberType | 'NON_GEOGRAPHIC' | 'M2M' | 'SATELLITE' | 'INTERNATIONAL_NETWORK' | 'SPECIAL' | 'RESERVED';

/** A range on its way to a row: what the packages and the plan additions say of it, in the words of the packages. */
export interface PlannedRange {
  /** With the calling code. */
  readonly digits: string;
  /** E.164 digits, inclusive. */
  readonly minLength: number;
  readonly maxLength: number;
  readonly plan: PlannedAttributes;
}

/** What all numbers of a range share. One object for equal values, so that identity is equality. */
export interface PlannedAttributes {
  readonly callingCode: string;
  readonly region: string;
  readonly type: PlannedType;
  /** What a plan addition calls these numbers; empty where the packages decide. */
  readonly label: string;
  /** The original holder, as the carrier data name it; empty where they name none. */
  readonly carrier: string;
  /** Joined by `;`. */
  readonly timeZones: string;
  /** Set for a range that a regulator reserves for drama: its made-up network. */
  readonly dramaNetwork?: { readonly mcc: string; readonly mnc: string };
}

/** The order of all ranges: digit string, then shortest length. */
export function byDigits(a: PlannedRange, b: PlannedRange): number {
  if (a.digits === b.digits) return a.minLength - b.minLength;
  return a.digits < b.digits ? -1 : 1;
}
