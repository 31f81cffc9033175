import { useId } from 'react';
import { Checkbox } from '../../ui/Checkbox.tsx';
import { ScrollRegion } from '../../ui/table/ScrollRegion.tsx';
import { SelectField } from '../../ui/SelectField.tsx';
import type { SheetView } from './file-verdict.ts';
import type { BatchFileState } from './use-batch-file.ts';
import { batchFileText } from './batch-file.text.ts';

const { preview: text } = batchFileText;

export interface SheetPreviewProps {
  sheet: SheetView;
  /** True while the file is read in another way. */
  isFixed: boolean;
  onRead: BatchFileState['readAs'];
}

/** Shows the first rows as parsed, and with several columns, the one to send. */
export function SheetPreview({ sheet, isFixed, onRead }: SheetPreviewProps) {
  const id = useId();
  const { width, heading, choice } = sheet;
  const titles = Array.from({ length: Math.max(width, 1) }, (_, column) => heading?.[column]?.trim() || text.column(column + 1));
  return (
    // Keeps the focused element from hiding behind the actions at the foot of the window.
    <div className="flex min-w-0 flex-col gap-2 **:scroll-mb-28" aria-busy={isFixed}>
      {(width > 1 || heading !== null) && (
        <div className="flex flex-wrap items-end gap-x-6 gap-y-2">
          {width > 1 && (
            <SelectField
              label={text.numberColumn}
              name="number-column"
              value={String(choice.column)}
              onChange={(column) => onRead({ column: Number(column) })}
              options={titles.map((title, column) => ({ value: String(column), label: title }))}
            />
          )}
          <Checkbox label={text.hasHeading} checked={choice.hasHeading} onChange={(hasHeading) => onRead({ hasHeading })} />
        </div>
      )}
      <ScrollRegion name={text.name}>
        <table className="w-full border-separate border-spacing-0 text-small" aria-describedby={id}>
          <caption id={id} className="px-3 py-1.5 text-start text-text-2">
            {text.caption(sheet.sample.length)}
          </caption>
          <thead>
            <tr>
              <th scope="col" className={`${cell} text-end font-normal text-text-2`}>
                {text.line}
              </th>
              {titles.map((title, column) => (
                <th key={column} scope="col" className={`${cell} text-start font-medium ${lookOf(column, choice.column)}`}>
                  {title}
                  {column === choice.column && <span className="sr-only">{text.sent}</span>}
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
