import { useQueryParameter } from '../../browser/history.ts';
import { tableText } from './table.text.ts';

interface FilterChoice<Field extends string> {
  column: Field;
  label: string;
}

/** The filter of a table that can look in one of several columns; which one stands in the address as `name-by`. */
export function useFilterChoice<Field extends string>(name: string, choices: readonly [FilterChoice<Field>, ...FilterChoice<Field>[]]) {
  const [asked, setAsked] = useQueryParameter(`${name}-by`);
  const chosen = choices.find(({ column }) => column === asked) ?? choices[0];
  const choose = (column: string) => setAsked(column === choices[0].column ? null : column);
  const choice = (
    <label className="flex items-center gap-2 font-medium">
      {tableText.filterBy}
      <select
        value={chosen.column}
        onChange={(event) => choose(event.target.value)}
        className="h-8 rounded-control border border-border-strong bg-surface px-2 font-normal text-text"
      >
        {choices.map(({ column, label }) => (
          <option key={column} value={column}>
            {label}
          </option>
        ))}
      </select>
    </label>
  );
  return { column: chosen.column, label: tableText.search, choice };
}
