/** Refusals of the fields of passkeys and recovery codes. */
import { sayings } from '../base/sayings.ts';

export const factorsWanted = sayings('factorsWanted', {
  passkeyName: 'Enter a name for the passkey',
  noSuchPasskey: 'This passkey does not exist',
  recoveryCode: 'A recovery code has 16 letters and digits',
});
