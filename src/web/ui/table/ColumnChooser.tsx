import { Button } from '../Button.tsx';
import { Checkbox } from '../Checkbox.tsx';
import { isData, titleOf, type TableOf } from './columns.ts';
import { tableText } from './table.text.ts';

const { columns: text } = tableText;

/** Lets the user choose the columns of a table. */
export function ColumnChooser<Row extends object>({ table, onReset }: { table: TableOf<Row>; onReset: () => void }) {
  const columns = table.getAllLeafColumns().filter(({ columnDef }) => isData(columnDef));
  return (
    <fieldset>
      <legend className="font-semibold">{text.title}</legend>
      <div className="grid gap-x-6 sm:grid-cols-2">
        {columns.map((column, index) => (
          <Checkbox
            key={column.id}
            label={titleOf(column.columnDef)}
            checked={column.getIsVisible()}
            onChange={(isWanted) => column.toggleVisibility(isWanted)}
            reason={index === 0 ? text.namesRow : null}
          />
        ))}
      </div>
      <div className="mt-2 flex flex-wrap items-center gap-2">
        <Button variant="secondary" size="small" onClick={() => table.toggleAllColumnsVisible(true)}>
          {text.all}
        </Button>
        <Button variant="secondary" size="small" onClick={onReset}>
          {text.reset}
        </Button>
        <span className="text-text-2">{text.downloads}</span>
      </div>
    </fieldset>
  );
}
