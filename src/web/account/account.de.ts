import { emailLinkMinutes } from '../../shared/base/limits.ts';
import type { Translated } from '../locale/catalogue.ts';
import type { accountText } from './account.text.ts';

/** What the server calls what is no browser on some system. */
const devices: Readonly<Record<string, string>> = { 'A program': 'Ein Programm', 'Support view': 'Support-Ansicht' };

export const german: Translated<typeof accountText> = {
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
