/** German definitions of the fields of an answer. */
import { type FieldName, numberTypes } from './legend.ts';

export const germanDefinitions: Readonly<Record<FieldName, string>> = {
  tel: 'Die abgefragte Rufnummer in internationaler Form, nur Ziffern und ohne führendes +.',
  npdi: 'Wahr, wenn für diese Antwort Portierungsdaten befragt wurden, sodass das nächste Netz nicht noch einmal nachsehen muss.',
  npi: 'Ob die Rufnummer von einem anderen Netz als dem des Inhabers ihres Bereichs, oder des Unternehmens, das er heute ist, versorgt wird: yes, no oder na, wo das nicht zu sagen ist.',
  rn: 'Die Portierungskennung, die Anrufe zum versorgenden Netz leitet: in den USA und Kanada die LRN, anderswo ein nationales Routing-Präfix.',
  cic: 'Die Kennung des Netzbetreibers in dieser Antwort, wie die CIC-Liste unter den Downloads sie übersetzt.',
  cor: 'Der eingetragene Netzbetreiber: der förmlich für die Rufnummer zuständige, auch wenn ein anderer sie betreibt oder zuführt.',
  cc: 'Das Land, dem die Rufnummer zugeteilt ist, als zwei Buchstaben nach ISO 3166-1, oder 001 für globale Rufnummern.',
  cn: 'Der Name des Netzbetreibers in cic.',
  nt: `Die Art der Rufnummer: ${numberTypes.slice(0, -1).join(', ')} oder unknown.`,
  mcc: 'Die Mobilfunk-Landeskennzahl des Netzes in dieser Antwort, drei Ziffern; nur, wo das Netz eine hat.',
  mnc: 'Die Mobilfunk-Netzkennzahl des Netzes in dieser Antwort, zwei oder drei Ziffern mit führenden Nullen; nur, wo das Netz eine hat.',
  rc: 'Der Reason-Code: wie die Abfrage ausging; 0 ist eine vollständige Antwort.',
  ns: 'Ob der Teilnehmer gerade erreichbar ist: active, absent, unavailable oder unknown.',
  nv: 'Ob die Rufnummer nach Auskunft des Netzes einem Teilnehmer gehört: valid, invalid oder unknown.',
  valid:
    'Ob die Rufnummer die richtige Länge hat und in einem zugeteilten Bereich liegt; in einer AIT-Antwort, ob man ihr unbedenklich Nachrichten senden kann, und null, wo eine Liste nicht geladen ist, die das sagen müsste.',
  lastPorted: 'Wann die Rufnummer zuletzt das Netz gewechselt hat, in UTC; null, wenn kein Wechsel bekannt ist.',
  cmnc: 'Die Mobilfunk-Netzkennzahl des Netzes, das die Rufnummer jetzt versorgt.',
  cmcc: 'Die Mobilfunk-Landeskennzahl des Netzes, das die Rufnummer jetzt versorgt.',
  ccn: 'Der Name des Netzbetreibers, der die Rufnummer jetzt versorgt.',
  ports: 'Wie oft die Rufnummer in den abgefragten Tagen das Netz gewechselt hat.',
  phdbpcic: 'Der Netzbetreiber vor dem letzten Wechsel, wie die Portierungshistorie ihn verzeichnet.',
  phdbccic: 'Der Netzbetreiber nach dem letzten Wechsel, wie die Portierungshistorie ihn verzeichnet.',
  changeSeen: 'Wann der letzte Wechsel des Netzbetreibers zuerst beobachtet wurde, in UTC.',
  lastSeen: 'Wann der jetzige Netzbetreiber zuletzt bestätigt wurde, in UTC.',
  acic: 'Der Netzbetreiber, der Textnachrichten an Stelle des Netzbetreibers für Anrufe empfängt; null, wo es keinen anderen gibt; es fehlt, wo kein Verzeichnis geladen ist, das es sagen könnte.',
  acn: 'Der Name des Netzbetreibers in acic.',
  dno: 'Wahr, wenn von dieser Rufnummer kein Anruf kommen darf, ein Anruf, der sie zeigt, also gefälscht ist; null, wo die Bereiche es nicht verbieten und keine Liste geladen ist, die es könnte.',
  dnot: 'Wahr, wenn von dieser Rufnummer keine Textnachricht kommen darf, eine Nachricht, die sie zeigt, also gefälscht ist; null, wo die Bereiche es nicht verbieten und keine Liste geladen ist, die es könnte.',
  irsf: 'Ob die Rufnummer oder ihr Bereich auf einer Liste von Rufnummern steht, die für internationalen Betrug mit Erlösbeteiligung benutzt werden; null, wo ihr Bereich nicht als Risiko bekannt und keine Liste geladen ist.',
  irsfDate:
    'Der Tag, an dem die Rufnummer zuletzt auf einer solchen Liste angeboten wurde; null, wenn das nie geschah, nur ihr Bereich auf der Liste steht oder keine Liste geladen ist.',
};
