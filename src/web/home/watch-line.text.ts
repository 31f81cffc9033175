import { formatCount, plural } from '../locale/current-locale.ts';
import { catalogue } from '../locale/catalogue.ts';

export const watchLineText = catalogue('home/watch-line', {
  title: 'Watch list:',
  changes: (changes: number, ofLists: number, days: number) => {
    const changed = `${formatCount(changes)} ${plural(changes, { one: 'answer', other: 'answers' })} changed`;
    const listed = `${formatCount(ofLists)} became known or unknown as lists were loaded or withdrawn`;
    return `in the last ${days} days ${[...(changes > 0 ? [changed] : []), ...(ofLists > 0 ? [listed] : [])].join(', and ')}`;
  },
  link: 'What changed',
});
