/** Answers to calls about signing in and passwords. */
import { sayings } from '../base/sayings.ts';

export const signInSaid = sayings('signInSaid', {
  signedIn: 'Signed in',
  signedOut: 'User logged out',
  /** Answers an unknown address and a wrong password with the same text. */
  wrongCredentials: 'The e-mail address or the password is wrong',
  /** Answers the right password of a user whose organisation is closed. */
  closed: 'Your organisation no longer has access to the portal. Contact the provider',
  onlyThroughProvider: 'Your organisation requires single sign-on. Enter your e-mail address, then continue with single sign-on',
  noMailedCode: 'Your organisation does not accept e-mailed codes. Confirm with your passkey or authenticator app',
  otherAddress: 'No sign-in is in progress for this e-mail address',
  tooManyPasswords: 'Too many wrong passwords. More attempts are blocked for now',
  tooManyCodes: 'Too many wrong codes. More attempts are blocked for now',
  tooManyBegun: 'Too many sign-ins from your IP address. More attempts are blocked for now',
  tooManyPeople: 'Too many people are signing in right now',
  codeSent: 'A one-time code has been sent to the email address associated with your account.',
  codeNotSent: 'The code could not be sent by e-mail',
  codeJustSent: 'A code was sent a moment ago. Wait before you request another',
  tooManyAsked: 'Too many codes requested. Wait before you request another',
  humanCheckAway: 'The human check is currently unavailable',
  linkMailed: 'If this address has an account, a link to set a new password is on its way',
  /** Answers a link that was used, replaced or has expired. */
  deadLink: 'This link is no longer valid. Request a new one',
  passwordSet: 'Your password is set. Sign in to continue',
  passwordChanged: 'Your password is changed. Your other sessions have ended',
  passwordStoredAnew: 'Your password was updated in the meantime. Try again',
  wrongCurrent: 'The current password is wrong',
  samePassword: 'The new password must differ from the current one',
  commonPassword: 'This password is too common. Choose another',
  guessablePassword: 'This password is too easy to guess. Choose another',
});
