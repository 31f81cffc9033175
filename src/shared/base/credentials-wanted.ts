/** Refusals of the fields of a sign-in: apart from other sentences of `base`, since the first page that anybody loads has few. */
import { sayings } from './sayings.ts';

export const credentialsWanted = sayings('credentialsWanted', {
  email: 'Email is required',
  validEmail: 'Email is not valid',
  password: 'Password is required',
  longer: (least: number) => `Password has to be longer than ${least} characters.`,
});
