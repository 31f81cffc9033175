import type { ReactNode } from 'react';
import { Button } from '../Button.tsx';
import { densities, type Density } from './density.ts';
import { tableText } from './table.text.ts';

interface TableToolbarProps {
  filter: { label: string; choice: ReactNode; text: string; onChange: (text: string) => void } | undefined;
  count: string;
  density: Density;
  onDensity: (density: Density) => void;
  onDownload: (() => void) | undefined;
  onDownloadWorkbook: (() => void) | undefined;
  /** What opens the list of columns, and the saved views. */
  buttons: ReactNode;
  /** What the screen adds to the line. */
  tools: ReactNode;
  /** What was opened, below the line. */
  children: ReactNode;
}

/** The line above a table: filter, count, row height, download. */
export function TableToolbar({
  filter,
  count,
  density,
  onDensity,
  onDownload,
  onDownloadWorkbook,
  buttons,
  tools,
  children,
}: TableToolbarProps) {
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2 py-2 text-small print:hidden">
      {filter?.choice}
      {filter && <FilterField label={filter.label} text={filter.text} onChange={filter.onChange} />}
      <span className="text-text-2">{count}</span>
      <span className="flex flex-wrap items-center gap-x-2 gap-y-2 max-sm:contents sm:ms-auto">
        {buttons}
        <label className="flex items-center gap-2 text-text-2">
          {tableText.density.name}
          <select
            value={density}
            onChange={(event) => {
              const chosen = densities.find((known) => known === event.target.value);
              if (chosen) onDensity(chosen);
            }}
            className="h-8 rounded-control border border-border-strong bg-surface px-2 text-text"
          >
            {densities.map((known) => (
              <option key={known} value={known}>
                {tableText.density[known]}
              </option>
            ))}
          </select>
        </label>
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

/** Esc clears it. */
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
