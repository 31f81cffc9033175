/** Refusals of the fields of forms about passwords: apart from the code step, since the first page that anybody loads has that. */
import { sayings } from '../base/sayings.ts';

/** Specification, section 5. */
export const passwordsWanted = sayings('passwordsWanted', {
  /** The space at the end is the specification's. */
  match: 'Must match with new password ',
  human: 'Please verify you are human',
});
