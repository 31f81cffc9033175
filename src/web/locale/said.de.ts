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
  more: (count) => `Und ${count} weitere, die errors nennt`,
  signIn: 'Bitte melden Sie sich an',
  factorNeeded: 'Ihre Anmeldung braucht zuerst einen Passkey oder eine Authenticator-App: Richten Sie eines davon unter „Mein Konto“ ein',
  noSupportView: 'Sie sind nicht in einer Support-Ansicht',
  supportViewLooks: 'Eine Support-Ansicht sieht nur zu: Dies würde im Namen des Kunden handeln',
  noPermission: 'Sie haben keine Berechtigung',
  missingPermission: (name) => `Sie haben die Berechtigung „${germanPermissions[name]}“ nicht`,
  onlyStaff: 'Das ist dem Anbieter vorbehalten',
  noSuchPage: 'Eine Seite dieses Namens gibt es nicht: Senden Sie next der Seite davor',
  noCountry: (codes) => `Ein Land ${codes} gibt es nicht`,
  isAwayOnce: 'Das fehlt Ihnen einmal: Versuchen Sie es noch einmal',
  notFound: 'Nicht gefunden',
  malformed: 'Die Anfrage ist kein gültiges JSON oder fehlerhaft',
  tooLarge: 'Die Anfrage ist zu groß',
  headersTooLarge: 'Die Kopfzeilen der Anfrage sind zu groß',
  timedOut: 'Die Anfrage kam nicht rechtzeitig zu ihrem Ende',
  tooManyCalls: 'Zu viele Aufrufe. Bitte warten Sie einen Augenblick',
  wentWrong: 'Bei uns ist etwas schiefgegangen. Bitte versuchen Sie es noch einmal',
  notReady: 'Das Portal ist nicht bereit. Bitte versuchen Sie es gleich noch einmal',
  databaseAway: 'Das Portal erreicht seine Datenbank nicht. Bitte versuchen Sie es gleich noch einmal',
  databaseReadOnly:
    'Das Portal kann seine Datenbank lesen, aber gerade nichts in ihr speichern. Bitte versuchen Sie es in einigen Minuten noch einmal',
  changedMeanwhile: 'Jemand anderes hat im selben Augenblick dasselbe geändert. Bitte versuchen Sie es noch einmal',
  inUse: 'Das wird schon verwendet',
  tryInMinute: (fault) => `${fault}. Bitte versuchen Sie es in einer Minute noch einmal`,
  filesAway: 'Das Portal erreicht seine Dateien nicht',
  noSpace: 'Für Dateien ist kein Platz mehr',
  filesReadOnly: 'Dateien können gerade nicht geschrieben werden',
  diskFails: 'Dateien können gerade weder gelesen noch geschrieben werden',
  uploading: (count) => `Ihre Organisation lädt schon ${count} Dateien hoch. Bitte versuchen Sie es gleich noch einmal`,
  tooManyUploads: 'Es werden gerade zu viele Dateien hochgeladen. Bitte versuchen Sie es gleich noch einmal',
  uploadTooSlow: (bytes) => `Die Datei kommt zu langsam: Verlangt werden mindestens ${formatCount(bytes)} Bytes je Sekunde`,
  uploadTooLarge: (mebibytes) => `Die Datei ist größer als ${mebibytes} MiB`,
  columnsTooLarge: (mebibytes) => `Die anderen Spalten sind größer als ${mebibytes} MiB`,
  formEnded: 'Das Formular endete in der Mitte',
  formMalformed: 'Das Formular ist fehlerhaft oder wurde abgeschnitten',
  fileUnderWay: (kind) => `Für Ihre Organisation entsteht gerade eine Datei (${files[kind]}). Bitte versuchen Sie es gleich noch einmal`,
  tooManyFiles: (kind) => `Es entstehen gerade zu viele Dateien (${files[kind]}). Bitte versuchen Sie es gleich noch einmal`,
};

const wanted: Translated<typeof baseWanted> = {
  link: 'Dieser Link ist nicht gültig',
  account: 'Die ID-Nummer fehlt',
  realAccount: 'Das ist nicht die ID-Nummer einer Organisation',
  accountInQuery: 'Ein Konto ist die Nummer einer Organisation',
  shorterName: (most) => `Ein Name hat höchstens ${most} Zeichen`,
  plainName: 'Ein Name hat keine Zeilenumbrüche und keine unsichtbaren Zeichen',
  pageRows: (most) => `Eine Seite hat 1 bis ${most} Zeilen`,
  shorterSearch: (most) => `Gesucht wird nach höchstens ${most} Zeichen`,
  plainSearch: 'Gesucht wird ohne Zeilenumbrüche und ohne unsichtbare Zeichen',
};

const numbers: Translated<typeof numbersWanted> = {
  required: 'Die Rufnummer fehlt',
  e164: 'Bitte geben Sie eine vollständige E.164-Rufnummer an, ohne führendes + und nur mit Ziffern',
  country: 'Ein Land ist ein Code nach ISO 3166-1 alpha-2 wie GB',
  twoNumbers: (count, first) =>
    `${formatCount(count)} Rufnummern gefunden: Fragen Sie die erste ab (${first}), oder senden Sie alle als Stapel.`,
  letterInstead: (letter, instead) => `Der Buchstabe ${letter} steht, wo eine Ziffer stehen sollte: Ist es ${instead}?`,
  letter: (letter) => `Der Buchstabe ${letter} steht, wo eine Ziffer stehen sollte.`,
  letters: (letters) => `Die Buchstaben ${letters} stehen neben Ziffern.`,
  noDigits: 'Hier stehen keine Ziffern. Geben Sie die Rufnummer mit Landesvorwahl ein, zum Beispiel 447700900123.',
  noCountryCode:
    'Das beginnt mit 0. In welchem Land? Beginnen Sie mit der Landesvorwahl statt mit 0, zum Beispiel 44 für das Vereinigte Königreich.',
  notInCountry: 'So wird keine Rufnummer dieses Landes geschrieben. Beginnen Sie mit der Landesvorwahl statt mit 0.',
  fromSpreadsheet:
    'Das kam aus einer Tabellenkalkulation, und die letzten Ziffern sind verloren. Formatieren Sie die Spalte als Text und kopieren Sie die Rufnummer noch einmal.',
  tooShort: (least) => `Das ist zu kurz: Eine Rufnummer hat mindestens ${least} Ziffern.`,
  tooLong: (most) => `Das ist zu lang: Eine Rufnummer hat mit Landesvorwahl höchstens ${most} Ziffern.`,
  didYouMean: 'So geschrieben ist das keine Rufnummer. Meinten Sie eine andere?',
  isEmergency: (digits) => `${digits} ist eine Notrufnummer.`,
  isShortCode: 'So kurz sind Kurzwahlen, die nur innerhalb eines Landes jemanden erreichen.',
  leftOut: (words) => `Weggelassen: ${words}.`,
  extensionLeftOut: (extension) => `Weggelassen: Durchwahl ${extension}.`,
  keypad: (letters) => `Die Buchstaben ${letters} sind als Ziffern einer Tastatur gelesen.`,
  replaced: (instead, letter) => `Mit ${instead} statt ${letter}.`,
  withoutLetters: (letters) => `Ohne die Buchstaben ${letters}.`,
  national: (country) => `Als Rufnummer innerhalb von ${country} gelesen.`,
  asWritten: 'Wie geschrieben, mit ihrer Landesvorwahl.',
  fromAbroad: 'Wie Rufnummern dieses Landes aus dem Ausland geschrieben werden.',
  withoutTrunk: (dropped) => `Ohne die ${dropped}, die nur innerhalb des Landes gewählt wird.`,
  withOne: 'Mit der Landesvorwahl 1 von Nordamerika.',
  withoutEight: (code) => `Mit der Landesvorwahl ${code} statt 8.`,
  withoutExitCode: (code) => `Ohne die ${code}, die man für Anrufe ins Ausland wählt.`,
  mexico: 'Wie Rufnummern von Mexiko seit August 2019 geschrieben werden.',
  coteDIvoire: 'Wie Rufnummern der Côte d’Ivoire seit dem 31.01.2021 geschrieben werden.',
  benin: 'Wie Rufnummern von Benin seit dem 30.11.2024 geschrieben werden.',
  brazil: 'Mit der 9, mit der Mobilfunknummern von Brasilien beginnen.',
};

export const german = { baseSaid: said, baseWanted: wanted, numbersWanted: numbers };
