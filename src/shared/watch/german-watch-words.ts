/** German words of the watch list. */
import type { WatchWords } from './watch-words.ts';

const count = (number: number) => number.toLocaleString('de');

export const germanWords: WatchWords = {
  facts: {
    operator: 'Netzbetreiber',
    ported: 'Portiert',
    dnoVoice: 'Do not originate, Anrufe',
    dnoText: 'Do not originate, SMS',
    revenueShare: 'Erlösbeteiligung',
    inflatedTraffic: 'Künstlich erzeugter Verkehr',
    ranges: 'Rufnummernbereiche',
  },
  known: { yes: 'ja', no: 'nein', unknown: 'unbekannt' },
  notAsked: 'nicht abgefragt',
  traffic: { safe: 'SMS-Versand unbedenklich', 'not safe': 'SMS-Versand nicht ratsam', unknown: 'unbekannt' },
  routed: (ported, routingNumber) => `${ported}, geroutet zu ${routingNumber}`,
  causes: { changed: '', 'list loaded': ', weil neue Daten hinzukamen', 'list withdrawn': ', weil Daten entfernt wurden' },
  none: 'keine',
  ranges: (ranges) => `${count(ranges)} ${ranges === 1 ? 'Rufnummernbereich' : 'Rufnummernbereiche'}`,
  operators: (operators) => `${count(operators)} ${operators === 1 ? 'Netzbetreiber' : 'Netzbetreibern'}`,
  moreOperators: (operators) => `und ${count(operators)} weitere Netzbetreiber`,
  heldBy: (ranges, operators) => `${ranges} von ${operators}`,
  lost: '. Einzelheiten unbekannt: Die vorige Version wird nicht mehr aufbewahrt',
  moves: {
    added: (ranges) => `${count(ranges)} hinzugekommen`,
    removed: (ranges) => `${count(ranges)} entfallen`,
    moved: (ranges) => `${count(ranges)} bei einem anderen Netzbetreiber`,
  },
  range: { added: 'hinzugekommen', removed: 'entfallen', moved: 'bei einem anderen Netzbetreiber' },
  more: (ranges) => `und ${count(ranges)} weitere`,
};
