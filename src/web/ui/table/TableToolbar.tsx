import type { ReactNode } from 'react';
import { Button } from '../Button.tsx';
import { Popup } from './Popup.tsx';
import { tableText } from './table.text.ts';

/** Saves the rows as CSV or as a workbook. */
export interface Download {
  csv: () => void;
  xlsx?: () => void;
  /** True while the file is being fetched. */
  isLoading?: boolean;
}

interface TableToolbarProps {
  filter: { label: string; choice: ReactNode; text: string; onChange: (text: string) => void } | undefined;
  /** Number of rows; null if they are all in sight. */
  count: string | null;
  download: Download | undefined;
  /** Shows fewer or all columns. */
  columns: { label: string; onPress: () => void } | undefined;
  /** Content of the panel "View"; null if there is nothing to choose. */
  view: ReactNode;
  /** Tools that the screen adds to the line. */
  tools: ReactNode;
}

/** Shows the line above a table: search and count to the left; columns, download and view to the right. */
export function TableToolbar({ filter, count, download, columns, view, tools }: TableToolbarProps) {
  return (
    <div className="relative flex flex-wrap items-center gap-x-4 gap-y-2 py-2 text-small empty:hidden print:hidden">
      {filter?.choice}
      {filter && <FilterField label={filter.label} text={filter.text} onChange={filter.onChange} />}
      {count !== null && <span className="text-text-2">{count}</span>}
      {tools}
      {(columns || download || view) && (
        <span className="flex flex-wrap items-center gap-2 sm:ms-auto">
          {columns && (
            <Button variant="secondary" size="small" onClick={columns.onPress}>
              {columns.label}
            </Button>
          )}
          {download && <Downloads {...download} />}
          {view && (
            <Popup label={tableText.view} name={tableText.view}>
              {() => <div className="flex flex-col gap-4 sm:max-w-120 sm:min-w-80">{view}</div>}
            </Popup>
          )}
        </span>
      )}
    </div>
  );
}

/** Shows the download of the specification, and behind its arrow the other format. */
function Downloads({ csv, xlsx, isLoading = false }: Download) {
  const whole = (
    <Button variant="secondary" size="small" className={xlsx ? 'rounded-e-none!' : ''} isLoading={isLoading} onClick={csv}>
      {tableText.downloadCsv}
    </Button>
  );
  if (!xlsx) return whole;
  return (
    <span className="flex">
      {whole}
      <Popup name={tableText.otherFormats} className="rounded-s-none! border-s-0! px-2!">
        {(close) => (
          <Button
            variant="quiet"
            size="small"
            onClick={() => {
              close();
              xlsx();
            }}
          >
            {tableText.downloadXlsx}
          </Button>
        )}
      </Popup>
    </span>
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
        dir="auto"
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
