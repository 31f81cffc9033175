/** Watched numbers and prefixes as rows of one table. */
import type { ReplyOf } from '../../shared/base/endpoint.ts';
import type { watchList, WatchedNumber, WatchedPrefix } from '../../shared/watch/watch.ts';
import { shownTime } from '../ui/shown-time.ts';
import { numberServices } from '../../shared/watch/fact-changes.ts';
import { factInWords, holdersInWords } from '../../shared/watch/watch-words.ts';
import { watchWords, watchText } from './watch.text.ts';
import { ScreenLink } from '../ui/ScreenLink.tsx';
import { CellText } from '../ui/table/cells.tsx';
import { columnsOf, type Column } from '../ui/table/columns.ts';

const text = watchText.list;

/** `operator` in words; of a prefix those that hold its ranges. */
export type WatchedRow = { operator: string } & (({ kind: 'number' } & WatchedNumber) | ({ kind: 'prefix' } & WatchedPrefix));

export function rowsOf({ numbers, prefixes }: ReplyOf<typeof watchList>['message']): WatchedRow[] {
  return [
    ...prefixes.map((row) => ({ ...row, kind: 'prefix' as const, operator: holdersInWords(row.answer, watchWords) })),
    ...numbers.map((row) => ({ ...row, kind: 'number' as const, operator: factInWords('operator', row.answer, watchWords) })),
  ];
}

/** `447400123456`, or `4474*` for a prefix. */
export function shownDigits({ kind, digits }: Pick<WatchedRow, 'kind' | 'digits'>): string {
  return kind === 'prefix' ? `${digits}*` : digits;
}

/** The columns that are shown while nobody chose. */
export const firstShown = ['digits', 'operator', 'ported', 'dnoVoice', 'dnoText', 'revenueShare', 'inflatedTraffic', 'changedAt'];

const facts = ['ported', 'dnoVoice', 'dnoText', 'revenueShare', 'inflatedTraffic'] as const;
/** Those that the single query is filled in with. */
const services = numberServices.join(',');

const column = columnsOf<WatchedRow>();

/** Has a box in each row where rows can be removed. */
export function watchedColumns(mayRemove: boolean): Column<WatchedRow>[] {
  return [
    column.accessor(shownDigits, {
      id: 'digits',
      header: () => text.digits,
      cell: (cell) => (
        <span className="flex items-center gap-2">
          {mayRemove && (
            <input
              type="checkbox"
              className="checkbox"
              aria-label={text.select(shownDigits(cell.row.original))}
              checked={cell.row.getIsSelected()}
              onChange={cell.row.getToggleSelectedHandler()}
            />
          )}
          {cell.row.original.kind === 'number' ? (
            <ScreenLink
              to="/testing"
              hash={`number=${cell.row.original.digits}&services=${services}`}
              className="link inline-block min-h-6 leading-6"
            >
              <CellText of={cell} />
            </ScreenLink>
          ) : (
            <CellText of={cell} />
          )}
        </span>
      ),
      enableColumnFilter: true,
      meta: { order: 'digits', isMono: true },
    }),
    column.accessor(({ kind }) => text[kind], { id: 'kind', header: () => text.kind }),
    column.accessor('operator', {
      header: () => watchWords.facts.operator,
      enableColumnFilter: true,
      meta: { shrinks: true },
    }),
    ...facts.map((fact) =>
      // Of a prefix nothing but its operators is kept.
      column.accessor((row) => (row.kind === 'number' ? factInWords(fact, row.answer, watchWords) : ''), {
        id: fact,
        header: () => watchWords.facts[fact],
      }),
    ),
    column.accessor(({ changedAt }) => (changedAt === null ? text.never : shownTime(changedAt)), {
      id: 'changedAt',
      header: () => text.changed,
      meta: { isMono: true, isTime: true },
    }),
    column.accessor(({ isOwn, addedBy }) => (isOwn ? text.you : (addedBy ?? text.nobody)), { id: 'addedBy', header: () => text.addedBy }),
    column.accessor(({ addedAt }) => shownTime(addedAt), { id: 'addedAt', header: () => text.added, meta: { isMono: true, isTime: true } }),
  ];
}
