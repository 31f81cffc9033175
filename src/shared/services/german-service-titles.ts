/** German titles of the services, shown beside their codes. */
import type { ServiceCode } from './services.ts';

export const germanServiceTitles: Readonly<Record<ServiceCode, string>> = {
  npq: 'Portierungsabfrage',
  gnr: 'Rufnummernbereiche weltweit',
  liveStatus: 'Live-Teilnehmerstatus',
  liveRouting: 'Live-Routing',
  ported: 'Letzte Portierung, aktuelles Netz',
  'ports&days': 'Portierungen der letzten Tage',
  ukported: 'Beobachtete Portierung in Großbritannien',
  usmrq: 'Abweichendes SMS-Routing, USA',
  dno: 'Do not originate: Anrufe',
  irsfCheck: 'Liste zu Betrug mit Erlösbeteiligung',
  dnoText: 'Do not originate: Textnachrichten',
  AITCheck: 'Künstlich erzeugter Verkehr',
};
