/** What the values of a sentence may be, where they are words. */
import { germanPermissions } from '../../../shared/base/german-permissions.ts';
import { permissions } from '../../../shared/base/permissions.ts';
import type { Sentences } from '../sentences.ts';

export const values: Sentences = {
  ...Object.fromEntries(permissions.map(({ name, label }) => [label, germanPermissions[name]])),
  open: 'offen',
  'in progress': 'in Arbeit',
  waiting: 'wartend',
  closed: 'geschlossen',
  '1 row': '1 Zeile',
  '{} rows': '{} Zeilen',
  '1 entry': '1 Eintrag',
  '{} entries': '{} Einträge',
  '1 batch': '1 Stapel',
  '{} batches': '{} Stapel',
  message: 'Nachricht',
  messages: 'Nachrichten',
  'The other columns': 'Die anderen Spalten',
  'the other columns': 'die anderen Spalten',
  'The rows': 'Die Zeilen',
  'the rows': 'die Zeilen',
  'Row {} of {}': 'Zeile {} ({})',
  'An organisation watches at most {} numbers and prefixes: {} are watched, {} would be new':
    'Eine Organisation beobachtet höchstens {} Rufnummern und Präfixe: {} sind es schon, {} kämen hinzu',
  'joined file': 'verbundene Datei',
  'returned an error': 'hat einen Fehler gemeldet',
  'takes no more queries right now': 'nimmt gerade keine weiteren Abfragen an',
  'no country has this code': 'Kein Land hat diese Vorwahl',
  'it is too short or too long for the ranges that begin like it':
    'Die Rufnummer ist zu kurz oder zu lang für die Bereiche, die so beginnen',
  'it is in no range that we know': 'Sie liegt in keinem Bereich, den wir kennen',
  'no number of its calling code has so many digits': 'Keine Rufnummer ihrer Landesvorwahl hat so viele Ziffern',
  'no area or office code of the North American plan begins with 0 or 1':
    'Keine Vorwahl und kein Amt des nordamerikanischen Plans beginnt mit 0 oder 1',
  'no ranges of its calling code are loaded': 'Zu ihrer Landesvorwahl sind keine Bereiche geladen',
  ' and the address is confirmed there': ' und die Adresse dort bestätigt ist',
  '. The oldest go on {}': '. Die ältesten werden am {} gelöscht',
  'is mailed to 1 person': 'geht als Mail an 1 Person',
  'is mailed to {} people': 'geht als Mail an {} Personen',
  'mailed to nobody: who wrote in it may not read tickets any more':
    'geht an niemanden: Wer darin geschrieben hat, darf Tickets nicht mehr lesen',
  'Your organisation has': 'Ihre Organisation hat',
  'Support has': 'Der Support hat',
  'this ticket': 'diesem Ticket',
  'its tickets': 'ihren Tickets',
  'The portal cannot reach its files': 'Das Portal erreicht seine Dateien nicht',
  'There is no space left for files': 'Für Dateien ist kein Platz mehr',
  'Files cannot be written now': 'Dateien können gerade nicht geschrieben werden',
  'Files cannot be read or written now': 'Dateien können gerade weder gelesen noch geschrieben werden',
  'There is no file {}': 'Die Datei {name} gibt es nicht',
};
