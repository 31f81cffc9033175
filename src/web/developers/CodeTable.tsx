import type { ReactNode } from 'react';
import { PlainTable } from '../ui/table/PlainTable.tsx';

interface Line {
  /** The id that addresses name. */
  readonly id: string;
  readonly name: ReactNode;
  readonly cells: readonly ReactNode[];
}

interface CodeTableProps {
  name: string;
  titles: readonly string[];
  lines: readonly Line[];
  marked: string;
}

/** Codes and their meanings, each with an address of its own. `marked` is the one in the address. */
export function CodeTable({ name, titles: [title = '', ...others], lines, marked }: CodeTableProps) {
  const code = ({ id, name: shown }: Line) => (
    <a
      href={`#${id}`}
      aria-current={id === marked ? 'location' : undefined}
      className="link inline-block min-h-6 min-w-6 leading-6 text-text print:no-underline"
    >
      {shown}
    </a>
  );
  return (
    <PlainTable
      name={name}
      columns={[
        { title, cell: code, isMono: true },
        ...others.map((other, index) => ({
          title: other,
          cell: ({ cells }: Line) => cells[index],
          className: index === others.length - 1 ? 'min-w-44' : '',
        })),
      ]}
      rows={lines}
      rowId={({ id }) => id}
      targetOf={({ id }) => ({ id, isMarked: id === marked })}
      className="max-h-none!"
    />
  );
}
