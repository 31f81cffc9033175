import { emailLinkMinutes } from '../../shared/base/limits.ts';
import type { Translated } from '../locale/catalogue.ts';
import type { permissionRequestsText } from './permission-requests.text.ts';
import type { accountText, accountFactsText, viewsText } from './account.text.ts';
import { plural } from '../locale/current-locale.ts';

/** The server's names of devices other than a browser on some system. */
const devices: Readonly<Record<string, string>> = { 'A program': 'Ein Programm', 'Support view': 'Supportansicht' };

const accountGerman: Translated<typeof accountText> = {
  title: 'Mein Konto',
  tabs: { signIn: 'Anmeldung', profile: 'Profil', preferences: 'Einstellungen' },
  inSupportView: (email) =>
    `Sie sehen das Portal als ${email}. Passwort, E-Mail-Adresse und Sitzungen sind in der Supportansicht nicht verfügbar.`,
  language: {
    label: 'Sprache',
    helper: 'Für Portal, E-Mails, Berichte und Handbuch. Die Seite lädt neu.',
    asBrowser: 'Wie der Browser',
  },
  timeZone: {
    label: 'Zeitzone',
    helper: 'Berichte verwenden immer UTC-Tage.',
    utc: 'UTC',
    local: (zone) => `Dieses Gerät (${zone})`,
  },
  password: {
    title: 'Passwort ändern',
    current: 'Aktuelles Passwort',
    new: 'Neues Passwort',
    confirm: 'Neues Passwort bestätigen',
    submit: 'Passwort ändern',
  },
  email: {
    title: 'E-Mail-Adresse',
    change: 'E-Mail-Adresse ändern',
    lead: `Wir senden einen Link an die neue Adresse, gültig für ${emailLinkMinutes} Minuten, und einen Hinweis an die aktuelle. Die Änderung meldet Sie überall ab.`,
    new: 'Neue E-Mail-Adresse',
    submit: 'Link senden',
    back: 'Abbrechen',
  },
  sessions: {
    title: 'Sitzungen',
    lead: 'Geräte, auf denen Ihr Konto angemeldet ist. Wenn Sie eines nicht erkennen, melden Sie sich auf allen anderen Geräten ab und ändern Sie Ihr Passwort.',
    name: 'Offene Sitzungen',
    device: 'Gerät',
    deviceName: (english) => devices[english] ?? english.replace(' on ', ' unter '),
    signedIn: 'Angemeldet',
    lastUsed: 'Zuletzt benutzt',
    isThis: 'Diese Sitzung',
    this: 'diese Sitzung',
    other: 'nein',
    endOthers: 'Auf allen anderen Geräten abmelden',
    alone: 'Sie sind auf keinem anderen Gerät angemeldet.',
    notLoaded: (reason) => `Die Sitzungen konnten nicht geladen werden: ${reason}`,
  },
};

const names = (listed: readonly string[]) => new Intl.ListFormat('de').format(listed);

const accountFactsGerman: Translated<typeof accountFactsText> = {
  name: 'Name',
  email: 'E-Mail-Adresse',
  organisation: 'Organisation',
  number: 'Kontonummer',
  may: 'Berechtigungen',
  mayNothing: 'noch keine',
  mayAll: 'alle',
  more: 'Ihr Administrator',
  nobody: 'Niemand sonst in Ihrer Organisation. Wenden Sie sich an den Anbieter.',
  andMore: (listed, more) =>
    more === 0 ? names(listed) : names([...listed, plural(more, { one: '1 weitere Person', other: `${more} weitere` })]),
  signedIn: 'Diese Anmeldung',
  before: 'Vorherige Anmeldung',
  never: 'keine',
};

const viewsGerman: Translated<typeof viewsText> = {
  title: 'Gespeicherte Ansichten',
  none: 'Noch keine gespeicherten Ansichten für diese Tabelle.',
  remove: 'Entfernen',
  removeNamed: (name) => `: ${name}`,
  whose: {
    you: 'nur Sie',
    organisation: 'Ihre Organisation',
    savedBy: (name) => `Ihre Organisation, gespeichert von ${name}`,
  },
  save: {
    name: 'Diese Ansicht speichern als',
    shared: (organisation) => `Für alle bei ${organisation} freigeben`,
    theOrganisation: 'der Organisation',
    submit: 'Ansicht speichern',
  },
};

const permissionRequestsGerman: Translated<typeof permissionRequestsText> = {
  title: 'Mehr Zugriff',
  lead: 'Bitten Sie um eine Berechtigung, die Sie nicht haben. Ihr Administrator bekommt eine E-Mail.',
  permission: 'Berechtigung',
  option: (permission, can) => `${permission}: ${can}`,
  needed: {
    batch: (permission) => `Für Stapel brauchen Sie die Berechtigung „${permission}“.`,
    report: (permission) => `Um diese Antwort zu melden, brauchen Sie die Berechtigung „${permission}“.`,
  },
  ask: (administrator) => `${administrator} bitten`,
  sent: (administrator, time) => `Anfrage an ${administrator} gesendet. Die nächste ist ab ${time} möglich.`,
  nobody: 'Niemand in Ihrer Organisation kann sie erteilen. Wenden Sie sich an den Anbieter.',
};

export const german = {
  permissionRequestsText: permissionRequestsGerman,
  accountText: accountGerman,
  accountFactsText: accountFactsGerman,
  viewsText: viewsGerman,
};
