import type { ReactNode } from 'react';
import { Button } from '../Button.tsx';
import { tableText } from './table.text.ts';

interface TableToolbarProps {
  filter: { label: string; choice: ReactNode; text: string; onChange: (text: string) => void } | undefined;
  count: string;
  onDownload: (() => void) | undefined;
  onDownloadWorkbook: (() => void) | undefined;
  /** Buttons of the column list and the saved views. */
  buttons: ReactNode;
  /** Tools that the screen adds to the line. */
  tools: ReactNode;
  /** Opened panel, below the line. */
  children: ReactNode;
}

/** Shows the line above a table: filter, count, columns, saved views, download. */
export function TableToolbar({ filter, count, onDownload, onDownloadWorkbook, buttons, tools, children }: TableToolbarProps) {
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2 py-2 text-small print:hidden">
      {filter?.choice}
      {filter && <FilterField label={filter.label} text={filter.text} onChange={filter.onChange} />}
      <span className="text-text-2">{count}</span>
      <span className="flex flex-wrap items-center gap-x-2 gap-y-2 max-sm:contents sm:ms-auto">
        {buttons}
        {onDownload && (
          <Button variant="secondary" size="small" onClick={onDownload}>
            {tableText.downloadCsv}
          </Button>
        )}
        {onDownloadWorkbook && (
          <Button variant="secondary" size="small" onClick={onDownloadWorkbook}>
            {tableText.downloadXlsx}
          </Button>
        )}
      </span>
      {tools}
      {children}
    </div>
  );
}

/** A filter field. Esc clears it. */
function FilterField({ label, text, onChange }: { label: string; text: string; onChange: (text: string) => void }) {
  return (
    <label className="flex min-w-0 flex-wrap items-center gap-2 font-medium">
      {label}
      <input
        type="search"
        data-table-search=""
        value={text}
        autoComplete="off"
        spellCheck={false}
        onChange={(event) => onChange(event.target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Escape' || text === '') return;
          event.preventDefault();
          onChange('');
        }}
        className="h-8 w-44 max-w-full rounded-control border border-border-strong bg-surface px-2 font-normal text-text"
      />
    </label>
  );
}
