import type { Translated } from '../locale/catalogue.ts';
import { plural } from '../locale/current-locale.ts';
import type { authenticatorText, passkeysText, refusedPasskeyText, proofText, keepRestoredText } from './factors.text.ts';
import { passkeyChallengeMinutes, freshSignInMinutes } from '../../shared/base/limits.ts';

const authenticatorGerman: Translated<typeof authenticatorText> = {
  title: 'Authenticator-App',
  lead: 'Bestätigen Sie Anmeldungen mit Codes einer App auf Ihrem Telefon statt mit Codes per E-Mail. Das geht auch, wenn keine E-Mail ankommt.',
  has: (since, lastUsed) =>
    lastUsed === null ? `Eingerichtet ${since}, noch nie benutzt.` : `Eingerichtet ${since}, zuletzt benutzt ${lastUsed}.`,
  setUp: 'Authenticator-App einrichten',
  begin: { lead: 'Wir informieren Sie per E-Mail über die Änderung.', confirm: 'Weiter' },
  scan: {
    lead: 'Scannen Sie den QR-Code mit der App, oder geben Sie dort den Schlüssel ein. Geben Sie dann den Code ein, den die App zeigt.',
    picture: 'QR-Code für die Authenticator-App',
    key: 'Schlüssel',
    copyKey: 'Schlüssel kopieren',
    code: 'Code aus der App',
    submit: 'Bestätigen',
  },
  codes: {
    title: 'Wiederherstellungscodes aufbewahren',
    lead: 'Mit jedem Code können Sie sich einmal anmelden, wenn Sie Passkey oder App verlieren. Die Codes werden nur jetzt angezeigt: Drucken Sie sie aus, oder bewahren Sie sie bei Ihren Passwörtern auf.',
    copy: 'Codes kopieren',
    done: 'Ich habe sie aufbewahrt',
  },
  recovery: {
    title: 'Wiederherstellungscodes',
    lead: 'Jeder Code bestätigt eine Anmeldung, wenn Sie Passkey oder App verlieren.',
    none: 'Sie haben keine.',
    left: (left) => plural(left, { one: 'Noch 1 Wiederherstellungscode.', other: `Noch ${left} Wiederherstellungscodes.` }),
    lockedOut:
      'Ihre Organisation akzeptiert keine Codes per E-Mail. Ohne Wiederherstellungscodes kann nur ein Administrator Ihren Zugang wiederherstellen.',
    first: { action: 'Wiederherstellungscodes erstellen', lead: 'Wir informieren Sie per E-Mail.', confirm: 'Ja, erstellen' },
  },
  renew: {
    action: 'Neue Wiederherstellungscodes',
    title: 'Neue Wiederherstellungscodes erstellen?',
    lead: 'Die bisherigen gelten dann nicht mehr. Wir informieren Sie per E-Mail.',
    confirm: 'Ja, neue erstellen',
  },
  remove: {
    action: 'App entfernen',
    title: 'Authenticator-App entfernen?',
    lead: 'Die Codes der App gelten dann nicht mehr, ohne Passkey auch die Wiederherstellungscodes nicht. Wir informieren Sie per E-Mail.',
    confirm: 'Ja, entfernen',
  },
  back: 'Abbrechen',
  signIn: {
    useApp: 'Authenticator-App verwenden',
    appCode: 'Code aus der App',
    useRecoveryCode: 'Wiederherstellungscode verwenden',
    recoveryCode: 'Wiederherstellungscode',
    submit: 'Bestätigen',
  },
};

const passkeysGerman: Translated<typeof passkeysText> = {
  signIn: 'Mit einem Passkey anmelden',
  instead: 'Stattdessen einen Passkey verwenden',
  title: 'Passkeys',
  lead: 'Melden Sie sich mit Fingerabdruck, Gesicht oder PIN an statt mit Passwort und Code.',
  notHere: 'Dieser Browser kann unter dieser Adresse keine Passkeys verwenden.',
  table: 'Ihre Passkeys',
  name: 'Name',
  added: 'Hinzugefügt',
  lastUsed: 'Zuletzt benutzt',
  never: 'nie',
  add: 'Neuer Passkey',
  create: {
    title: 'Neuer Passkey',
    lead: 'Ihr Gerät fragt nach Fingerabdruck, Gesicht oder PIN. Wir informieren Sie per E-Mail über den neuen Passkey.',
    name: 'Name',
    nameHelp: 'Wo er gespeichert ist, etwa „Laptop im Büro“.',
    submit: 'Passkey erstellen',
  },
  rename: {
    action: 'Umbenennen',
    title: 'Diesen Passkey umbenennen',
    submit: 'Umbenennen',
  },
  remove: {
    action: 'Entfernen',
    title: 'Diesen Passkey entfernen?',
    lead: (name) =>
      `Mit „${name}“ können Sie sich dann nicht mehr anmelden. Wir informieren Sie per E-Mail. Löschen Sie ihn auch auf dem Gerät.`,
    confirm: 'Ja, entfernen',
  },
  back: 'Abbrechen',
};

const refusedPasskeyGerman: Translated<typeof refusedPasskeyText> = {
  isKnown: 'Auf diesem Gerät gibt es bereits einen Passkey für Ihr Konto.',
  otherHost: (host) => `Unter ${host} funktionieren Passkeys nicht. Öffnen Sie das Portal unter der Adresse, die in seinen E-Mails steht.`,
  notUsed: `Es wurde kein Passkey verwendet. Vielleicht hat das Gerät keinen für dieses Portal, oder die Anfrage wurde abgelehnt oder dauerte länger als ${passkeyChallengeMinutes} Minuten.`,
};

const proofGerman: Translated<typeof proofText> = {
  password: 'Ihr Passwort',
  passwordMissing: 'Geben Sie Ihr aktuelles Passwort ein',
  code: 'Code aus Ihrer Authenticator-App oder ein Wiederherstellungscode',
  recoveryCode: 'Ein Wiederherstellungscode',
  codeMissing: 'Geben Sie einen Code ein',
  orPasskey: 'Lassen Sie es leer, um Ihren Passkey zu verwenden.',
  passkey: 'Bestätigen Sie anschließend mit Ihrem Passkey.',
  signIn: `Ihre Organisation verwendet Single Sign-on. Melden Sie sich ab und wieder an; danach haben Sie dafür ${freshSignInMinutes} Minuten Zeit.`,
  signOut: 'Abmelden',
};

const keepRestoredGerman: Translated<typeof keepRestoredText> = {
  state: 'Status',
  works: 'Aktiv',
  off: 'Aus: aus einer Sicherung wiederhergestellt',
  action: 'Behalten',
  title: 'Behalten?',
  lead: (name) =>
    `„${name}“ wurde aus einer Sicherung des Portals wiederhergestellt. Wurde der Zugang nach der Sicherung entfernt, entfernen Sie ihn erneut. Wenn Sie ihn behalten, gilt er wie zuvor; sein Inhaber erhält eine E-Mail.`,
  confirm: 'Ja, behalten',
  back: 'Nein, zurück',
};

export const german = {
  authenticatorText: authenticatorGerman,
  passkeysText: passkeysGerman,
  refusedPasskeyText: refusedPasskeyGerman,
  proofText: proofGerman,
  keepRestoredText: keepRestoredGerman,
};
