import { freshSignInMinutes } from '../../shared/base/limits.ts';
import type { Translated } from '../locale/catalogue.ts';
import type { proofText } from './proof.text.ts';

export const german: Translated<typeof proofText> = {
  password: 'Ihr Passwort',
  passwordMissing: 'Bitte geben Sie Ihr jetziges Passwort ein',
  code: 'Code Ihrer Authenticator-App oder ein Wiederherstellungscode',
  recoveryCode: 'Ein Wiederherstellungscode',
  codeMissing: 'Bitte geben Sie einen Code ein',
  orPasskey: 'Lassen Sie es leer, um Ihren Passkey zu verwenden.',
  passkey: 'Danach wird nach Ihrem Passkey gefragt.',
  signIn: `Ihre Organisation meldet sich anderswo an. Melden Sie sich ab und wieder an: Dann geht dies ${freshSignInMinutes} Minuten lang.`,
  signOut: 'Abmelden',
};
