import { germanPermissions } from '../../shared/base/german-permissions.ts';
import type { baseWanted } from '../../shared/base/wanted.ts';
import type { baseSaid, MadeFile } from '../../shared/base/said.ts';
import type { Translated } from './catalogue.ts';
import { formatCount } from './current-locale.ts';

const files: Record<MadeFile, string> = { 'joined file': 'verbundene Datei', workbook: 'Arbeitsmappe' };

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
  spreadsheetUnderWay: 'Für Ihre Organisation entsteht gerade eine Arbeitsmappe. Bitte versuchen Sie es gleich noch einmal',
  tooManySpreadsheets: 'Es entstehen gerade zu viele Arbeitsmappen. Bitte versuchen Sie es gleich noch einmal',
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

export const german = { baseSaid: said, baseWanted: wanted };
