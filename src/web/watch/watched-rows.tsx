/** Watched numbers and prefixes as rows of one table. */
import type { ReactNode } from 'react';
import type { ReplyOf } from '../../shared/base/endpoint.ts';
import type { watchList, WatchedNumber, WatchedPrefix } from '../../shared/watch/watch.ts';
import { shownTime } from '../ui/shown-time.ts';
import { numberServices } from '../../shared/watch/fact-changes.ts';
import { factInWords, holdersInWords } from '../../shared/watch/watch-words.ts';
import { watchWords } from './words.text.ts';
import { ScreenLink } from '../ui/ScreenLink.tsx';
import type { Column } from '../ui/table/columns.ts';
import { watchText } from './watch.text.ts';

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

interface Selection {
  readonly chosen: ReadonlySet<string>;
  readonly onToggle: (row: WatchedRow) => void;
}

/** Without a selection nothing can be removed. */
export function watchedColumns(selection: Selection | null): Column<WatchedRow>[] {
  return [
    {
      id: 'digits',
      title: text.digits,
      value: shownDigits,
      order: 'digits',
      isMono: true,
      content: (row, shown) => (
        <span className="flex items-center gap-2">
          {selection && (
            <input
              type="checkbox"
              className="checkbox"
              aria-label={text.select(shownDigits(row))}
              checked={selection.chosen.has(shownDigits(row))}
              onChange={() => selection.onToggle(row)}
            />
          )}
          {row.kind === 'number' ? (
            <ScreenLink to="/testing" hash={`number=${row.digits}&services=${services}`} className="link inline-block min-h-6 leading-6">
              {shown}
            </ScreenLink>
          ) : (
            shown
          )}
        </span>
      ),
    },
    { id: 'kind', title: text.kind, value: ({ kind }) => text[kind] },
    { id: 'operator', title: watchWords.facts.operator, content: (_, shown) => <Wrapped>{shown}</Wrapped> },
    ...facts.map((fact): Column<WatchedRow> => ({
      id: fact,
      title: watchWords.facts[fact],
      isDerived: true,
      // Of a prefix nothing but its operators is kept.
      value: (row) => (row.kind === 'number' ? factInWords(fact, row.answer, watchWords) : ''),
    })),
    {
      id: 'changedAt',
      title: text.changed,
      value: ({ changedAt }) => (changedAt === null ? text.never : shownTime(changedAt)),
      content: (_, shown) => <span className="inline-block min-w-30 whitespace-normal">{shown}</span>,
      isMono: true,
    },
    { id: 'addedBy', title: text.addedBy, value: ({ isOwn, addedBy }) => (isOwn ? text.you : (addedBy ?? text.nobody)) },
    { id: 'addedAt', title: text.added, value: ({ addedAt }) => shownTime(addedAt), isMono: true },
  ];
}

/** What the filter can look in. */
export const filterChoices = [
  { column: 'digits', label: text.digits },
  { column: 'operator', label: watchWords.facts.operator },
] as const;

function Wrapped({ children }: { children: ReactNode }) {
  return <span className="inline-block max-w-80 min-w-36 py-1 whitespace-normal">{children}</span>;
}
