import type { Translated } from '../locale/catalogue.ts';
import type { serviceText } from './service-titles.text.ts';

export const german: Translated<typeof serviceText> = {
  titles: {
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
  },
};
