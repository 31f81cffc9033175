/** Messaging overrides of US and Canadian numbers: who receives a number's text messages instead of its voice carrier. */
import type { MessagingOverride } from '../../../numbers/number-data.ts';
import { exactListSnapshot, loadExactList } from '../../../numbers/snapshots/lists-snapshot.ts';
import { readRows, type Row } from '../imports/csv-rows.ts';
import type { Source } from '../imports/import-file.ts';
import type { Built, ImportTools } from '../imports/import-tools.ts';
import { NumberRows } from '../imports/number-rows.ts';
import { overridesContent } from '../imports/set-contents.ts';
import { isShortText } from '../imports/value-rules.ts';
import { dataSetOf, type ListSet } from './list-set.ts';

const load = (file: string) => loadExactList<MessagingOverride>(file, 'overrides');

const columns = { required: ['tel', 'acic', 'acn'] } as const;

export const overrides: ListSet = {
  about: 'Replace who receives the messages of US and Canadian numbers',
  columns,
  build,
  load: async (file, version) => ({ overrides: dataSetOf(await load(file), version) }),
  contents: async (file) => [overridesContent(await load(file))],
};

async function build(tools: ImportTools, source: Source): Promise<Built> {
  const numbers = new NumberRows<MessagingOverride>(tools, 'tel');
  let rows = 0;
  for await (const group of readRows(source, columns, tools)) {
    rows += group.length;
    for (const row of group) {
      const faults = faultsOf(row);
      tools.faults.add(row.line, ...faults);
      if (faults.length === 0) numbers.add(Number(row.tel), { acic: row.acic, acn: row.acn }, row.line);
    }
  }
  tools.progress('sorting');
  const list = numbers.build();
  return { snapshot: exactListSnapshot('overrides', list), rows, contents: [overridesContent(list)] };
}

function faultsOf({ tel, acic, acn }: Row<(typeof columns.required)[number]>): string[] {
  const faults: string[] = [];
  if (!/^1[2-9]\d{9}$/.test(tel)) faults.push(`tel "${tel}" is not a number of the US or Canada: 11 digits that begin with 1`);
  if (!/^\d{1,8}$/.test(acic)) faults.push(`acic "${acic}" is not 1 to 8 digits`);
  if (!isShortText(acn, 200)) faults.push('acn is not text of at most 200 characters');
  return faults;
}
