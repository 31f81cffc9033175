/** Refusals of the call of the home page. */
import { sayings } from '../base/sayings.ts';

export const homeWanted = sayings('homeWanted', {
  part: (parts: readonly string[]) => `Use one of ${parts.join(', ')}`,
});
