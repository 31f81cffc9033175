import { resetLinkMinutes } from '../../shared/base/limits.ts';
import type { Translated } from '../locale/catalogue.ts';
import type { mailedLinksText } from './mailed-links.text.ts';

const mailedLinksGerman: Translated<typeof mailedLinksText> = {
  forgot: {
    title: 'Passwort vergessen',
    lead: `Wir senden Ihnen einen Link, mit dem Sie ein neues Passwort setzen. Er gilt ${resetLinkMinutes} Minuten.`,
    email: 'E-Mail',
    submit: 'Absenden',
    back: 'Zurück zur Anmeldung',
  },
  setPassword: {
    title: 'Passwort setzen',
    newPassword: 'Neues Passwort',
    confirmPassword: 'Neues Passwort bestätigen',
    submit: 'Passwort setzen',
    endedKeys: (keys) => `Diese API-Schlüssel enden damit, und Programme, die sie verwenden, werden abgewiesen: ${keys}`,
    newLink: 'Neuen Link anfordern',
    signOutForNewLink: 'Abmelden und neuen Link anfordern',
  },
  confirmEmail: {
    title: 'E-Mail-Adresse bestätigen',
    meaning:
      'Damit wird das Postfach, in dem Sie den Link gefunden haben, das Ihres Kontos. Sie werden dann überall abgemeldet und melden sich mit der neuen Adresse und Ihrem Passwort an.',
    password: 'Ihr Passwort',
    submit: 'Bestätigen',
    otherLink: 'Unter „Mein Konto“ einen anderen Link anfordern',
  },
  batchMails: {
    title: 'Mails zu Stapelabfragen',
    meaning:
      'Die in der Mail genannte Organisation möchte diesem Postfach mitteilen, wann ihre Stapel fertig sind: die Namen der Dateien und wo man sich dafür anmeldet, nie die Daten.',
    submit: 'Ich stimme zu',
  },
  stopBatchMails: {
    title: 'Keine Mails mehr zu Stapelabfragen',
    meaning:
      'Die in der Mail genannte Organisation teilt diesem Postfach dann nichts mehr über ihre Stapel mit und bittet dreißig Tage lang nicht darum, es zu dürfen.',
    submit: 'Diese Mails beenden',
  },
  noLink: {
    title: 'E-Mail bestätigen',
    lead: 'Diese Seite braucht den Link aus einer Mail. Bitte öffnen Sie ihn dort noch einmal.',
    toLogin: 'Zur Anmeldung',
  },
  otherSession: {
    confirming: (email) => `Sie sind hier als ${email} angemeldet. Das Bestätigen meldet Sie ab.`,
    settingPassword: (email) => `Sie sind hier als ${email} angemeldet. Das Setzen des Passworts meldet Sie ab.`,
  },
};

export const german = { mailedLinksText: mailedLinksGerman };
