import type { queryRecordsSaid } from '../../shared/query-records/said.ts';
import type { queryRecordsWanted } from '../../shared/query-records/wanted.ts';
import type { Translated } from '../locale/catalogue.ts';
import { formatCount } from '../locale/current-locale.ts';

const said: Translated<typeof queryRecordsSaid> = {
  countryToo: 'Wählen Sie auch das Land der Stadt oder Region',
  noSuchPlace: (place) =>
    `Keine Stadt oder Region dieses Landes heißt ${place}. Verwenden Sie den englischen Namen wie in Antworten von gnr`,
  administratorsAlone: 'Nur Administratoren sehen, wer was abgefragt hat',
  workbook: (most, found) =>
    `Eine Arbeitsmappe fasst bis zu ${formatCount(most)} Abfragen, gefunden wurden ${formatCount(found)}. Laden Sie CSV herunter oder wählen Sie weniger Tage`,
  manyTotals: 'Die Summen Ihrer Organisation werden noch gezählt. Versuchen Sie es gleich noch einmal',
  nobodyWaits: 'Die Anfrage nach dieser Summe wurde abgebrochen',
  archiveAway: (day) =>
    `Abfragen bis zum ${day} liegen im Archiv, das gerade nicht erreichbar ist. Wählen Sie spätere Tage oder versuchen Sie es in einer Minute noch einmal`,
  archiveDamaged: (day) =>
    `Abfragen bis zum ${day} liegen im Archiv, in dem eine Datei beschädigt ist. Wählen Sie spätere Tage oder wenden Sie sich an den Support`,
  archiveSlow: 'Das Lesen archivierter Abfragen dauerte zu lange. Wählen Sie weniger Tage',
  notRecorded: 'Wir können Abfragen gerade nicht aufzeichnen und beantworten sie deshalb nicht. Versuchen Sie es gleich noch einmal',
};

const wanted: Translated<typeof queryRecordsWanted> = {
  user: (caller) => `Verwenden Sie die portalId eines Benutzers oder ${caller} für sich selbst`,
  key: 'Verwenden Sie die Kennung eines API-Schlüssels',
  country: 'Verwenden Sie für das Land einen Code nach ISO 3166-1 Alpha-2, etwa GB',
  noSuchCode: 'Unbekannter Reason-Code',
  noSuchClass: 'Unbekannte Klasse von Reason-Codes',
  format: 'Verwenden Sie csv oder xlsx',
  language: 'Die Sprache einer Datei ist en oder de',
};

export const german = { queryRecordsSaid: said, queryRecordsWanted: wanted };
