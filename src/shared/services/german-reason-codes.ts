/** German descriptions of the reason codes, with advice. */
import { e164MaxDigits, e164MinDigits } from '../base/limits.ts';
import type { KnownReasonCode } from './reason-codes.ts';

export const germanReasonCodes: Readonly<Record<KnownReasonCode, string>> = {
  0: 'Erfolg. Die Antwort ist vollständig.',
  1: 'Erfolg: Die Rufnummer wurde nie portiert. Sie ist noch beim Inhaber ihres Bereichs.',
  2: 'Erfolg: Für dieses Land oder diese Rufnummer gibt es keine Portierungsdaten, deshalb wird der Inhaber des Bereichs genannt. Die Rufnummer kann seither portiert worden sein.',
  3: 'Nur teilweise geprüft: Das Netz hat nicht geantwortet, eine Liste fehlt, oder für das Land sind keine Bereiche geladen. Die Antwort beruht nur auf gespeicherten Daten oder Rufnummernbereichen. Sie heißt nicht, dass die Rufnummer sicher ist. Versuchen Sie es später erneut.',
  4: 'Erfolg: Bereich oder Art der Rufnummer stimmen überein, oder ihr Eintrag ist älter als ein Jahr. Behandeln Sie das als Risiko, nicht als Beweis.',
  100: `Die Rufnummer ist nicht im Format E.164. Senden Sie ${e164MinDigits} bis ${e164MaxDigits} Ziffern mit der Landesvorwahl, ohne + und andere Zeichen.`,
  101: 'Die Landesvorwahl ist unbekannt. Prüfen Sie die ersten Ziffern der Rufnummer.',
  102: 'Die Rufnummer hat nicht die richtige Länge für ihren Bereich. Prüfen Sie, ob Ziffern fehlen oder zu viel sind.',
  103: 'Die Rufnummer liegt in keinem Bereich, den wir kennen.',
  104: 'Der Dienst gilt nicht für diese Art von Rufnummer. Nutzen Sie einen anderen Dienst, zum Beispiel npq.',
  105: 'Für dieses Land oder Netz gibt es keine Portierungsdaten: Die Portierung ist unbekannt. Den Inhaber des Bereichs nennt gnr.',
  106: 'Die Rufnummer liegt außerhalb des Gebiets dieses Dienstes. Nutzen Sie einen Dienst, der ihr Land abdeckt.',
  200: 'Der Teilnehmer ist abwesend: ausgeschaltet oder außer Reichweite. Versuchen Sie es später erneut.',
  201: 'Der Teilnehmer ist unbekannt: Das Netz hat die Rufnummer nicht vergeben. Entfernen Sie sie aus Ihrer Liste.',
  202: 'Der Teilnehmer ist gesperrt, oder der Dienst ist nicht eingerichtet. Die Rufnummer ist vergeben, aber so nicht erreichbar.',
  203: 'Das Netz unterstützt keine Live-Abfragen. Decken die Portierungsdaten seine Rufnummern ab, nennt npq den Netzbetreiber aus gespeicherten Daten.',
  300: 'Das vorgelagerte Netz hat nicht rechtzeitig geantwortet. Versuchen Sie es gleich erneut.',
  301: 'Das vorgelagerte Netz hat einen Fehler gemeldet. Versuchen Sie es gleich erneut; bleibt der Fehler, eröffnen Sie ein Ticket.',
  401: 'SMS-Versand nicht ratsam: Niemand hat die Rufnummer. Weisen Sie sie ab.',
  402: 'SMS-Versand nicht ratsam: Premium-Rufnummer, Rufnummer mit Erlösbeteiligung oder persönliche Rufnummer. Weisen Sie sie ab.',
  403: 'SMS-Versand nicht ratsam: Die Rufnummer oder ihr Bereich steht auf einer Liste zu Betrug mit Erlösbeteiligung. Weisen Sie sie ab.',
  404: 'SMS-Versand nicht ratsam: Die Rufnummer liegt in einem Bereich mit hohem Risiko. Prüfen Sie den Benutzer zuerst auf einem anderen Weg.',
  405: 'SMS-Versand nicht ratsam: Die Rufnummer ist keine Mobilfunknummer. Rufen Sie stattdessen an.',
  406: 'SMS-Versand nicht ratsam: Satellitenrufnummern und internationale Netze sind teuer zu erreichen. Prüfen Sie den Benutzer zuerst auf einem anderen Weg.',
  500: 'Der Dienst ist für Ihre Organisation nicht freigeschaltet oder hier nicht eingerichtet. Bitten Sie Ihren Anbieter, ihn freizuschalten.',
  501: 'Das Ziel, ein Land oder eine Landesvorwahl, ist für Ihre Organisation abgeschaltet. Bitten Sie Ihren Anbieter, es zu öffnen.',
  502: 'Das Tageskontingent Ihrer Organisation oder eine Grenze des Netzes ist erreicht. Ein Kontingent beginnt um 00:00 UTC neu; die Startseite zeigt den Rest. Versuchen Sie es dann erneut, oder bitten Sie Ihren Anbieter, es anzuheben.',
  900: 'Interner Fehler: Bei uns ist etwas schiefgegangen. Versuchen Sie es erneut; bleibt der Fehler, eröffnen Sie ein Ticket.',
};
