import { Button } from '../Button.tsx';
import { Checkbox } from '../Checkbox.tsx';
import { tableText } from './table.text.ts';

const { columns: text } = tableText;

interface ColumnChooserProps {
  columns: readonly { id: string; title: string; isShown: boolean; onToggle: (isShown: boolean) => void }[];
  onAll: () => void;
  onReset: () => void;
}

/** Lets the user choose the columns of a table. */
export function ColumnChooser({ columns, onAll, onReset }: ColumnChooserProps) {
  return (
    <fieldset>
      <legend className="font-semibold">{text.title}</legend>
      <div className="grid gap-x-6 sm:grid-cols-2">
        {columns.map(({ id, title, isShown, onToggle }, index) => (
          <Checkbox key={id} label={title} checked={isShown} onChange={onToggle} reason={index === 0 ? text.namesRow : null} />
        ))}
      </div>
      <div className="mt-2 flex flex-wrap items-center gap-2">
        <Button variant="secondary" size="small" onClick={onAll}>
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
