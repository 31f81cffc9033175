import type { ReactNode } from 'react';
import { HeadRow } from '../ui/table/HeadRow.tsx';
import { ScrollRegion } from '../ui/table/ScrollRegion.tsx';

interface Line {
  /** By which addresses lead to it. */
  readonly id: string;
  readonly name: ReactNode;
  readonly cells: readonly ReactNode[];
}

const cell = 'border-b border-border px-2.5 py-2 align-baseline first:ps-3';

/** Codes and what they mean, each with an address of its own. `marked` is the one that the address names. */
export function CodeTable({
  name,
  titles,
  lines,
  marked,
}: {
  name: string;
  titles: readonly string[];
  lines: readonly Line[];
  marked: string;
}) {
  return (
    <ScrollRegion name={name} className="max-h-none!">
      <table className="w-full border-separate border-spacing-0 text-small">
        <caption className="sr-only">{name}</caption>
        <thead>
          <HeadRow titles={titles} />
        </thead>
        <tbody>
          {lines.map((line) => (
            <tr
              key={line.id}
              id={line.id}
              tabIndex={-1}
              className={`scroll-mt-14 break-inside-avoid -outline-offset-2 ${line.id === marked ? 'bg-selected shadow-[inset_3px_0_0_var(--accent-edge)]' : 'bg-surface even:bg-stripe'}`}
            >
              <th scope="row" className={`${cell} mono bg-inherit text-start font-medium`}>
                <a
                  href={`#${line.id}`}
                  aria-current={line.id === marked ? 'location' : undefined}
                  className="link inline-block min-h-6 min-w-6 leading-6 text-text print:no-underline"
                >
                  {line.name}
                </a>
              </th>
              {line.cells.map((content, index) => (
                // oxlint-disable-next-line react/no-array-index-key -- a column is its place
                <td key={index} className={`${cell} ${index === line.cells.length - 1 ? 'min-w-44' : ''}`}>
                  {content}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollRegion>
  );
}
