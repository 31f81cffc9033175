import { apiKeyDays, apiKeyMaxDays, apiKeyWarningDays, rotatedKeyHours } from '../../shared/base/limits.ts';
import type { Translated } from '../locale/catalogue.ts';
import type { keysText } from './keys.text.ts';

const keysGerman: Translated<typeof keysText> = {
  title: 'API-Schlüssel',
  own: 'Schlüssel für Ihre Programme',
  lead: 'Programme melden sich mit einem API-Schlüssel an. Ein Schlüssel darf nie mehr als Sie, und nur, was Sie auswählen.',
  ofOrganisation: 'API-Schlüssel der Programme Ihrer Organisation. Ein Schlüssel darf nie mehr als sein Inhaber.',
  name: 'Name',
  prefix: 'Beginnt mit',
  owner: 'Inhaber',
  state: 'Status',
  states: { active: 'Aktiv', expiring: 'Läuft bald ab', expired: 'Abgelaufen', revoked: 'Widerrufen' },
  rotated: 'Ersetzt, läuft bald ab',
  permissions: 'Berechtigungen',
  addresses: 'Adressen',
  everywhere: 'beliebig',
  expires: 'Läuft ab',
  made: 'Erstellt',
  lastUsed: 'Zuletzt benutzt',
  lastAddress: 'Von',
  never: 'nie',
  empty: 'Noch keine Schlüssel',
  emptyAbout:
    'Mit einem Schlüssel fragt ein Programm Rufnummern ab, sendet Stapel und liest Berichte. Jeder erstellt eigene in Mein Konto.',
  emptyAction: 'Schlüssel erstellen',
  add: 'Neuer Schlüssel',
  create: {
    title: 'Neuer API-Schlüssel',
    name: 'Name',
    nameHelp: 'Wofür er ist, etwa „Nächtlicher Stapel“.',
    permissions: 'Berechtigungen',
    addresses: 'Adressen',
    addressesHelp: 'Erlaubte IP-Adressen oder Netze, etwa 192.0.2.0/24, je Zeile eine Angabe. Leer lassen, um alle zu erlauben.',
    days: `Gültigkeit in Tagen, höchstens ${apiKeyMaxDays}`,
    daysHelp: `Üblich sind ${apiKeyDays}. ${apiKeyWarningDays} Tage vor dem Ablauf erhalten Sie eine E-Mail.`,
    submit: 'Schlüssel erstellen',
    back: 'Abbrechen',
  },
  shown: {
    title: 'Kopieren Sie diesen Schlüssel jetzt',
    lead: 'Er wird nur einmal angezeigt. Bewahren Sie ihn so auf, dass nur Ihr Programm ihn lesen kann.',
    copy: 'Schlüssel kopieren',
    done: 'Ich habe ihn kopiert',
  },
  rotate: {
    action: 'Ersetzen',
    title: 'Diesen Schlüssel ersetzen?',
    lead: (name) =>
      `Sie erhalten einen neuen Schlüssel mit den Einstellungen von „${name}“. Der alte gilt noch ${rotatedKeyHours} Stunden, damit Sie Ihre Programme umstellen können.`,
    confirm: 'Ja, ersetzen',
  },
  revoke: {
    action: 'Widerrufen',
    title: 'Diesen Schlüssel widerrufen?',
    lead: (name) => `Programme, die „${name}“ verwenden, verlieren sofort den Zugang. Das lässt sich nicht rückgängig machen.`,
    confirm: 'Ja, widerrufen',
  },
  back: 'Nein, zurück',
};

export const german = { keysText: keysGerman };
