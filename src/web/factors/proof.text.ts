import { freshSignInMinutes } from '../../shared/base/limits.ts';
import { catalogue } from '../locale/catalogue.ts';

export const proofText = catalogue('factors/proof', {
  password: 'Your password',
  passwordMissing: 'Please enter your current password',
  code: 'Code of your authenticator app, or a recovery code',
  recoveryCode: 'A recovery code',
  codeMissing: 'Please enter a code',
  orPasskey: 'Leave it empty to use your passkey.',
  passkey: 'Your passkey is asked for next.',
  signIn: `Your organisation signs in elsewhere. Sign out and in again: then this works for ${freshSignInMinutes} minutes.`,
  signOut: 'Sign out',
});
