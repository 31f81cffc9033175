import type { Translated } from '../locale/catalogue.ts';
import type { singleSignOnText } from './single-sign-on.text.ts';

const singleSignOnGerman: Translated<typeof singleSignOnText> = {
  go: 'Weiter bei Ihrer Organisation',
  onlyWay: 'Wer eine Adresse dieser Domain hat, meldet sich bei der eigenen Organisation an, ohne ein Passwort hier.',
  title: 'Anmeldung bei der Organisation',
  waiting: 'Sie werden angemeldet.',
  noAnswer: 'Hier hat sich niemand bei einer Organisation angemeldet. Bitte beginnen Sie auf der Anmeldeseite.',
  back: 'Zurück zur Anmeldeseite',
};

export const german = { singleSignOnText: singleSignOnGerman };
