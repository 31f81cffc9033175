/** German words of the watch list. */
import type { WatchWords } from './watch-words.ts';

const count = (number: number) => number.toLocaleString('de');

export const germanWords: WatchWords = {
  facts: {
    operator: 'Netzbetreiber',
    ported: 'Portiert',
    dnoVoice: 'Do not originate, Anrufe',
    dnoText: 'Do not originate, Texte',
    revenueShare: 'Erlösbeteiligung',
    inflatedTraffic: 'Aufgeblähter Verkehr',
    ranges: 'Rufnummernbereiche',
  },
  known: { yes: 'ja', no: 'nein', unknown: 'unbekannt' },
  notAsked: 'nicht gefragt',
  traffic: { safe: 'Texte unbedenklich', 'not safe': 'Texte bedenklich', unknown: 'unbekannt' },
  routed: (ported, routingNumber) => `${ported}, geroutet zu ${routingNumber}`,
  causes: { changed: '', 'list loaded': ' (eine Liste wurde geladen)', 'list withdrawn': ' (eine Liste wurde zurückgezogen)' },
  none: 'keine',
  ranges: (ranges) => `${count(ranges)} ${ranges === 1 ? 'Rufnummernbereich' : 'Rufnummernbereiche'}`,
  operators: (operators) => `${count(operators)} ${operators === 1 ? 'Netzbetreiber' : 'Netzbetreibern'}`,
  moreOperators: (operators) => `und ${count(operators)} weitere Netzbetreiber`,
  heldBy: (ranges, operators) => `${ranges} von ${operators}`,
  lost: '. Welche, ist nicht zu sagen: Die Version davor ist nicht mehr da',
  moves: {
    added: (ranges) => `${count(ranges)} hinzugekommen`,
    removed: (ranges) => `${count(ranges)} entfallen`,
    moved: (ranges) => `${count(ranges)} bei einem anderen Netzbetreiber`,
  },
  range: { added: 'hinzugekommen', removed: 'entfallen', moved: 'bei einem anderen Netzbetreiber' },
  more: (ranges) => `und ${count(ranges)} weitere`,
};
