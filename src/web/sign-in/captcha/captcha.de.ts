import type { Translated } from '../../locale/catalogue.ts';
import type { captchaText } from './captcha.text.ts';

const captchaGerman: Translated<typeof captchaText> = {
  title: 'Prüfung, ob Sie ein Mensch sind',
  box: 'Ich bin ein Mensch',
  checking: 'Wird geprüft',
  loading: 'Die Prüfung wird geladen',
  verified: 'Bestätigt',
  expired: 'Die Prüfung ist abgelaufen. Wiederholen Sie sie.',
  again: 'Noch einmal prüfen',
  loadAgain: 'Prüfung noch einmal laden',
  noSiteKey: 'Für die Prüfung ist kein Schlüssel eingerichtet. Wenden Sie sich an den Support, um ein neues Passwort festzulegen.',
  failed: 'Die Prüfung ist fehlgeschlagen. Prüfen Sie Ihre Verbindung und versuchen Sie es noch einmal.',
  boxFailed:
    'Die Prüfung ist fehlgeschlagen. Prüfen Sie Ihre Verbindung und setzen Sie das Häkchen noch einmal. Gelingt es nicht, wenden Sie sich an den Support.',
  notSecure: 'Die Prüfung braucht eine sichere Verbindung. Öffnen Sie diese Seite mit einer Adresse, die mit https beginnt.',
  notLoaded: (host) =>
    `Die Prüfung konnte nicht geladen werden. Erlauben Sie Skripte von ${host} in Ihrem Inhaltsblocker, oder fragen Sie den Administrator Ihres Netzes. Versuchen Sie es dann erneut, oder wenden Sie sich an den Support.`,
};

export const german = { captchaText: captchaGerman };
