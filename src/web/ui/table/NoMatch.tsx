import type { ReactNode } from 'react';
import { Button } from '../Button.tsx';
import { tableText } from './table.text.ts';

/** The row of a table whose filter matches nothing. */
export function NoMatch({ text, onClear, children }: { text: string; onClear: () => void; children: ReactNode }) {
  return (
    <div className="sticky start-3 flex w-max max-w-[calc(100cqi-1.5rem)] flex-wrap items-center gap-x-3 gap-y-2 whitespace-normal">
      <span>{text}</span>
      {children}
      <Button variant="secondary" size="small" onClick={onClear}>
        {tableText.clearFilter}
      </Button>
    </div>
  );
}
