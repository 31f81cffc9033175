/** Refusals of the fields of password forms, separate from the code step to keep the first page small. */
import { sayings } from '../base/sayings.ts';

/** Specification, section 5. */
export const passwordsWanted = sayings('passwordsWanted', {
  /** The specification prescribes the space at the end. */
  match: 'Must match with new password ',
  human: 'Please verify you are human',
});
