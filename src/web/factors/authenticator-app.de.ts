import type { Translated } from '../locale/catalogue.ts';
import { plural } from '../locale/current-locale.ts';
import type { authenticatorText } from './authenticator-app.text.ts';

export const german: Translated<typeof authenticatorText> = {
  title: 'Authenticator-App',
  lead: 'Die Codes einer App auf Ihrem Telefon bestätigen eine Anmeldung anstelle des gesendeten Codes, auch wenn keine E-Mail ankommt.',
  has: (since, lastUsed) =>
    lastUsed === null ? `Eingerichtet ${since}, noch nie benutzt.` : `Eingerichtet ${since}, zuletzt benutzt ${lastUsed}.`,
  setUp: 'Authenticator-App einrichten',
  begin: { lead: 'Über die Änderung erhalten Sie eine E-Mail.', confirm: 'Weiter' },
  scan: {
    lead: 'Scannen Sie dies mit der App, oder geben Sie den Schlüssel dort ein. Geben Sie dann den Code ein, den die App zeigt.',
    picture: 'QR-Code für die Authenticator-App',
    key: 'Schlüssel',
    copyKey: 'Schlüssel kopieren',
    code: 'Code der App',
    submit: 'Bestätigen',
  },
  codes: {
    title: 'Bewahren Sie diese Wiederherstellungscodes auf',
    lead: 'Mit jedem können Sie sich einmal anmelden, wenn verloren ist, was Sie sonst haben. Sie werden nicht noch einmal angezeigt: Drucken Sie sie aus, oder bewahren Sie sie bei Ihren Passwörtern auf.',
    copy: 'Codes kopieren',
    done: 'Ich habe sie aufbewahrt',
  },
  recovery: {
    title: 'Wiederherstellungscodes',
    lead: 'Jeder bestätigt eine Anmeldung, wenn Ihr Passkey oder Ihre App verloren ist.',
    none: 'Sie haben keine.',
    left: (left) => plural(left, { one: 'Noch 1 Wiederherstellungscode.', other: `Noch ${left} Wiederherstellungscodes.` }),
    lockedOut:
      'In Ihrer Organisation gilt kein gesendeter Code: Wer verliert, was er hat, und keine Wiederherstellungscodes hat, muss einen Administrator bitten.',
    first: { action: 'Wiederherstellungscodes erstellen', lead: 'Sie erhalten darüber eine E-Mail.', confirm: 'Ja, erstellen' },
  },
  renew: {
    action: 'Neue Wiederherstellungscodes',
    title: 'Neue Wiederherstellungscodes erstellen?',
    lead: 'Die bisherigen gelten dann nicht mehr. Sie erhalten darüber eine E-Mail.',
    confirm: 'Ja, neue erstellen',
  },
  remove: {
    action: 'App entfernen',
    title: 'Authenticator-App entfernen?',
    lead: 'Mit ihren Codes kann man sich dann nicht mehr anmelden, ohne Passkey auch nicht mit den Wiederherstellungscodes. Sie erhalten darüber eine E-Mail.',
    confirm: 'Ja, entfernen',
  },
  back: 'Abbrechen',
  signIn: {
    useApp: 'Authenticator-App verwenden',
    appCode: 'Code der App',
    useRecoveryCode: 'Wiederherstellungscode verwenden',
    recoveryCode: 'Wiederherstellungscode',
    submit: 'Bestätigen',
  },
};
