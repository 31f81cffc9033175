import { watchChangesKeptDays } from '../../../shared/limits.ts';
import { formatCount } from '../../locale/current-locale.ts';
import type { Translated } from '../../locale/catalogue.ts';
import type { watchText } from './watch.text.ts';

const entries = (count: number) => `${formatCount(count)} ${count === 1 ? 'Eintrag' : 'Einträge'}`;

export const german: Translated<typeof watchText> = {
  title: 'Beobachtete Nummern',
  list: {
    tab: 'Beobachtet',
    lead: 'Sobald andere Daten geladen sind, werden die Antworten zu diesen Nummern und Präfixen mit denen davor verglichen. Was sich geändert hat, steht unter Änderungen.',
    count: (watched, most) => `${formatCount(watched)} von ${formatCount(most)} beobachtet.`,
    full: (most) =>
      `Die Liste ist voll: ${formatCount(most)} von ${formatCount(most)} werden beobachtet. Entfernen Sie welche, um andere hinzuzufügen.`,
    mails: 'Einmal am Tag eine Mail darüber, was sich an den Einträgen geändert hat, die ich hinzugefügt habe',
    table: 'Beobachtete Nummern und Präfixe',
    empty: 'Noch wird nichts beobachtet',
    digits: 'Nummer oder Präfix',
    kind: 'Art',
    number: 'Nummer',
    prefix: 'Präfix',
    changed: 'Letzte Änderung',
    never: 'keine',
    addedBy: 'Hinzugefügt von',
    you: 'Ihnen',
    nobody: 'einem entfernten Benutzer',
    added: 'Hinzugefügt am',
    select: (digits) => `${digits} auswählen`,
    selectAll: (count) => `Alle ${formatCount(count)} auswählen`,
    selectNone: 'Keine auswählen',
    remove: (count) => `${formatCount(count)} entfernen`,
  },
  add: {
    title: 'Nummern oder Präfixe hinzufügen',
    entries: 'Nummern und Präfixe',
    helper: 'Eine je Zeile, mit Ländervorwahl, in beliebiger Schreibweise. Eine Zeile, die mit * endet, ist ein Präfix: 4474*.',
    file: 'Oder aus einer Datei (.csv, .txt oder .xlsx)',
    column: 'Spalte mit den Nummern',
    columnNumber: (column) => `Spalte ${column}`,
    read: (lines, file) => `${formatCount(lines)} ${lines === 1 ? 'Zeile' : 'Zeilen'} aus ${file} stehen oben.`,
    reading: (file) => `${file} wird gelesen…`,
    unreadable: 'Die Datei konnte nicht gelesen werden. Vielleicht wurde sie geändert oder verschoben: Wählen Sie sie noch einmal.',
    tooManyBytes: (megabytes) => `Die Datei ist größer als ${megabytes} MiB.`,
    tooManyLines: (lines, most) => `Die Datei hat ${formatCount(lines)} Zeilen; beobachtet werden können ${formatCount(most)}.`,
    submit: 'Beobachten',
    nothing: 'Nennen Sie eine Nummer oder ein Präfix',
    noRoom: (fresh, room) => `${entries(fresh)} wären neu, und es ist Platz für ${formatCount(room)}.`,
    left: (count) =>
      `${count === 1 ? 'Diese Zeile ist' : `Diese ${formatCount(count)} Zeilen sind`} nicht zu lesen und oben stehen geblieben:`,
    leftLine: (line, why) => `„${line}“ ${why}`,
    leftMore: (count) => `und ${formatCount(count)} weitere`,
    added: (count) => `${entries(count)} hinzugefügt.`,
    already: (count) => `${formatCount(count)} ${count === 1 ? 'wurde' : 'wurden'} schon beobachtet.`,
    refused: (digits) => `Nicht beobachtet, weil die Demo ihre Antworten erfindet: ${digits.join(', ')}.`,
    progress: (sent, of) => `${formatCount(sent)} von ${formatCount(of)}…`,
  },
  remove: {
    title: (count) => `${entries(count)} entfernen?`,
    loss: 'Sie werden nicht mehr beobachtet. Was sich bisher an ihnen geändert hat, bleibt unter Änderungen stehen.',
    back: 'Nein, behalten',
    confirm: 'Ja, entfernen',
    done: (count) => `${entries(count)} entfernt`,
  },
  changes: {
    tab: 'Änderungen',
    lead: `Was andere Versionen der Daten geändert haben, das Neueste zuerst. ${watchChangesKeptDays} Tage lang aufbewahrt.`,
    table: 'Änderungen',
    empty: 'Noch hat keine andere Version der Daten eine Antwort geändert',
    at: 'Zeit',
    what: 'Was sich geändert hat',
    data: 'Versionen der Daten',
    still: 'Noch beobachtet',
    refresh: 'Neu laden',
    older: 'Ältere laden',
    download: 'Alle als CSV herunterladen',
  },
};
