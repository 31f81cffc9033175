import { useId, useState } from 'react';
import { ColumnList, ColumnsButton } from './ColumnChooser.tsx';
import { isData, type Column } from './columns.ts';
import { type ColumnChoice, shownColumns, useChosenColumns } from './shown-columns.ts';

/** The columns of a table that are shown, and what chooses them where they can be chosen. */
export function useColumnChoice<Row extends object>(
  columns: readonly Column<Row>[],
  { choice, sortedBy }: { choice: ColumnChoice | undefined; sortedBy: string | undefined },
) {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const [chosen, choose] = useChosenColumns(choice);
  if (!choice) return { shown: columns, button: null, list: null };
  const shown = shownColumns(columns, { chosen, sortedBy });
  const [data, shownData] = [columns.filter(isData), shown.filter(isData)];
  return {
    shown,
    button: <ColumnsButton shown={shownData.length} of={data.length} isOpen={isOpen} listId={id} onPress={() => setOpen(!isOpen)} />,
    list: isOpen && <ColumnList id={id} columns={data} shown={shownData} onChoose={choose} />,
  };
}
