import { catalogue } from '../locale/catalogue.ts';

/** Read when shown, since the sign-in page uses it, too. */
export const sessionText = catalogue('sessionText', {
  /** Specification, section 2: the message of a sign-out if the server sends none. */
  signedOut: 'User logged out',
  unauthorized: 'Unauthorized',
  unreachable: 'Network Error: the server could not be reached, so you were signed out. Sign in again.',
  signedOutElsewhere: 'You were signed out in another tab.',
});
