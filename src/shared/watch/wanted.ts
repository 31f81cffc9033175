/** Refusals of the fields of the watch list. */
import { sayings } from '../base/sayings.ts';

export const watchWanted = sayings('watchWanted', {
  some: 'Enter a number or a prefix',
  prefix: (most: number) => `A prefix is 1 to ${most} digits, with the country code and without +`,
  fewer: (most: number) => `At most ${most} a call`,
});
