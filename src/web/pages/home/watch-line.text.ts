import { formatCount } from '../../locale/current-locale.ts';
import { catalogue } from '../../locale/catalogue.ts';

export const watchLineText = catalogue('pages/home/watch-line', {
  title: 'Watch list:',
  changes: (changes: number, days: number) => `${formatCount(changes)} ${changes === 1 ? 'change' : 'changes'} in the last ${days} days`,
  link: 'What changed',
});
