/** German titles of the services, shown beside their codes. */
import type { ServiceCode } from './services.ts';

export const germanServiceTitles: Readonly<Record<ServiceCode, string>> = {
  npq: 'Abfrage der Portierung',
  gnr: 'Rufnummernbereiche weltweit',
  liveStatus: 'Teilnehmerstatus live',
  liveRouting: 'Netzzuführung live',
  ported: 'Letzte Portierung, jetziges Netz',
  'ports&days': 'Portierungen der letzten Tage',
  ukported: 'Beobachtete Portierung in Großbritannien',
  usmrq: 'Abweichende Zuführung von Nachrichten, USA',
  dno: 'Kein Anruf von hier (Do not originate)',
  irsfCheck: 'Liste zu Betrug mit Erlösbeteiligung',
  dnoText: 'Keine Nachricht von hier (Do not originate)',
  AITCheck: 'Künstlich erzeugter Verkehr',
};
