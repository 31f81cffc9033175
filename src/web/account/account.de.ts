import { emailLinkMinutes } from '../../shared/base/limits.ts';
import type { Translated } from '../locale/catalogue.ts';
import type { accountText, accountFactsText, viewsText } from './account.text.ts';
import { plural } from '../locale/current-locale.ts';

/** The server's names of devices other than a browser on some system. */
const devices: Readonly<Record<string, string>> = { 'A program': 'Ein Programm', 'Support view': 'Support-Ansicht' };

const accountGerman: Translated<typeof accountText> = {
  needsFactor:
    'Ihre Anmeldung braucht einen Passkey oder eine Authenticator-App. Richten Sie hier eines davon ein: Bis dahin öffnet sich nichts anderes.',
  title: 'Mein Konto',
  inSupportView: (email) =>
    `Sie sehen das Portal wie ${email}. Passwort, E-Mail-Adresse und Sitzungen gehören dieser Person allein, deshalb bietet eine Support-Ansicht sie nicht an.`,
  language: {
    label: 'Sprache',
    helper: 'Der Bildschirme, der Mails an Sie und der Berichte und des Handbuchs als PDF. Die Seite wird darin neu geladen.',
    asBrowser: 'Wie der Browser',
  },
  whoIAm: 'Wer Sie hier sind',
  timeZone: {
    label: 'Zeiten auf den Seiten',
    helper: 'Die Tage der Berichte sind in jedem Fall UTC-Tage.',
    utc: 'UTC',
    local: (zone) => `Die Zeit dieses Geräts (${zone})`,
  },
  password: {
    title: 'Passwort ändern',
    current: 'Jetziges Passwort',
    new: 'Neues Passwort',
    confirm: 'Neues Passwort bestätigen',
    submit: 'Passwort ändern',
  },
  email: {
    title: 'E-Mail-Adresse ändern',
    lead: (email) =>
      `Sie melden sich mit ${email} an. An die neue Adresse geht ein Link, der ${emailLinkMinutes} Minuten gilt, an die jetzige ein Hinweis darauf. Mit der Änderung werden Sie überall abgemeldet.`,
    new: 'Neue E-Mail-Adresse',
    submit: 'E-Mail-Adresse ändern',
  },
  sessions: {
    title: 'Sitzungen',
    lead: 'Wo Ihr Konto angemeldet ist. Erkennen Sie eine Sitzung nicht, melden Sie sich überall sonst ab und ändern Sie Ihr Passwort.',
    name: 'Offene Sitzungen',
    device: 'Gerät',
    deviceName: (english) => devices[english] ?? english.replace(' on ', ' unter '),
    signedIn: 'Angemeldet',
    lastUsed: 'Zuletzt benutzt',
    isThis: 'Diese Sitzung',
    this: 'diese Sitzung',
    other: 'nein',
    endOthers: 'Überall sonst abmelden',
    alone: 'Sie sind nur hier angemeldet.',
    notLoaded: (reason) => `Die Sitzungen konnten nicht geladen werden: ${reason}`,
  },
};

const names = (listed: readonly string[]) => new Intl.ListFormat('de').format(listed);

const accountFactsGerman: Translated<typeof accountFactsText> = {
  name: 'Name',
  email: 'E-Mail-Adresse',
  organisation: 'Organisation',
  number: 'Kontonummer',
  may: 'Sie dürfen',
  mayNothing: 'noch nichts',
  mayAll: 'alles, was das Portal bietet',
  more: 'Wer Ihnen mehr geben kann',
  nobody: 'Niemand sonst in Ihrer Organisation. Fragen Sie den Anbieter.',
  andMore: (listed, more) =>
    more === 0 ? names(listed) : names([...listed, plural(more, { one: '1 weitere Person', other: `${more} weitere` })]),
  signedIn: 'Angemeldet',
  before: 'Davor',
  never: 'nie',
};

const viewsGerman: Translated<typeof viewsText> = {
  button: 'Ansichten',
  title: 'Gespeicherte Ansichten',
  none: 'Von dieser Tabelle ist noch keine Ansicht gespeichert.',
  remove: 'Entfernen',
  removeNamed: (name) => `: ${name}`,
  whose: {
    you: 'nur Sie',
    organisation: 'Ihre Organisation',
    savedBy: (name) => `Ihre Organisation, gespeichert von ${name}`,
  },
  save: {
    name: 'Diese Ansicht speichern als',
    shared: (organisation) => `Für alle bei ${organisation}`,
    theOrganisation: 'der Organisation',
    submit: 'Ansicht speichern',
  },
};

export const german = { accountText: accountGerman, accountFactsText: accountFactsGerman, viewsText: viewsGerman };
