import { catalogue } from '../locale/catalogue.ts';

/** Read where it is shown: the sign-in page says it, too. */
export const sessionText = catalogue('sessionText', {
  /** Specification, section 2: what a sign-out says where the server says nothing. */
  signedOut: 'User logged out',
  unauthorized: 'Unauthorized',
  unreachable: 'Network Error: the server could not be reached, so you were signed out. Please sign in again.',
  signedOutElsewhere: 'You were signed out in another tab.',
});
