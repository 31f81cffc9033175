import { useId, useState } from 'react';
import { Button } from '../Button.tsx';
import { Checkbox } from '../Checkbox.tsx';
import { isData, titleOf, type TableOf } from './columns.ts';
import { PanelButton } from './PanelButton.tsx';
import { tableText } from './table.text.ts';

/** The button that says how many of the columns are shown, and the list of them that it opens. */
export function useColumnChooser<Row extends object>(table: TableOf<Row>, onFirst: () => void) {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const columns = table.getAllLeafColumns().filter(({ columnDef }) => isData(columnDef));
  const button = (
    <PanelButton panelId={id} isOpen={isOpen} onToggle={setOpen}>
      {tableText.columns.button(columns.filter((column) => column.getIsVisible()).length, columns.length)}
    </PanelButton>
  );
  const list = isOpen && (
    <fieldset id={id} className="w-full rounded-card border border-border bg-surface px-4 pt-2 pb-3">
      <legend className="px-1 font-medium">{tableText.columns.title}</legend>
      <div className="grid gap-x-6 sm:grid-cols-2 lg:grid-cols-4">
        {columns.map((column, index) => (
          <Checkbox
            key={column.id}
            label={titleOf(column.columnDef)}
            checked={column.getIsVisible()}
            onChange={(isWanted) => column.toggleVisibility(isWanted)}
            reason={index === 0 ? tableText.columns.namesRow : null}
          />
        ))}
      </div>
      <div className="mt-2 flex flex-wrap items-center gap-2">
        <Button variant="secondary" size="small" onClick={() => table.toggleAllColumnsVisible(true)}>
          {tableText.columns.all}
        </Button>
        <Button variant="secondary" size="small" onClick={onFirst}>
          {tableText.columns.asAtFirst}
        </Button>
        <span className="text-text-2">{tableText.columns.downloads}</span>
      </div>
    </fieldset>
  );
  return { button, list };
}
