/** Refusals of the fields of range searches. */
import { sayings } from '../base/sayings.ts';

export const rangeSearchWanted = sayings('rangeSearchWanted', {
  required: 'A range is required',
  range: (most: number) => `A range is 1 to ${most} digits, without + or spaces`,
  prefix: (most: number) => `A prefix is at most ${most} digits, without + or spaces`,
  country: 'A country is an ISO 3166-1 alpha-2 code such as GB, or 001 for the global services',
  operator: (most: number) => `The name of an operator has at most ${most} characters`,
  type: (types: readonly string[]) => `A type is one of ${types.join(', ')}`,
  format: (formats: readonly string[]) => `The format is ${formats.join(' or ')}`,
  version: 'A version is a dataVersion of the ranges, such as ranges-3-9f86d081',
  change: (kinds: readonly string[]) => `A change is one of ${kinds.join(', ')}`,
});
