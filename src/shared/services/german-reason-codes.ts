/** German descriptions of the reason codes, with advice. */
import { e164MaxDigits, e164MinDigits } from '../base/limits.ts';
import type { KnownReasonCode } from './reason-codes.ts';

export const germanReasonCodes: Readonly<Record<KnownReasonCode, string>> = {
  0: 'Erfolg. Die Antwort ist vollständig.',
  1: 'Erfolg: Die Rufnummer wurde nie portiert. Sie ist noch beim Inhaber ihres Bereichs.',
  2: 'Erfolg: Zu diesem Land oder dieser Rufnummer gibt es keine Portierungsdaten, deshalb wird der Inhaber des Bereichs genannt. Die Rufnummer kann seither gewechselt haben.',
  3: 'Nur ein Teil wurde geprüft: Das Netz hat nicht geantwortet und gespeicherte Daten werden genannt, keine Liste ist geladen und die Antwort kommt allein aus den Rufnummernbereichen, oder keine Bereiche des Landes sind geladen. Das ist keine Entwarnung. Fragen Sie später noch einmal.',
  4: 'Erfolg: Der Treffer ist der Bereich oder die Art der Rufnummer, oder die Rufnummer selbst und älter als ein Jahr. Behandeln Sie ihn als Risiko, nicht als Beweis.',
  100: `Die Rufnummer ist nicht im Format E.164. Senden Sie ${e164MinDigits} bis ${e164MaxDigits} Ziffern mit der Landesvorwahl, ohne + und ohne andere Zeichen.`,
  101: 'Die Landesvorwahl ist unbekannt. Prüfen Sie die ersten Ziffern der Rufnummer.',
  102: 'Die Rufnummer hat nicht die Länge ihres Bereichs. Prüfen Sie, ob Ziffern fehlen oder zu viel sind.',
  103: 'Die Rufnummer liegt in keinem Bereich, den wir kennen.',
  104: 'Der Dienst gilt nicht für diese Art von Rufnummer. Fragen Sie einen anderen Dienst, zum Beispiel npq.',
  105: 'Zu diesem Land oder Netz gibt es keine Daten über Portierungen, daher ist nicht zu sagen, ob die Rufnummer portiert wurde. Fragen Sie gnr nach dem Inhaber ihres Bereichs.',
  106: 'Die Rufnummer liegt außerhalb des Gebiets dieses Dienstes. Fragen Sie einen Dienst, der ihr Land abdeckt.',
  200: 'Der Teilnehmer ist abwesend: ausgeschaltet oder außer Reichweite. Fragen Sie später noch einmal.',
  201: 'Der Teilnehmer ist unbekannt: Das Netz hat die Rufnummer nicht vergeben. Nehmen Sie sie von Ihrer Liste.',
  202: 'Der Teilnehmer ist gesperrt, oder der Dienst ist nicht eingerichtet. Die Rufnummer ist vergeben, aber so nicht erreichbar.',
  203: 'Das Netz unterstützt keine Live-Abfragen. Wo die Wechsel seiner Rufnummern bekannt sind, nennt npq den Netzbetreiber aus gespeicherten Daten.',
  300: 'Das vorgelagerte Netz hat nicht rechtzeitig geantwortet. Fragen Sie gleich noch einmal.',
  301: 'Das vorgelagerte Netz hat einen Fehler gemeldet. Fragen Sie gleich noch einmal; hält es an, eröffnen Sie ein Ticket.',
  401: 'Nicht für Nachrichten geeignet: Niemand hat die Rufnummer. Weisen Sie sie ab.',
  402: 'Nicht für Nachrichten geeignet: Die Rufnummer ist eine Premium-Rufnummer, eine mit Erlösbeteiligung oder eine persönliche. Weisen Sie sie ab.',
  403: 'Nicht für Nachrichten geeignet: Die Rufnummer oder ihr Bereich steht auf einer Liste zu Betrug mit Erlösbeteiligung. Weisen Sie sie ab.',
  404: 'Nicht für Nachrichten geeignet: Die Rufnummer liegt in einem Bereich mit hohem Risiko. Prüfen Sie den Benutzer zuerst auf einem anderen Weg.',
  405: 'Nicht für Nachrichten geeignet: Die Rufnummer ist keine Mobilfunknummer. Rufen Sie an, statt eine Nachricht zu senden.',
  406: 'Nicht für Nachrichten geeignet: Satellitenrufnummern und solche internationaler Netze sind teuer zu erreichen. Prüfen Sie den Benutzer zuerst auf einem anderen Weg.',
  500: 'Der Dienst ist für Ihre Organisation nicht freigeschaltet oder hier nicht eingerichtet. Bitten Sie Ihren Anbieter, ihn freizuschalten.',
  501: 'Das Ziel, ein Land oder eine Landesvorwahl, ist für Ihre Organisation abgeschaltet. Bitten Sie Ihren Anbieter, es zu öffnen.',
  502: 'Das Tageskontingent Ihrer Organisation oder eine Grenze des Netzes ist erreicht. Ein Kontingent beginnt um 00:00 UTC neu, und die Startseite sagt, was übrig ist: Fragen Sie dann noch einmal, oder bitten Sie Ihren Anbieter, es anzuheben.',
  900: 'Interner Fehler: Bei uns ist etwas schiefgegangen. Fragen Sie noch einmal; hält es an, eröffnen Sie ein Ticket.',
};
