/** Refusals of the fields of the code step. */
import { sayings } from '../base/sayings.ts';

export const signInWanted = sayings('signInWanted', {
  code: 'Code is required',
  digits: 'The code has 6 digits',
  /** Specification, section 5. Message for a wrong code: a 400 without `errors`, with `triesLeft` if few are left. */
  rightCode: 'Please double check the provided information',
});
