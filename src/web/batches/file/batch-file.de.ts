import type { Translated } from '../../locale/catalogue.ts';
import { formatCount, plural } from '../../locale/current-locale.ts';
import type { batchFileText } from './batch-file.text.ts';

const linesOf = (count: number) => plural(count, { one: '1 Zeile', other: `${formatCount(count)} Zeilen` });

const batchFileGerman: Translated<typeof batchFileText> = {
  label: 'Datei',
  help: (rows) =>
    `.csv oder .txt, eine Rufnummer pro Zeile mit Landesvorwahl und ohne Pluszeichen, bis zu ${formatCount(rows)} Zeilen. Aus einer Tabelle oder Excel-Arbeitsmappe übernehmen wir die Spalte mit den Rufnummern.`,
  sample: 'Beispieldatei herunterladen',
  drop: 'oder eine Datei hier ablegen',
  numbersAlone: ', nur die Rufnummern',
  madeOf: (name) => `, aus ${name}`,
  remove: 'Entfernen',
  checking: (name) => `${name} wird geprüft…`,
  failures: {
    tooLong:
      'Das Einlesen dieser Datei dauerte länger als eine Minute und wurde abgebrochen. Speichern Sie die Tabelle als CSV oder wählen Sie eine kleinere Datei.',
    notStarted: 'Die Prüfung konnte nicht starten. Laden Sie die Seite neu und versuchen Sie es erneut.',
    unreadable: 'Die Datei konnte nicht gelesen werden. Vielleicht wurde sie geändert oder verschoben: Wählen Sie sie erneut.',
    other: 'Fehler',
  },
  listed: (words) => (words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} und ${words.at(-1)}`),
  tooLarge: (mebibytes) => `Die Datei ist größer als ${mebibytes} MiB`,
  mayFit: 'Die Rufnummern allein passen vielleicht, siehe unten',
  place: (lines, count) =>
    `(${count === 1 ? 'Zeile' : 'Zeilen'} ${lines.join(', ')}${count > lines.length ? ` und ${formatCount(count - lines.length)} weitere` : ''})`,
  causes: {
    workbook: 'Das ist eine Excel-Arbeitsmappe. Wir können das erste Blatt lesen, siehe unten.',
    columns: (width, separators) => `${width} Spalten, getrennt durch ${separators}: Nur eine wird gesendet, siehe unten`,
    heading: (line) => `Zeile ${line}: Überschrift, kann entfallen`,
    cleaned: (lines, removed) => `${lines}: ${removed}, kann bereinigt werden`,
    beside: (lines) => `${lines}: in den anderen Spalten, die nicht abgefragt werden`,
    noNumber: (lines) => `${lines}: keine Rufnummer, kann entfallen`,
    sentAs: (name) => `Die Datei kann als ${name} gesendet werden`,
    refused: (line, text, why) => `Zeile ${line}: „${text}“ ${why}`,
    moreRefused: (count) => `und ${formatCount(count)} weitere nicht lesbare`,
    more: (count) => `${formatCount(count)} weitere`,
    lines: (names, count) => `${plural(count, { one: 'Zeile', other: 'Zeilen' })} ${names}`,
  },
  separators: { ';': 'Semikolons', ',': 'Kommas', '\t': 'Tabulatoren', '|': 'senkrechte Striche' },
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
    `Wir fragen ${plural(numbers, { one: '1 Rufnummer', other: `${formatCount(numbers)} Rufnummern` })} ab und liefern ${linesOf(rows)}.`,
  steps: {
    heading: 'Überschrift weggelassen',
    removed: (signs, _kinds, lines) => `${signs} in ${linesOf(lines)} entfernt`,
    national: (numbers, country) =>
      `${plural(numbers, { one: '1 Rufnummer', other: `${formatCount(numbers)} Rufnummern` })} ohne Landesvorwahl gelesen als ${country}`,
    emptied: (lines) => `${linesOf(lines)} ohne Rufnummer weggelassen`,
    refused: (lines) =>
      plural(lines, { one: '1 nicht lesbare Zeile weggelassen', other: `${formatCount(lines)} nicht lesbare Zeilen weggelassen` }),
    duplicates: (count) => plural(count, { one: '1 Duplikat übersprungen', other: `${formatCount(count)} Duplikate übersprungen` }),
  },
  actions: {
    use: (numbers) => plural(numbers, { one: 'Diese Rufnummer verwenden', other: `Diese ${formatCount(numbers)} Rufnummern verwenden` }),
    drop: (duplicates) => plural(duplicates, { one: '1 Duplikat weglassen', other: `${formatCount(duplicates)} Duplikate weglassen` }),
    keep: 'Duplikate behalten',
    back: 'Originaldatei verwenden',
  },
  survey: {
    numbers: 'Rufnummern',
    rows: 'Zeilen',
    duplicates: 'Duplikate',
    countries: 'Länder',
    country: (name, code, numbers) => `${name} +${code}: ${formatCount(numbers)}`,
    noCountries: 'unbekannt',
    moreCountries: (count) => `${count} weitere`,
    shared: { US: 'Nordamerika', RU: 'Russland und Kasachstan' },
    ownColumns: 'Eigene Spalten',
    withColumns: (titles) => `${titles}: in jeder Zeile der verbundenen Datei enthalten`,
    tooMuch: (rows, columns, mebibytes) =>
      `Die Tabelle hat mehr als ${formatCount(rows)} Zeilen, ${columns} Spalten oder ${mebibytes} MiB. Sie erhalten statt Ihrer Zeilen nur eine Zeile pro abgefragter Rufnummer.`,
    unusual: (rows) =>
      plural(rows, {
        one: '1 Zeile ist keine vollständige E.164-Rufnummer (3 bis 15 Ziffern, ohne führende 0) und wird fehlschlagen.',
        other: `${formatCount(rows)} Zeilen sind keine vollständigen E.164-Rufnummern (3 bis 15 Ziffern, ohne führende 0) und werden fehlschlagen.`,
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
