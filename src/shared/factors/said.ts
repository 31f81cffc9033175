/** Answers to calls about passkeys, authenticator apps, recovery codes and proofs. */
import { sayings } from '../base/sayings.ts';

export const factorsSaid = sayings('factorsSaid', {
  passkeyAdded: (name: string) => `The passkey “${name}” was added`,
  passkeyRenamed: (name: string) => `The passkey is called “${name}” now`,
  passkeyRemoved: (name: string) => `The passkey “${name}” was removed`,
  knownPasskey: 'This passkey was added already',
  tooManyPasskeys: (most: number) => `You have ${most} passkeys already. Remove one first`,
  passkeyNotMade: 'The passkey was not added: what the browser answered is too old, or was not asked for here. Please try again',
  passkeyNotAccepted: 'The passkey was not accepted. Please try again',
  noPasskey: 'Your account has no passkey',
  noHostName: 'Passkeys need a portal that is reached by a host name, and this one is reached by an IP address',
  appAdded: 'The authenticator app was added',
  appRemoved: 'The authenticator app was removed',
  hasApp: 'Your account has an authenticator app already. Remove it first',
  noApp: 'Your account has no authenticator app',
  wrongFirstCode: 'This is not the code that the app shows now. Look at the clock of the device, and type the newest',
  wrongCode: 'This is not the code that the app shows now',
  codesMade: 'New recovery codes were made. Those before no longer work',
  noFactor: 'Your account has neither a passkey nor an authenticator app',
  wrongRecoveryCode: 'This recovery code is wrong or used',
  signInAnew: 'Sign in once more to do this: your sign-in was too long ago',
  passwordNeeded: 'Give your password once more to do this',
  factorNeeded: 'Confirm this with your passkey, a code of your authenticator app or a recovery code',
});
