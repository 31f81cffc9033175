import type { WatchChange } from '../../shared/watch/watch.ts';
import { shownTime } from '../ui/shown-time.ts';
import { changeInWords, listsInWords } from '../../shared/watch/watch-words.ts';
import { watchWords } from './words.text.ts';
import type { Column } from '../ui/table/columns.ts';
import { shownDigits } from './watched-rows.tsx';
import { watchText } from './watch.text.ts';

const text = watchText.changes;

export const changeColumns: readonly Column<WatchChange>[] = [
  {
    id: 'at',
    title: text.at,
    value: ({ at }) => shownTime(at),
    content: ({ at }) => <time dateTime={at}>{shownTime(at)}</time>,
    order: 'digits',
    isMono: true,
    isSortable: false,
  },
  { id: 'digits', title: watchText.list.digits, value: shownDigits, isMono: true, isSortable: false },
  {
    id: 'what',
    title: text.what,
    isDerived: true,
    value: (change) => changeInWords(change, watchWords).join('; '),
    content: (change) => (
      <ul className="max-w-120 min-w-64 py-1 whitespace-normal">
        {changeInWords(change, watchWords).map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    ),
    isSortable: false,
  },
  { id: 'lists', title: text.data, value: ({ lists }) => listsInWords(lists, watchWords), isMono: true, isSortable: false },
  { id: 'isWatched', title: text.still, type: 'check', value: ({ isWatched }) => isWatched, isSortable: false },
];
