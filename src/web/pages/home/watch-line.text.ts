import { formatCount, plural } from '../../locale/current-locale.ts';
import { catalogue } from '../../locale/catalogue.ts';

export const watchLineText = catalogue('pages/home/watch-line', {
  title: 'Watch list:',
  changes: (changes: number, days: number) =>
    `${formatCount(changes)} ${plural(changes, { one: 'change', other: 'changes' })} in the last ${days} days`,
  link: 'What changed',
});
