import { catalogue } from '../locale/catalogue.ts';
import { formatCount, plural } from '../locale/current-locale.ts';

export const rangeTreeText = catalogue('range-search/range-tree', {
  name: 'Range tree',
  begin: 'Begin at',
  beginHelp: 'A calling code or the first digits of a number; all while empty.',
  show: 'Show',
  help: 'Each line is one more digit. Its bar shows who holds which part of the numbers behind it. Arrow keys walk, open and close.',
  nothing: 'No range is longer than these digits. Begin with fewer.',
  globalService: 'Global service',
  ranges: (count: number) => plural(count, { one: `${formatCount(count)} range`, other: `${formatCount(count)} ranges` }),
  andMore: (countries: string, more: number) => `${countries} and ${formatCount(more)} more`,
  others: (share: string) => `others ${share}`,
  underOne: 'under 1 %',
  facts: {
    line: (countries: string, ranges: string, numbers: string) => `${countries}; ${ranges}, ${numbers} numbers`,
    operator: 'Operator',
    ranges: 'Ranges',
    numbers: 'Numbers',
    noName: 'no name',
    others: (count: number) => plural(count, { one: `${formatCount(count)} other`, other: `${formatCount(count)} others` }),
    search: (prefix: string) => `Search the ranges of ${prefix}`,
  },
});
