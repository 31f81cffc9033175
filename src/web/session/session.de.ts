import { germanPermissions } from '../../shared/base/german-permissions.ts';
import { minPasswordLength } from '../../shared/base/limits.ts';
import type { Translated } from '../locale/catalogue.ts';
import type { passwordsText } from './passwords.text.ts';
import type { permissionWords } from './permission-words.text.ts';
import type { sessionText } from './session.text.ts';

const passwordsGerman: Translated<typeof passwordsText> = {
  rules: `Mindestens ${minPasswordLength} Zeichen. Verbreitete Passwörter, Ihr Name und der Name Ihrer Organisation werden abgelehnt.`,
  tooShort: `Ein Passwort hat mindestens ${minPasswordLength} Zeichen`,
  enterCurrent: 'Geben Sie Ihr aktuelles Passwort ein',
  enterNew: 'Geben Sie ein neues Passwort ein',
  enterNewAgain: 'Geben Sie das neue Passwort noch einmal ein',
};

const permissionWordsGerman: Translated<typeof permissionWords> = {
  can: {
    my_documents: 'die Dokumente Ihrer Organisation lesen',
    contact: 'Tickets eröffnen und beantworten',
    downloads: 'Dokumente herunterladen',
    test_and_diagnostics: 'Rufnummern abfragen und beobachten',
    reports: 'Berichte lesen',
    billing: 'Abrechnungen sehen',
    user_management: 'Benutzer verwalten',
    gnr_search: 'Rufnummernbereiche suchen',
    gnr_download: 'Rufnummernbereiche herunterladen',
    batch_query: 'Stapelabfragen ausführen',
  },
};

const sessionGerman: Translated<typeof sessionText> = {
  signedOut: 'Sie sind abgemeldet',
  unauthorized: 'Nicht angemeldet',
  ended: 'Ihre Sitzung ist abgelaufen. Melden Sie sich wieder an.',
  endedKeepingText: 'Ihre Sitzung ist abgelaufen. Ihr Text ist gespeichert: Melden Sie sich an, um fortzufahren.',
  unreachable: 'Netzwerkfehler: Der Server war nicht erreichbar, deshalb wurden Sie abgemeldet. Melden Sie sich neu an.',
  signedOutElsewhere: 'Sie wurden in einem anderen Tab abgemeldet.',
};

export const german = {
  passwordsText: passwordsGerman,
  permissionText: { labels: germanPermissions },
  permissionWords: permissionWordsGerman,
  sessionText: sessionGerman,
};
