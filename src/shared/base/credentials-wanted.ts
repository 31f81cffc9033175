/** Refusals of the fields of a sign-in, separate from other sentences of `base` to keep the first page small. */
import { sayings } from './sayings.ts';

export const credentialsWanted = sayings('credentialsWanted', {
  email: 'Email is required',
  validEmail: 'Email is not valid',
  password: 'Password is required',
  longer: (least: number) => `Password has to be longer than ${least} characters.`,
});
