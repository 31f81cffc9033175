import { catalogue } from '../locale/catalogue.ts';

/** Read when shown, since the sign-in page uses it, too. */
export const sessionText = catalogue('sessionText', {
  /** Specification, section 2: the message of a sign-out if the server sends none. */
  signedOut: 'User logged out',
  unauthorized: 'Unauthorized',
  /** Stands above the sign-in form. */
  ended: 'Your session ended. Sign in to continue.',
  endedKeepingText: 'Your session ended. Your text is saved; sign in to continue.',
  unreachable: 'Network Error: the server could not be reached, so you were signed out. Sign in again.',
  signedOutElsewhere: 'You were signed out in another tab.',
});
