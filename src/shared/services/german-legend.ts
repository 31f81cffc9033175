/** German definitions of the fields of an answer. */
import { type FieldName, numberTypes } from './legend.ts';

export const germanDefinitions: Readonly<Record<FieldName, string>> = {
  tel: 'Die abgefragte Rufnummer in internationaler Form, nur Ziffern und ohne führendes +.',
  npdi: 'Wahr, wenn für diese Antwort Portierungsdaten abgefragt wurden und das nächste Netz sie nicht erneut abfragen muss.',
  npi: 'Ob ein anderes Netz als das des Bereichsinhabers oder seines heutigen Nachfolgers die Rufnummer versorgt: yes, no oder na, wenn unbekannt.',
  rn: 'Die Portierungskennung, die Anrufe zum versorgenden Netz leitet: in den USA und Kanada die LRN, sonst ein nationales Routing-Präfix.',
  cic: 'Die Kennung des Netzbetreibers in dieser Antwort; die CIC-Liste unter Downloads übersetzt sie.',
  cor: 'Der eingetragene Netzbetreiber: formal für die Rufnummer zuständig, auch wenn ein anderer sie betreibt oder routet.',
  cc: 'Das Land, dem die Rufnummer zugeteilt ist, als zwei Buchstaben nach ISO 3166-1, oder 001 für globale Rufnummern.',
  cn: 'Der Name des Netzbetreibers in cic.',
  nt: `Die Art der Rufnummer: ${numberTypes.slice(0, -1).join(', ')} oder unknown.`,
  mcc: 'Die Mobilfunk-Landeskennzahl des Netzes in dieser Antwort, drei Ziffern; nur, wenn das Netz eine hat.',
  mnc: 'Die Mobilfunk-Netzkennzahl des Netzes in dieser Antwort, zwei oder drei Ziffern mit führenden Nullen; nur, wenn das Netz eine hat.',
  rc: 'Der Reason-Code: Ergebnis der Abfrage; 0 ist eine vollständige Antwort.',
  ns: 'Ob der Teilnehmer gerade erreichbar ist: active, absent, unavailable oder unknown.',
  nv: 'Ob die Rufnummer laut Netz einem Teilnehmer gehört: valid, invalid oder unknown.',
  valid:
    'Wahr, wenn ein bekannter Bereich die Rufnummer enthält, falsch, wenn niemand sie haben kann, null, wenn beides unbekannt ist; in einer AIT-Antwort, ob der SMS-Versand ratsam ist, null, wenn unbekannt.',
  lastPorted: 'Wann die Rufnummer zuletzt das Netz gewechselt hat, in UTC; null, wenn kein Wechsel bekannt ist.',
  cmnc: 'Die Mobilfunk-Netzkennzahl des Netzes, das die Rufnummer jetzt versorgt.',
  cmcc: 'Die Mobilfunk-Landeskennzahl des Netzes, das die Rufnummer jetzt versorgt.',
  ccn: 'Der Name des Netzbetreibers, der die Rufnummer jetzt versorgt.',
  ports: 'Wie oft die Rufnummer in den abgefragten Tagen das Netz gewechselt hat.',
  phdbpcic: 'Der Netzbetreiber vor dem letzten Wechsel, wie die Portierungshistorie ihn verzeichnet.',
  phdbccic: 'Der Netzbetreiber nach dem letzten Wechsel, wie die Portierungshistorie ihn verzeichnet.',
  changeSeen: 'Wann der letzte Wechsel des Netzbetreibers zuerst beobachtet wurde, in UTC.',
  lastSeen: 'Wann der aktuelle Netzbetreiber zuletzt bestätigt wurde, in UTC.',
  acic: 'Der Netzbetreiber, der Textnachrichten statt des Netzbetreibers für Anrufe empfängt; null, wenn es derselbe ist; fehlt, wenn kein Verzeichnis geladen ist.',
  acn: 'Der Name des Netzbetreibers in acic.',
  dno: 'Wahr, wenn von dieser Rufnummer kein Anruf kommen darf: Sie ist verzeichnet, niemand hat sie, oder ein Gesetz verbietet es; null, wenn nichts es verbietet und keine Liste geladen ist.',
  dnot: 'Wahr, wenn von dieser Rufnummer keine Textnachricht kommen darf: Sie ist verzeichnet oder niemand hat sie; null, wenn nichts es verbietet und keine Liste geladen ist.',
  irsf: 'Wahr, wenn die Rufnummer oder ihr Bereich auf einer Liste zu internationalem Betrug mit Erlösbeteiligung steht oder ihre Art die angerufene Seite mitverdienen lässt; null, wenn nichts dagegen spricht und keine Liste geladen ist.',
  irsfDate:
    'Der Tag, an dem die Rufnummer zuletzt auf einer solchen Liste beworben wurde; null, wenn nie, wenn nur ihr Bereich verzeichnet oder keine Liste geladen ist.',
};
