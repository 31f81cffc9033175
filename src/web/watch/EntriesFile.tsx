import { useId } from 'react';
import { SelectField } from '../ui/SelectField.tsx';
import type { useEntriesFile } from './use-entries-file.ts';
import { watchText } from './watch.text.ts';

const text = watchText.add;

/** A file whose lines fill the field above, with the choice of its column if it has several. */
export function EntriesFile({ chosen, choose, readColumn }: ReturnType<typeof useEntriesFile>) {
  const id = useId();
  return (
    <div className="flex flex-col gap-2">
      <div>
        <label htmlFor={id} className="mb-1 block font-medium">
          {text.file}
        </label>
        <input
          id={id}
          name="file"
          type="file"
          accept=".csv,.txt,.tsv,.xlsx"
          className="file-input"
          // A file that was changed on disk and is chosen again would otherwise be no change.
          onClick={({ currentTarget }) => (currentTarget.value = '')}
          onChange={({ target }) => target.files?.[0] && choose(target.files[0])}
        />
      </div>
      <output className="wrap-anywhere empty:hidden">
        {chosen?.state === 'reading' && text.reading(chosen.file.name)}
        {chosen?.state === 'failed' && <span className="text-danger">{chosen.why}</span>}
        {chosen?.state === 'read' && text.read(chosen.lines.length, chosen.file.name)}
      </output>
      {chosen?.state === 'read' && chosen.titles.length > 1 && (
        <div className="max-w-80">
          <SelectField
            label={text.column}
            name="column"
            value={String(chosen.column)}
            onChange={(column) => readColumn(Number(column))}
            options={chosen.titles.map((title, column) => ({ value: String(column), label: title || text.columnNumber(column + 1) }))}
          />
        </div>
      )}
    </div>
  );
}
