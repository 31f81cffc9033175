import type { Translated } from '../locale/catalogue.ts';
import { formatCount, plural } from '../locale/current-locale.ts';
import type { rangeTreeText } from './range-tree.text.ts';

export const german: Translated<typeof rangeTreeText> = {
  name: 'Baum der Bereiche',
  begin: 'Beginnen bei',
  beginHelp: 'Eine Landesvorwahl oder die ersten Ziffern einer Rufnummer; alle, solange es leer ist.',
  show: 'Zeigen',
  help: 'Jede Zeile ist eine Ziffer mehr. Ihr Balken zeigt, wer welchen Teil der Rufnummern dahinter hält. Die Pfeiltasten gehen, öffnen und schließen.',
  nothing: 'Kein Bereich ist länger als diese Ziffern. Beginnen Sie mit weniger.',
  globalService: 'Globaler Dienst',
  ranges: (count) => plural(count, { one: `${formatCount(count)} Bereich`, other: `${formatCount(count)} Bereiche` }),
  andMore: (countries, more) => `${countries} und ${formatCount(more)} weitere`,
  others: (share) => `andere ${share}`,
  underOne: 'unter 1 %',
  facts: {
    line: (countries, ranges, numbers) => `${countries}; ${ranges}, ${numbers} Rufnummern`,
    operator: 'Netzbetreiber',
    ranges: 'Bereiche',
    numbers: 'Rufnummern',
    noName: 'ohne Namen',
    others: (count) => plural(count, { one: `${formatCount(count)} anderer`, other: `${formatCount(count)} andere` }),
    search: (prefix) => `Die Bereiche von ${prefix} suchen`,
  },
};
