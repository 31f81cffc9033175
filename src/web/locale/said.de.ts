import { germanPermissions } from '../../shared/base/german-permissions.ts';
import type { baseWanted } from '../../shared/base/wanted.ts';
import type { baseSaid, MadeFile } from '../../shared/base/said.ts';
import type { numbersWanted } from '../../shared/base/numbers-wanted.ts';
import type { Translated } from './catalogue.ts';
import { formatCount } from './current-locale.ts';

const files: Record<MadeFile, string> = { 'joined file': 'verbundene Datei', workbook: 'Arbeitsmappe', spreadsheet: 'Arbeitsmappe' };

const said: Translated<typeof baseSaid> = {
  sentences: (all) => all.join(' '),
  points: (all) => all.join('. '),
  more: (count) => `Und ${count} weitere, siehe errors`,
  signIn: 'Melden Sie sich zuerst an',
  factorNeeded: 'Richten Sie zuerst unter „Mein Konto“ einen Passkey oder eine Authenticator-App ein',
  noSupportView: 'Sie sind nicht in einer Supportansicht',
  supportViewLooks: 'In der Supportansicht können Sie nichts im Namen des Kunden ändern',
  noPermission: 'Sie haben keine Berechtigung',
  missingPermission: (name) => `Sie haben die Berechtigung „${germanPermissions[name]}“ nicht`,
  onlyStaff: 'Das dürfen nur Mitarbeiter des Anbieters',
  noSuchPage: 'Diese Seite gibt es nicht: Senden Sie den Wert next der vorigen Seite',
  noCountry: (codes) => `Unbekanntes Land: ${codes}`,
  isAwayOnce: 'Dieser Demo-Fehler tritt einmal auf: Versuchen Sie es noch einmal',
  notFound: 'Nicht gefunden',
  malformed: 'Die Anfrage ist kein gültiges JSON oder fehlerhaft',
  tooLarge: 'Die Anfrage ist zu groß',
  headersTooLarge: 'Die Kopfzeilen der Anfrage sind zu groß',
  timedOut: 'Die Anfrage kam nicht rechtzeitig vollständig an',
  tooManyCalls: 'Zu viele Aufrufe. Warten Sie einen Augenblick',
  wentWrong: 'Bei uns ist etwas schiefgegangen. Versuchen Sie es noch einmal',
  notReady: 'Das Portal ist nicht bereit. Versuchen Sie es gleich noch einmal',
  databaseAway: 'Das Portal erreicht seine Datenbank nicht. Versuchen Sie es gleich noch einmal',
  databaseReadOnly: 'Das Portal kann seine Datenbank lesen, aber gerade nichts speichern. Versuchen Sie es in einigen Minuten noch einmal',
  changedMeanwhile: 'Jemand anderes hat das gleichzeitig geändert. Versuchen Sie es noch einmal',
  inUse: 'Das wird schon verwendet',
  tryInMinute: (fault) => `${fault}. Versuchen Sie es in einer Minute noch einmal`,
  filesAway: 'Das Portal erreicht seine Dateien nicht',
  noSpace: 'Für Dateien ist kein Platz mehr',
  filesReadOnly: 'Das Portal kann gerade keine Dateien schreiben',
  diskFails: 'Das Portal kann gerade keine Dateien lesen oder schreiben',
  uploading: (count) => `Ihre Organisation lädt schon ${count} Dateien hoch. Versuchen Sie es gleich noch einmal`,
  tooManyUploads: 'Es werden gerade zu viele Dateien hochgeladen. Versuchen Sie es gleich noch einmal',
  uploadTooSlow: (bytes) => `Der Upload ist zu langsam: Nötig sind mindestens ${formatCount(bytes)} Bytes je Sekunde`,
  uploadTooLarge: (mebibytes) => `Die Datei ist größer als ${mebibytes} MiB`,
  columnsTooLarge: (mebibytes) => `Die anderen Spalten sind größer als ${mebibytes} MiB`,
  formEnded: 'Das Formular ist unvollständig',
  formMalformed: 'Das Formular ist fehlerhaft oder unvollständig',
  fileUnderWay: (kind) => `Für Ihre Organisation wird gerade eine Datei erstellt (${files[kind]}). Versuchen Sie es gleich noch einmal`,
  tooManyFiles: (kind) => `Es werden gerade zu viele Dateien erstellt (${files[kind]}). Versuchen Sie es gleich noch einmal`,
};

const wanted: Translated<typeof baseWanted> = {
  link: 'Dieser Link ist nicht gültig',
  account: 'Die ID-Nummer fehlt',
  realAccount: 'Keine Organisation hat diese ID-Nummer',
  accountInQuery: 'Geben Sie die Kontonummer einer Organisation an',
  shorterName: (most) => `Der Name darf höchstens ${most} Zeichen haben`,
  plainName: 'Entfernen Sie Zeilenumbrüche und unsichtbare Zeichen aus dem Namen',
  pageRows: (most) => `Fordern Sie 1 bis ${most} Zeilen je Seite an`,
  shorterSearch: (most) => `Suchen Sie nach höchstens ${most} Zeichen`,
  plainSearch: 'Entfernen Sie Zeilenumbrüche und unsichtbare Zeichen aus der Suche',
};

const numbers: Translated<typeof numbersWanted> = {
  required: 'Die Rufnummer fehlt',
  e164: 'Bitte geben Sie eine vollständige E.164-Rufnummer an, ohne führendes + und nur mit Ziffern',
  country: 'Geben Sie das Land als Code nach ISO 3166-1 alpha-2 an, etwa GB',
  twoNumbers: (count, first) =>
    `${formatCount(count)} Rufnummern gefunden: Fragen Sie die erste ab (${first}), oder senden Sie alle als Stapel.`,
  letterInstead: (letter, instead) => `Der Buchstabe ${letter} ist keine Ziffer. Meinten Sie ${instead}?`,
  letter: (letter) => `Der Buchstabe ${letter} ist keine Ziffer. Entfernen oder ersetzen Sie ihn.`,
  letters: (letters) => `Die Buchstaben ${letters} sind keine Ziffern. Entfernen Sie sie.`,
  noDigits: 'Keine Ziffern gefunden. Geben Sie die Rufnummer mit Landesvorwahl ein, zum Beispiel 447700900123.',
  noCountryCode: 'Das beginnt mit 0. Geben Sie stattdessen die Landesvorwahl ein, zum Beispiel 44 für das Vereinigte Königreich.',
  notInCountry: 'So werden Rufnummern dieses Landes nicht geschrieben. Geben Sie statt der 0 die Landesvorwahl ein.',
  fromSpreadsheet:
    'Eine Tabellenkalkulation hat die letzten Ziffern entfernt. Formatieren Sie die Spalte als Text und kopieren Sie die Rufnummer noch einmal.',
  tooShort: (least) => `Zu kurz: Eine Rufnummer hat mindestens ${least} Ziffern.`,
  tooLong: (most) => `Zu lang: Eine Rufnummer hat mit Landesvorwahl höchstens ${most} Ziffern.`,
  didYouMean: 'Wir können das nicht als Rufnummer lesen. Meinten Sie eine andere?',
  isEmergency: (digits) => `${digits} ist eine Notrufnummer.`,
  isShortCode: 'Das ist eine Kurzwahl. Sie funktioniert nur innerhalb eines Landes.',
  leftOut: (words) => `Weggelassen: ${words}.`,
  extensionLeftOut: (extension) => `Weggelassen: Durchwahl ${extension}.`,
  keypad: (letters) => `Die Buchstaben ${letters} wurden als Ziffern der Telefontastatur gelesen.`,
  replaced: (instead, letter) => `Mit ${instead} statt ${letter}.`,
  withoutLetters: (letters) => `Ohne die Buchstaben ${letters}.`,
  national: (country) => `Als Rufnummer innerhalb von ${country} gelesen.`,
  asWritten: 'Wie geschrieben, mit ihrer Landesvorwahl.',
  fromAbroad: 'Wie Rufnummern dieses Landes aus dem Ausland gewählt werden.',
  withoutTrunk: (dropped) => `Ohne die ${dropped}, die nur innerhalb des Landes gewählt wird.`,
  withOne: 'Mit der Landesvorwahl 1 von Nordamerika.',
  withoutEight: (code) => `Mit der Landesvorwahl ${code} statt 8.`,
  withoutExitCode: (code) => `Ohne die ${code}, die man für Anrufe ins Ausland wählt.`,
  mexico: 'Im Format, das in Mexiko seit August 2019 gilt.',
  coteDIvoire: 'Im Format, das in der Côte d’Ivoire seit dem 31.01.2021 gilt.',
  benin: 'Im Format, das in Benin seit dem 30.11.2024 gilt.',
  brazil: 'Mit der 9, mit der Mobilfunknummern in Brasilien beginnen.',
};

export const german = { baseSaid: said, baseWanted: wanted, numbersWanted: numbers };
