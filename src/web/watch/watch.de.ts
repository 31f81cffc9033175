import { watchChangesKeptDays } from '../../shared/base/limits.ts';
import { germanWords } from '../../shared/watch/german-watch-words.ts';
import type { Translated } from '../locale/catalogue.ts';
import { formatCount, plural } from '../locale/current-locale.ts';
import type { watchNumberText } from './watch-number.text.ts';
import type { watchText, watchWords } from './watch.text.ts';

const watchNumberGerman: Translated<typeof watchNumberText> = {
  watch: 'Diese Rufnummer beobachten',
  added: 'In die Beobachtungsliste aufgenommen',
  already: 'Schon auf der Beobachtungsliste',
  madeUp: 'Demo-Rufnummern lassen sich nicht beobachten',
  notAsked: 'Nicht beobachtet: Ihre Organisation darf sie nicht abfragen',
  refused: 'Nicht beobachtet: Die Antworten sind Demo-Daten',
};

const entries = (count: number) => `${formatCount(count)} ${plural(count, { one: 'Eintrag', other: 'Einträge' })}`;

const watchGerman: Translated<typeof watchText> = {
  title: 'Beobachtungsliste',
  list: {
    tab: 'Beobachtet',
    lead: 'Wir prüfen diese Rufnummern und Präfixe bei neuen Daten erneut. Unterschiede stehen unter Änderungen.',
    count: (watched, most) => `${formatCount(watched)} von ${formatCount(most)} beobachtet.`,
    full: (most) =>
      `Die Liste ist voll: ${formatCount(most)} von ${formatCount(most)} werden beobachtet. Entfernen Sie welche, um andere hinzuzufügen.`,
    mails: 'Einmal am Tag eine E-Mail zu Änderungen an Einträgen, die ich hinzugefügt habe',
    table: 'Beobachtete Rufnummern und Präfixe',
    empty: 'Noch wird nichts beobachtet',
    emptyAbout: 'Fügen Sie Rufnummern Ihrer Kunden hinzu, um zu erfahren, wenn eine portiert oder wegen Betrugs verzeichnet wird.',
    digits: 'Rufnummer oder Präfix',
    kind: 'Art',
    number: 'Rufnummer',
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
    title: 'Rufnummern oder Präfixe hinzufügen',
    entries: 'Rufnummern und Präfixe',
    helper:
      'Eine je Zeile mit Landesvorwahl, in beliebiger Schreibweise. Ein Präfix endet mit *: 4474*. Jede neue Rufnummer zählt als Abfrage von npq, dno, dnoText, irsfCheck und AITCheck, jedes Präfix als eine von gnr.',
    file: 'Oder aus einer Datei (.csv, .txt oder .xlsx)',
    column: 'Spalte mit den Rufnummern',
    columnNumber: (column) => `Spalte ${column}`,
    read: (lines, file) => `${formatCount(lines)} ${plural(lines, { one: 'Zeile', other: 'Zeilen' })} aus ${file} oben eingefügt.`,
    reading: (file) => `${file} wird gelesen…`,
    unreadable: 'Die Datei konnte nicht gelesen werden. Vielleicht wurde sie geändert oder verschoben: Wählen Sie sie erneut.',
    tooManyBytes: (megabytes) => `Die Datei ist größer als ${megabytes} MiB.`,
    tooManyLines: (lines, most) => `Die Datei hat ${formatCount(lines)} Zeilen; beobachtet werden können ${formatCount(most)}.`,
    submit: 'Beobachten',
    nothing: 'Geben Sie eine Rufnummer oder ein Präfix ein',
    noRoom: (fresh, room) => `Neu wären ${entries(fresh)}, aber es ist nur Platz für ${formatCount(room)}.`,
    left: (count) => `${formatCount(count)} ${plural(count, { one: 'Zeile', other: 'Zeilen' })} nicht lesbar und oben belassen:`,
    changedLine: (line, digits, how) => `„${line}“ ist als ${digits} gelesen. ${how}`,
    leftLine: (line, why) => `„${line}“ ${why}`,
    leftMore: (count) => `und ${formatCount(count)} weitere`,
    added: (count) => `${entries(count)} hinzugefügt.`,
    already: (count) => `${formatCount(count)} ${plural(count, { one: 'wurde', other: 'wurden' })} schon beobachtet.`,
    notAsked: (count) =>
      `${entries(count)} ${plural(count, { one: 'wird nicht beobachtet und steht', other: 'werden nicht beobachtet und stehen' })} noch oben:`,
    refused: (digits) => `Nicht beobachtet, weil ihre Antworten Demo-Daten sind: ${digits.join(', ')}.`,
    progress: (sent, of) => `${formatCount(sent)} von ${formatCount(of)}…`,
  },
  found: {
    watch: 'Beobachten',
    refused: (count) => `${formatCount(count)} nicht beobachtet: Demo-Daten, oder die Abfrage ist nicht erlaubt.`,
  },
  remove: {
    title: (count) => `${entries(count)} entfernen?`,
    loss: 'Sie werden nicht mehr beobachtet. Bisherige Änderungen bleiben unter Änderungen.',
    back: 'Nein, behalten',
    confirm: 'Ja, entfernen',
    done: (count) => `${entries(count)} entfernt`,
  },
  changes: {
    tab: 'Änderungen',
    lead: `Unterschiede nach neuen Daten, das Neueste zuerst. ${watchChangesKeptDays} Tage aufbewahrt.`,
    table: 'Änderungen',
    empty: 'Noch keine Änderungen',
    emptyAbout: 'Eine beobachtete Rufnummer erscheint hier, wenn sich Netzbetreiber, Portierung oder Betrugslisten ändern.',
    at: 'Zeit',
    what: 'Änderung',
    data: 'Datenversionen',
    still: 'Noch beobachtet',
    refresh: 'Aktualisieren',
    older: 'Ältere laden',
  },
};

const watchWordsGerman: Translated<typeof watchWords> = germanWords;

export const german = { watchNumberText: watchNumberGerman, watchText: watchGerman, watchWords: watchWordsGerman };
