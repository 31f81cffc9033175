/** What fields of more than one subject want. */
import { sayings } from './sayings.ts';

export const baseWanted = sayings('baseWanted', {
  link: 'This link is not valid',
  shorterName: (most: number) => `A name has at most ${most} characters`,
  plainName: 'A name has no line breaks and no invisible characters',
});
