import type { Translated } from '../../locale/catalogue.ts';
import { formatCount, plural } from '../../locale/current-locale.ts';
import type { batchFileText } from './batch-file.text.ts';

const linesOf = (count: number) => plural(count, { one: '1 Zeile', other: `${formatCount(count)} Zeilen` });

const batchFileGerman: Translated<typeof batchFileText> = {
  label: 'Datei',
  help: (rows) =>
    `.csv oder .txt, eine Rufnummer je Zeile mit Landesvorwahl und ohne Pluszeichen, höchstens ${formatCount(rows)} Zeilen. Aus einer Tabelle mit mehr Spalten oder einer Excel-Arbeitsmappe wird die Spalte mit den Rufnummern genommen.`,
  sample: 'Eine Beispieldatei herunterladen',
  drop: 'oder eine Datei hier ablegen',
  numbersAlone: ', die Rufnummern allein',
  madeOf: (name) => `, aus ${name}`,
  remove: 'Entfernen',
  checking: (name) => `${name} wird geprüft…`,
  failures: {
    tooLong:
      'Das Lesen dieser Datei dauerte länger als eine Minute und wurde beendet. Speichern Sie die Tabelle als CSV, oder wählen Sie eine kleinere Datei.',
    notStarted: 'Die Prüfung konnte nicht beginnen. Laden Sie die Seite neu, und versuchen Sie es noch einmal.',
    unreadable: 'Die Datei ließ sich nicht lesen. Vielleicht wurde sie geändert oder verschoben: Wählen Sie sie noch einmal.',
    other: 'Fehler',
  },
  listed: (words) => (words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} und ${words.at(-1)}`),
  tooLarge: (mebibytes) => `Die Datei ist größer als ${mebibytes} MiB`,
  mayFit: 'Ihre Rufnummern allein passen vielleicht, siehe unten',
  place: (lines, count) =>
    `(${count === 1 ? 'Zeile' : 'Zeilen'} ${lines.join(', ')}${count > lines.length ? ` und ${formatCount(count - lines.length)} weitere` : ''})`,
  causes: {
    workbook: 'Das ist eine Excel-Arbeitsmappe: Ihr erstes Blatt kann gelesen werden, siehe unten.',
    columns: (width, separators) => `${width} Spalten mit ${separators} dazwischen: Eine davon wird gesendet, siehe unten`,
    heading: (line) => `Zeile ${line}: eine Überschrift, kann weggelassen werden`,
    cleaned: (lines, removed) => `${lines}: ${removed}, kann bereinigt werden`,
    beside: (lines) => `${lines}: in den anderen Spalten, die nicht abgefragt werden`,
    noNumber: (lines) => `${lines}: keine Rufnummer, kann weggelassen werden`,
    sentAs: (name) => `Sie kann als ${name} gesendet werden`,
    refused: (line, text, why) => `Zeile ${line}: „${text}“ ${why}`,
    moreRefused: (count) => `und ${formatCount(count)} weitere, die nicht lesbar sind`,
    more: (count) => `${formatCount(count)} weitere`,
    lines: (names, count) => `${plural(count, { one: 'Zeile', other: 'Zeilen' })} ${names}`,
  },
  separators: { ';': 'Semikolons', ',': 'Kommas', '\t': 'Tabulatoren', '|': 'senkrechten Strichen' },
  notations: {
    '+': '+',
    '00': '00',
    spaces: 'Leerzeichen',
    brackets: 'Klammern',
    dashes: 'Striche',
    dots: 'Punkte',
    quotes: 'Anführungszeichen',
    words: 'Wörter',
    'other signs': 'andere Zeichen',
  },
  comesBack: (rows, numbers) =>
    `${plural(rows, { one: '1 Zeile kommt', other: `${formatCount(rows)} Zeilen kommen` })} zurück, ${plural(numbers, { one: '1 Rufnummer wird', other: `${formatCount(numbers)} Rufnummern werden` })} abgefragt.`,
  steps: {
    heading: 'die Überschrift bleibt weg',
    removed: (signs, _kinds, lines) => `ohne ${signs} in ${linesOf(lines)}`,
    national: (numbers, country) =>
      `${plural(numbers, { one: '1 Rufnummer ohne Landesvorwahl ist als solche', other: `${formatCount(numbers)} Rufnummern ohne Landesvorwahl sind als solche` })} dieses Landes gelesen: ${country}`,
    emptied: (lines) => `${linesOf(lines)} ohne Rufnummer ${plural(lines, { one: 'bleibt', other: 'bleiben' })} weg`,
    refused: (lines) =>
      plural(lines, { one: '1 nicht lesbare Zeile bleibt weg', other: `${formatCount(lines)} nicht lesbare Zeilen bleiben weg` }),
    duplicates: (count) =>
      plural(count, {
        one: '1 Duplikat wird nicht noch einmal abgefragt',
        other: `${formatCount(count)} Duplikate werden nicht noch einmal abgefragt`,
      }),
  },
  actions: {
    use: (numbers) => plural(numbers, { one: 'Diese Rufnummer verwenden', other: `Diese ${formatCount(numbers)} Rufnummern verwenden` }),
    drop: (duplicates) => plural(duplicates, { one: '1 Duplikat weglassen', other: `${formatCount(duplicates)} Duplikate weglassen` }),
    keep: 'Die Duplikate behalten',
    back: 'Zurück zur Datei, wie sie war',
  },
  survey: {
    numbers: 'Rufnummern',
    rows: 'Zeilen',
    duplicates: 'Duplikate',
    countries: 'Länder',
    country: (name, code, numbers) => `${name} +${code}: ${formatCount(numbers)}`,
    noCountries: 'keines bekannt',
    moreCountries: (count) => `${count} weitere`,
    shared: { US: 'Nordamerika', RU: 'Russland und Kasachstan' },
    ownColumns: 'Eigene Spalten',
    withColumns: (titles) => `${titles}: Jede Zeile kommt mit ihnen in der verbundenen Datei zurück`,
    tooMuch: (rows, columns, mebibytes) =>
      `Die Tabelle hat mehr als ${formatCount(rows)} Zeilen, ${columns} Spalten oder ${mebibytes} MiB: Ihre Zeilen kommen nicht zurück, nur eine Zeile für jede abgefragte Rufnummer.`,
    unusual: (rows) =>
      plural(rows, {
        one: '1 Zeile ist keine vollständige E.164-Rufnummer (3 bis 15 Ziffern, nicht mit 0 am Anfang) und kommt als fehlgeschlagen zurück.',
        other: `${formatCount(rows)} Zeilen sind keine vollständigen E.164-Rufnummern (3 bis 15 Ziffern, nicht mit 0 am Anfang) und kommen als fehlgeschlagen zurück.`,
      }),
    leftOut: (lines) =>
      plural(lines, {
        one: '1 Zeile hat keine lesbare Rufnummer und wird nicht abgefragt:',
        other: `${formatCount(lines)} Zeilen haben keine lesbare Rufnummer und werden nicht abgefragt:`,
      }),
    line: (line) => `Zeile ${line}:`,
    more: (lines) => `und ${formatCount(lines)} weitere`,
  },
  preview: {
    column: (place) => `Spalte ${place}`,
    numberColumn: 'Spalte mit den Rufnummern',
    hasHeading: 'Die erste Zeile ist eine Überschrift',
    name: 'Erste Zeilen der Datei',
    caption: (rows) => plural(rows, { one: 'Die erste Zeile', other: `Die ersten ${rows} Zeilen` }),
    line: 'Zeile',
    sent: ', als Rufnummern gesendet',
  },
};

export const german = { batchFileText: batchFileGerman };
