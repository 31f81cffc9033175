import type { Translated } from '../locale/catalogue.ts';
import { plural } from '../locale/current-locale.ts';
import type { authenticatorText, passkeysText, refusedPasskeyText, proofText, keepRestoredText } from './factors.text.ts';
import { passkeyChallengeMinutes, freshSignInMinutes } from '../../shared/base/limits.ts';

const authenticatorGerman: Translated<typeof authenticatorText> = {
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

const passkeysGerman: Translated<typeof passkeysText> = {
  signIn: 'Mit einem Passkey anmelden',
  instead: 'Stattdessen einen Passkey verwenden',
  title: 'Passkeys',
  lead: 'Mit einem Passkey melden Sie sich durch Fingerabdruck, Gesicht oder PIN an, statt mit dem Code aus der E-Mail oder statt mit Passwort und Code. Er verlässt Ihr Gerät oder dessen Schlüsselbund nie.',
  notHere: 'Dieser Browser kann unter dieser Adresse keine Passkeys verwenden.',
  table: 'Ihre Passkeys',
  name: 'Name',
  added: 'Hinzugefügt',
  lastUsed: 'Zuletzt benutzt',
  never: 'nie',
  changes: 'Ändern',
  empty: 'Noch gibt es keine Passkeys',
  add: 'Neuer Passkey',
  create: {
    title: 'Neuer Passkey',
    lead: 'Ihr Gerät fragt nach Fingerabdruck, Gesicht oder PIN. Über den neuen Passkey erhalten Sie eine E-Mail.',
    name: 'Name',
    nameHelp: 'Worauf er liegt, etwa „Laptop im Büro“.',
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
      `Mit „${name}“ kann man sich dann nicht mehr anmelden. Sie erhalten darüber eine E-Mail. Löschen Sie ihn auch auf dem Gerät.`,
    confirm: 'Ja, entfernen',
  },
  back: 'Abbrechen',
};

const refusedPasskeyGerman: Translated<typeof refusedPasskeyText> = {
  isKnown: 'Auf diesem Gerät gibt es schon einen Passkey für Ihr Konto.',
  otherHost: (host) =>
    `Das Portal hat seine Passkeys unter einem anderen Namen als ${host}. Öffnen Sie es unter der Adresse, die in seinen E-Mails steht.`,
  notUsed: `Es wurde kein Passkey verwendet. Vielleicht hat das Gerät keinen für dieses Portal, oder die Anfrage wurde abgelehnt oder dauerte länger als ${passkeyChallengeMinutes} Minuten.`,
};

const proofGerman: Translated<typeof proofText> = {
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

const keepRestoredGerman: Translated<typeof keepRestoredText> = {
  state: 'Zustand',
  works: 'Gültig',
  off: 'Aus: kam mit einer Sicherung zurück',
  action: 'Behalten',
  title: 'Behalten?',
  lead: (name) =>
    `„${name}“ kam mit einer Sicherung des Portals zurück. Wurde der Zugang nach der Sicherung beendet, dann beenden Sie ihn wieder. Behalten gilt er wie zuvor; sein Inhaber erhält eine E-Mail.`,
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
