/** Answers to calls about saved searches. */
import { sayings } from '../base/sayings.ts';

export const reportsSaid = sayings('reportsSaid', {
  searchSaved: (name: string) => `The search “${name}” was saved`,
  searchRemoved: 'The search was removed',
  manySearches: (most: number) => `You already have ${most} saved searches. Remove one first`,
});
