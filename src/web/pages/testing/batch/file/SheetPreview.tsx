import { useId } from 'react';
import { Checkbox } from '../../../../ui/Checkbox.tsx';
import { ScrollRegion } from '../../../../ui/table/ScrollRegion.tsx';
import { SelectField } from '../../../../ui/SelectField.tsx';
import type { SheetView } from './file-verdict.ts';
import type { BatchFileState } from './use-batch-file.ts';

interface SheetPreviewProps {
  sheet: SheetView;
  /** While the file is read in another way. */
  isFixed: boolean;
  onRead: BatchFileState['readAs'];
}

/** The first rows as they were understood, and where more than one column is there, which of them is sent. */
export function SheetPreview({ sheet, isFixed, onRead }: SheetPreviewProps) {
  const id = useId();
  const { width, heading, choice } = sheet;
  const titles = Array.from({ length: Math.max(width, 1) }, (_, column) => heading?.[column]?.trim() || `column ${column + 1}`);
  return (
    // What the focus comes to is not to stand behind the actions at the foot of the window.
    <div className="flex min-w-0 flex-col gap-2 **:scroll-mb-28" aria-busy={isFixed}>
      {(width > 1 || heading !== null) && (
        <div className="flex flex-wrap items-end gap-x-6 gap-y-2">
          {width > 1 && (
            <SelectField
              label="Column with the numbers"
              name="number-column"
              value={String(choice.column)}
              onChange={(column) => onRead({ column: Number(column) })}
              options={titles.map((title, column) => ({ value: String(column), label: title }))}
            />
          )}
          <Checkbox label="The first row is a heading" checked={choice.hasHeading} onChange={(hasHeading) => onRead({ hasHeading })} />
        </div>
      )}
      <ScrollRegion name="First rows of the file">
        <table className="w-full border-separate border-spacing-0 text-small" aria-describedby={id}>
          <caption id={id} className="px-3 py-1.5 text-start text-text-2">
            {sheet.sample.length === 1 ? 'The first row' : `The first ${sheet.sample.length} rows`}
          </caption>
          <thead>
            <tr>
              <th scope="col" className={`${cell} text-end font-normal text-text-2`}>
                Line
              </th>
              {titles.map((title, column) => (
                <th key={column} scope="col" className={`${cell} text-start font-medium ${lookOf(column, choice.column)}`}>
                  {title}
                  {column === choice.column && <span className="sr-only">, sent as the numbers</span>}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {sheet.sample.map(({ line, cells }) => (
              <tr key={line}>
                <td className={`${cell} text-end text-text-2 tabular-nums`}>{line}</td>
                {titles.map((_, column) => (
                  <td key={column} className={`${cell} ${lookOf(column, choice.column)} ${column === choice.column ? 'mono' : ''}`}>
                    {cells[column]}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollRegion>
    </div>
  );
}

const cell = 'border-b border-border px-3 py-1 whitespace-nowrap';

function lookOf(column: number, chosen: number): string {
  return column === chosen ? 'bg-selected text-text' : 'text-text-2';
}
