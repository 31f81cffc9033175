import type { queryRecordsSaid } from '../../shared/query-records/said.ts';
import type { queryRecordsWanted } from '../../shared/query-records/wanted.ts';
import type { Translated } from '../locale/catalogue.ts';
import { formatCount } from '../locale/current-locale.ts';

const said: Translated<typeof queryRecordsSaid> = {
  countryToo: 'Wählen Sie auch das Land der Stadt oder Region',
  noSuchPlace: (place) =>
    `Keine Stadt oder Region dieses Landes heißt ${place}. Sie wird auf Englisch genannt, wie in den Antworten von gnr`,
  administratorsAlone: 'Wer was abgefragt hat, sieht nur ein Administrator',
  workbook: (most, found) =>
    `Eine Arbeitsmappe fasst höchstens ${formatCount(most)} Abfragen, und dies sind ${formatCount(found)}: Laden Sie sie als CSV herunter, oder wählen Sie weniger Tage`,
  manyTotals: 'Für Ihre Organisation wird gerade gezählt. Bitte versuchen Sie es gleich noch einmal',
  nobodyWaits: 'Auf diese Summe wartet niemand mehr',
  archiveAway: (day) =>
    `Abfragen vom ${day} und davor liegen im Archiv, das gerade nicht erreichbar ist. Bitte wählen Sie spätere Tage, oder versuchen Sie es in einer Minute noch einmal`,
  archiveDamaged: (day) =>
    `Abfragen vom ${day} und davor liegen im Archiv, in dem eine Datei nicht lesbar ist. Bitte wählen Sie spätere Tage; der Anbieter muss sie ansehen`,
  archiveSlow: 'Archivierte Abfragen waren nicht rechtzeitig zu lesen: Wählen Sie weniger Tage',
  notRecorded:
    'Abfragen können gerade nicht aufgezeichnet werden und werden deshalb nicht beantwortet. Bitte versuchen Sie es gleich noch einmal',
};

const wanted: Translated<typeof queryRecordsWanted> = {
  user: (caller) => `Nennen Sie einen Benutzer mit seiner portalId, oder sich selbst mit ${caller}`,
  key: 'Nennen Sie den Schlüssel mit seiner Kennung',
  country: 'Nennen Sie das Land mit seinem Code nach ISO 3166-1 alpha-2, wie GB',
  noSuchCode: 'Diesen Reason-Code gibt es nicht',
  noSuchClass: 'Diese Klasse von Reason-Codes gibt es nicht',
  format: 'Eine Datei ist csv oder xlsx',
};

export const german = { queryRecordsSaid: said, queryRecordsWanted: wanted };
