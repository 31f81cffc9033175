import { minPasswordLength } from '../../shared/base/limits.ts';
import type { Translated } from '../locale/catalogue.ts';
import type { passwordsText } from './passwords.text.ts';

const passwordsGerman: Translated<typeof passwordsText> = {
  rules: `Mindestens ${minPasswordLength} Zeichen. Verbreitete Passwörter, Ihr Name und der Name Ihrer Organisation werden abgelehnt.`,
  tooShort: `Ein Passwort hat mindestens ${minPasswordLength} Zeichen`,
  enterCurrent: 'Bitte geben Sie Ihr jetziges Passwort ein',
  enterNew: 'Bitte geben Sie ein neues Passwort ein',
  enterNewAgain: 'Bitte geben Sie das neue Passwort noch einmal ein',
};

export const german = { passwordsText: passwordsGerman };
