/** Of any call. */
import type { Operation } from '../../../shared/base/endpoint.ts';
import type { Sentences } from '../sentences.ts';

/** The headings of toasts. */
export const operations: Record<Operation, string> = {
  'Add User': 'Benutzer hinzufügen',
  'Change Password': 'Passwort ändern',
  Country: 'Land',
  'Delete User': 'Benutzer entfernen',
  Download: 'Download',
  'Edit User': 'Benutzer bearbeiten',
  GNR: 'GNR',
  Login: 'Anmeldung',
  Organisations: 'Organisationen',
  Query: 'Abfrage',
  'Reason Codes': 'Reason-Codes',
  Report: 'Bericht',
  'Report graph': 'Diagramm',
  Request: 'Anfrage',
  Search: 'Suche',
  Status: 'Status',
  'Stop support': 'Support beenden',
  Submit: 'Senden',
  Support: 'Support',
  'Take Control': 'Ansicht übernehmen',
  'User Management': 'Benutzerverwaltung',
  Users: 'Benutzer',
};

export const callSentences: Sentences = {
  'Not found': 'Nicht gefunden',
  'Name a key by its id': 'Nennen Sie den Schlüssel mit seiner Kennung',
  'This key does not exist': 'Diesen Schlüssel gibt es nicht',
  'You hold no permission': 'Sie haben keine Berechtigung',
  'The request is not valid JSON or is malformed': 'Die Anfrage ist kein gültiges JSON oder fehlerhaft',
  'The request is too large': 'Die Anfrage ist zu groß',
  'The headers of the request are too large': 'Die Kopfzeilen der Anfrage sind zu groß',
  'The request did not come to its end in time': 'Die Anfrage kam nicht rechtzeitig zu ihrem Ende',
  'Too many calls. Please wait a moment': 'Zu viele Aufrufe. Bitte warten Sie einen Augenblick',
  'Something went wrong on our side. Please try again': 'Bei uns ist etwas schiefgegangen. Bitte versuchen Sie es noch einmal',
  'The portal is not ready. Please try again in a moment': 'Das Portal ist nicht bereit. Bitte versuchen Sie es gleich noch einmal',
  'The portal cannot reach its database. Please try again in a moment':
    'Das Portal erreicht seine Datenbank nicht. Bitte versuchen Sie es gleich noch einmal',
  'Queries cannot be recorded now, and so none is answered. Please try again in a moment':
    'Abfragen können gerade nicht aufgezeichnet werden und werden deshalb nicht beantwortet. Bitte versuchen Sie es gleich noch einmal',
  'The portal can read its database, but nothing can be stored in it now. Please try again in a few minutes':
    'Das Portal kann seine Datenbank lesen, aber gerade nichts in ihr speichern. Bitte versuchen Sie es in einigen Minuten noch einmal',
  'Somebody else changed the same at this moment. Please try again':
    'Jemand anderes hat im selben Augenblick dasselbe geändert. Bitte versuchen Sie es noch einmal',
  'This is in use already': 'Das wird schon verwendet',
  'This is away for you once: try again': 'Das fehlt Ihnen einmal: Versuchen Sie es noch einmal',
  'Queries of {} and before are in the archive, which cannot be reached now. Please choose later days, or try again in a minute':
    'Abfragen vom {} und davor liegen im Archiv, das gerade nicht erreichbar ist. Bitte wählen Sie spätere Tage, oder versuchen Sie es in einer Minute noch einmal',
  'Queries of {} and before are in the archive, and a file of it cannot be read. Please choose later days; the provider has to look at it':
    'Abfragen vom {} und davor liegen im Archiv, in dem eine Datei nicht lesbar ist. Bitte wählen Sie spätere Tage; der Anbieter muss sie ansehen',
  'Archived queries could not be read in time: choose fewer days':
    'Archivierte Abfragen waren nicht rechtzeitig zu lesen: Wählen Sie weniger Tage',
  '{}. Please try again in a minute': '{}. Bitte versuchen Sie es in einer Minute noch einmal',
  'The form ended in the middle': 'Das Formular endete in der Mitte',
  'The form is malformed, or was cut off': 'Das Formular ist fehlerhaft oder wurde abgeschnitten',
  'A part is one of {}': 'Ein Teil ist einer von {}',
  'There is no page of this name: send the next of the page before':
    'Eine Seite dieses Namens gibt es nicht: Senden Sie next der Seite davor',
  'A page has 1 to {} rows': 'Eine Seite hat 1 bis {} Zeilen',
  'What is searched for has at most {} characters': 'Gesucht wird nach höchstens {} Zeichen',
  'What is searched for has no line breaks and no invisible characters': 'Gesucht wird ohne Zeilenumbrüche und ohne unsichtbare Zeichen',
};
