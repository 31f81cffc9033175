/** Refusals of the fields of a single query. */
import { sayings } from '../base/sayings.ts';

export const singleQueryWanted = sayings('singleQueryWanted', {
  days: (days: number) => `A single query always uses ${days} days`,
});
