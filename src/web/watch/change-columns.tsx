import type { WatchChange } from '../../shared/watch/watch.ts';
import { shownTime } from '../ui/shown-time.ts';
import { changeInWords, listsInWords } from '../../shared/watch/watch-words.ts';
import { watchWords, watchText } from './watch.text.ts';
import { CheckMark } from '../ui/table/cells.tsx';
import { columnsOf, type Column } from '../ui/table/columns.ts';
import { shownDigits } from './watched-rows.tsx';

const text = watchText.changes;

const column = columnsOf<WatchChange>();

export const changeColumns: readonly Column<WatchChange>[] = [
  column.accessor(({ at }) => shownTime(at), {
    id: 'at',
    header: () => text.at,
    enableSorting: false,
    meta: { order: 'digits', isMono: true, isTime: true },
  }),
  column.accessor(shownDigits, { id: 'digits', header: () => watchText.list.digits, enableSorting: false, meta: { isMono: true } }),
  column.accessor((change) => changeInWords(change, watchWords).join('; '), {
    id: 'what',
    header: () => text.what,
    enableSorting: false,
    meta: { shrinks: true },
  }),
  column.accessor(({ lists }) => listsInWords(lists, watchWords), {
    id: 'lists',
    header: () => text.data,
    enableSorting: false,
    meta: { isMono: true },
  }),
  column.accessor('isWatched', {
    header: () => text.still,
    cell: ({ row }) => <CheckMark isTicked={row.original.isWatched} />,
    enableSorting: false,
  }),
];
