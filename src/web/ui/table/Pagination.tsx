import { tablePageSizes } from '../../../shared/base/limits.ts';
import { tableText } from './table.text.ts';

interface PaginationProps {
  name: string;
  /** Counted from 1. */
  page: number;
  pageCount: number;
  onPage: (page: number) => void;
}

const link =
  'inline-flex h-8 min-w-8 items-center justify-center rounded-control border border-transparent px-2 text-link max-sm:min-w-7 max-sm:px-1 hover:bg-hover aria-disabled:text-text-3 aria-disabled:hover:bg-transparent';

/** Shows previous, three page links, one at each margin, and next; nothing for a single page. */
export function Pagination({ name, page, pageCount, onPage }: PaginationProps) {
  if (pageCount <= 1) return null;
  return (
    <nav aria-label={tableText.pages.name(name)} className="pt-3 text-small print:hidden">
      <ul className="flex flex-wrap items-center gap-1 max-sm:gap-0.5">
        <li>
          <StepButton text={tableText.pages.previous} isAtEnd={page === 1} onStep={() => onPage(page - 1)} />
        </li>
        {pageLinks(page, pageCount).map((entry, index) => (
          <li key={entry === 'gap' ? `gap-${index}` : entry}>
            {entry === 'gap' ? (
              <span className="px-1 text-text-2">…</span>
            ) : (
              <PageButton page={entry} isCurrent={entry === page} onPage={() => onPage(entry)} />
            )}
          </li>
        ))}
        <li>
          <StepButton text={tableText.pages.next} isAtEnd={page === pageCount} onStep={() => onPage(page + 1)} />
        </li>
      </ul>
    </nav>
  );
}

/** Returns the page numbers to show: three around the current page and one at each margin. */
export function pageLinks(current: number, count: number): (number | 'gap')[] {
  const first = Math.max(1, Math.min(current - 1, count - 2));
  const last = Math.min(count, first + 2);
  const links: (number | 'gap')[] = [];
  if (first > 1) links.push(1);
  if (first > 2) links.push('gap');
  for (let page = first; page <= last; page += 1) links.push(page);
  if (last < count - 1) links.push('gap');
  if (last < count) links.push(count);
  return links;
}

/** A step button. It is not disabled at the end, so that keyboard users keep their place. */
function StepButton({ text, isAtEnd, onStep }: { text: { label: string; name: string }; isAtEnd: boolean; onStep: () => void }) {
  return (
    <button type="button" aria-label={text.name} aria-disabled={isAtEnd || undefined} className={link} onClick={() => isAtEnd || onStep()}>
      {text.label}
    </button>
  );
}

function PageButton({ page, isCurrent, onPage }: { page: number; isCurrent: boolean; onPage: () => void }) {
  return (
    <button
      type="button"
      aria-current={isCurrent ? 'page' : undefined}
      className={
        isCurrent
          ? `${link} border-accent-edge! bg-selected font-semibold text-text! forced-colors:border-2 forced-colors:border-[Highlight]!`
          : link
      }
      onClick={onPage}
    >
      <span className="sr-only">{tableText.pages.page} </span>
      {page}
    </button>
  );
}

/** Lets the user choose the number of rows per page. */
export function PageSize({ size, ownSize, onSize }: { size: number; ownSize: number; onSize: (size: number) => void }) {
  const choices = pageSizeChoices(ownSize);
  return (
    <label className="flex items-center gap-2 text-text-2 print:hidden">
      {tableText.pages.size}
      <select
        value={size}
        onChange={(event) => onSize(Number(event.target.value))}
        className="h-8 rounded-control border border-border-strong bg-surface px-2 text-text"
      >
        {(choices.includes(size) ? choices : [...choices, size]).map((choice) => (
          <option key={choice} value={choice}>
            {choice}
          </option>
        ))}
      </select>
    </label>
  );
}

/** Returns the sizes that every table offers, and the table's own. */
export function pageSizeChoices(own: number): number[] {
  return [...new Set([own, ...tablePageSizes])].sort((a, b) => a - b);
}
