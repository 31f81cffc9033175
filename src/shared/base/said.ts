/** What any call may be answered. */
import { type Said, sayings } from './sayings.ts';

export const baseSaid = sayings('baseSaid', {
  sentences: (all: readonly Said[]) => all.join(' '),
  more: (count: number) => `And ${count} more, which errors names`,
  noCountry: (codes: string) => `There is no country ${codes}`,
});
