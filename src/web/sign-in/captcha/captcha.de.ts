import type { Translated } from '../../locale/catalogue.ts';
import type { captchaText } from './captcha.text.ts';

const captchaGerman: Translated<typeof captchaText> = {
  title: 'Prüfung, ob Sie ein Mensch sind',
  box: 'Ich bin ein Mensch',
  checking: 'Wird geprüft …',
  loading: 'Die Prüfung wird geladen …',
  verified: 'Bestätigt',
  expired: 'Die Prüfung ist abgelaufen. Bitte wiederholen Sie sie.',
  again: 'Noch einmal prüfen',
  loadAgain: 'Prüfung noch einmal laden',
  noSiteKey: 'Der Prüfung fehlt ihr Schlüssel. Bitte wenden Sie sich an den Support, um ein neues Passwort zu setzen.',
  failed: 'Die Prüfung ist fehlgeschlagen. Prüfen Sie Ihre Verbindung und versuchen Sie es noch einmal.',
  boxFailed:
    'Die Prüfung ist fehlgeschlagen. Prüfen Sie Ihre Verbindung und setzen Sie das Häkchen noch einmal. Gelingt es nicht, wenden Sie sich an den Support.',
  notSecure: 'Die Prüfung braucht eine sichere Verbindung. Öffnen Sie diese Seite mit einer Adresse, die mit https beginnt.',
  notLoaded: (host) =>
    `Die Prüfung konnte nicht geladen werden. Erlauben Sie dieser Seite, Skripte von ${host} zu laden, etwa in einem Inhaltsblocker, oder fragen Sie die Verwaltung Ihres Netzes. Versuchen Sie es dann noch einmal, oder wenden Sie sich an den Support.`,
};

export const german = { captchaText: captchaGerman };
