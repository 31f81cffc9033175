/** Answers to calls about passkeys, authenticator apps, recovery codes and proofs. */
import { sayings } from '../base/sayings.ts';

export const factorsSaid = sayings('factorsSaid', {
  passkeyAdded: (name: string) => `The passkey “${name}” was added`,
  passkeyRenamed: (name: string) => `The passkey is now called “${name}”`,
  passkeyRemoved: (name: string) => `The passkey “${name}” was removed`,
  knownPasskey: 'This passkey has already been added',
  tooManyPasskeys: (most: number) => `You already have ${most} passkeys. Remove one first`,
  passkeyNotMade: 'The passkey was not added: the browser’s reply is too old or was not requested. Try again',
  passkeyNotAccepted: 'The passkey was not accepted. Try again',
  noPasskey: 'Your account has no passkey',
  noHostName: 'Passkeys need a host name, but this portal uses an IP address',
  appAdded: 'The authenticator app was added',
  appRemoved: 'The authenticator app was removed',
  hasApp: 'Your account already has an authenticator app. Remove it first',
  noApp: 'Your account has no authenticator app',
  wrongFirstCode: 'This is not the app’s current code. Check the device’s clock, then enter the newest code',
  wrongCode: 'This is not the app’s current code',
  codesMade: 'New recovery codes were created. The old ones no longer work',
  noFactor: 'Your account has neither a passkey nor an authenticator app',
  wrongRecoveryCode: 'This recovery code is wrong or already used',
  signInAnew: 'Sign in again to do this: your sign-in was too long ago',
  passwordNeeded: 'Enter your password again to do this',
  factorNeeded: 'Confirm this with your passkey, a code from your authenticator app or a recovery code',
});
