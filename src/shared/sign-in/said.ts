/** Answers to calls about signing in and passwords. */
import { sayings } from '../base/sayings.ts';

export const signInSaid = sayings('signInSaid', {
  signedIn: 'Signed in',
  signedOut: 'User logged out',
  /** Answers an unknown address and a wrong password with the same text. */
  wrongCredentials: 'The e-mail address or the password is wrong',
  /** Answers the right password of a user whose organisation is closed. */
  closed: 'Your organisation no longer has access to the portal. Please ask the provider',
  onlyThroughProvider: 'Your organisation signs in through its own provider alone. Enter your e-mail address and continue there',
  noMailedCode: 'Your organisation takes no mailed code: confirm with your passkey or your authenticator app',
  otherAddress: 'The e-mail address is not the one that is signing in',
  tooManyPasswords: 'Too many wrong passwords. Please try again later',
  tooManyCodes: 'Too many wrong codes. Please come back later',
  tooManyBegun: 'Many sign-ins were begun from your address. Please try again later',
  tooManyPeople: 'Too many people are signing in at this moment. Please try again in a moment',
  codeSent: 'A one-time code has been sent to the email address associated with your account.',
  codeNotSent: 'The code could not be sent. Please try again in a moment',
  codeJustSent: 'A code was sent a moment ago. Please wait before asking for another',
  tooManyAsked: 'Too many codes were asked for. Please try again later',
  humanCheckAway: 'The human check cannot be verified right now. Please try again in a few minutes',
  linkMailed: 'If this address has an account, a link to set a new password is on its way',
  /** Answers a link that was used, replaced or has expired. */
  deadLink: 'This link is no longer valid. Please ask for a new one',
  passwordSet: 'Your password is set. Please sign in',
  passwordChanged: 'Your password is changed. Your other sessions have ended',
  passwordStoredAnew: 'Your password was stored anew meanwhile. Please try again',
  wrongCurrent: 'The current password is wrong',
  samePassword: 'The new password must differ from the current one',
  commonPassword: 'This password is too common. Please choose another',
  guessablePassword: 'This password is easy to guess for you. Please choose another',
});
