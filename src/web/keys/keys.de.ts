import { apiKeyDays, apiKeyMaxDays, apiKeyWarningDays, rotatedKeyHours } from '../../shared/base/limits.ts';
import type { Translated } from '../locale/catalogue.ts';
import type { keysText } from './keys.text.ts';

const keysGerman: Translated<typeof keysText> = {
  title: 'API-Schlüssel',
  lead: 'Mit einem Schlüssel meldet sich ein Programm an. Er kann höchstens, was Sie können.',
  ofOrganisation: 'Die Schlüssel, mit denen Programme Ihrer Organisation das Portal aufrufen. Jeder kann höchstens, was sein Inhaber kann.',
  name: 'Name',
  prefix: 'Beginnt mit',
  owner: 'Inhaber',
  state: 'Zustand',
  states: { active: 'Gültig', expiring: 'Läuft bald ab', expired: 'Abgelaufen', revoked: 'Widerrufen' },
  rotated: 'Ersetzt, läuft ab',
  permissions: 'Berechtigungen',
  addresses: 'Adressen',
  everywhere: 'alle',
  expires: 'Läuft ab',
  made: 'Erstellt',
  lastUsed: 'Zuletzt benutzt',
  lastAddress: 'Von',
  never: 'nie',
  empty: 'Es gibt noch keine Schlüssel',
  add: 'Neuer Schlüssel',
  create: {
    title: 'Neuer API-Schlüssel',
    name: 'Name',
    nameHelp: 'Wofür er ist, etwa „Nächtlicher Stapel“.',
    permissions: 'Berechtigungen',
    addresses: 'Adressen',
    addressesHelp:
      'IP-Adressen und Netze, von denen er angenommen wird, je Zeile eine, etwa 192.0.2.0/24. Ohne Angabe wird er von überall angenommen.',
    days: 'Gültig für wie viele Tage',
    daysHelp: `Höchstens ${apiKeyMaxDays}, üblich sind ${apiKeyDays}. ${apiKeyWarningDays} Tage vor dem Ende bekommen Sie eine Mail.`,
    submit: 'Schlüssel erstellen',
    back: 'Abbrechen',
  },
  shown: {
    title: 'Kopieren Sie diesen Schlüssel jetzt',
    lead: 'Er wird nicht noch einmal angezeigt. Bewahren Sie ihn dort auf, wo Ihr Programm ihn findet und sonst niemand.',
    copy: 'Schlüssel kopieren',
    done: 'Ich habe ihn kopiert',
  },
  rotate: {
    action: 'Ersetzen',
    title: 'Diesen Schlüssel ersetzen?',
    lead: (name) =>
      `Sie bekommen einen neuen Schlüssel wie „${name}“. Der alte gilt noch ${rotatedKeyHours} Stunden, in denen Sie Ihre Programme umstellen.`,
    confirm: 'Ja, ersetzen',
  },
  revoke: {
    action: 'Widerrufen',
    title: 'Diesen Schlüssel widerrufen?',
    lead: (name) => `Programme, die „${name}“ benutzen, werden sofort abgewiesen. Ein widerrufener Schlüssel kommt nicht wieder.`,
    confirm: 'Ja, widerrufen',
  },
  back: 'Nein, zurück',
};

export const german = { keysText: keysGerman };
