import type { baseSaid, MadeFile } from '../../shared/base/said.ts';
import { germanPermissions } from '../../shared/base/german-permissions.ts';
import type { Translated } from './catalogue.ts';
import { formatCount } from './current-locale.ts';

const files: Record<MadeFile, string> = { 'joined file': 'verbundene Datei', workbook: 'Arbeitsmappe' };

const said: Translated<typeof baseSaid> = {
  sentences: (all) => all.join(' '),
  more: (count) => `Und ${count} weitere, die errors nennt`,
  signIn: 'Bitte melden Sie sich an',
  missingPermission: (name) => `Sie haben die Berechtigung „${germanPermissions[name]}“ nicht`,
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

export const german = { baseSaid: said };
