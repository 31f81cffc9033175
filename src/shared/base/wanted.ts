/** What fields of more than one subject want. */
import { sayings } from './sayings.ts';

export const baseWanted = sayings('baseWanted', {
  shorterName: (most: number) => `A name has at most ${most} characters`,
  plainName: 'A name has no line breaks and no invisible characters',
});
