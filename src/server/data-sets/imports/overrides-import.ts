/** Messaging overrides of US and Canadian numbers: who receives a number's text messages instead of its voice carrier. */
import type { MessagingOverride } from '../../../numbers/number-data.ts';
import { exactListSnapshot } from '../../../numbers/snapshots/lists-snapshot.ts';
import { readRows, type Row } from './csv-rows.ts';
import type { Source } from './import-file.ts';
import type { Built, ImportTools } from './import-tools.ts';
import { NumberRows } from './number-rows.ts';
import { overridesContent } from './set-contents.ts';
import { isShortText } from './value-rules.ts';

export const overridesColumns = { required: ['tel', 'acic', 'acn'] } as const;

export async function buildOverridesImport(tools: ImportTools, source: Source): Promise<Built> {
  const numbers = new NumberRows<MessagingOverride>(tools, 'tel');
  let rows = 0;
  for await (const group of readRows(source, overridesColumns, tools)) {
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

function faultsOf({ tel, acic, acn }: Row<(typeof overridesColumns.required)[number]>): string[] {
  const faults: string[] = [];
  if (!/^1[2-9]\d{9}$/.test(tel)) faults.push(`tel "${tel}" is no number of the US or Canada: 11 digits that begin with 1`);
  if (!/^\d{1,8}$/.test(acic)) faults.push(`acic "${acic}" is not 1 to 8 digits`);
  if (!isShortText(acn, 200)) faults.push('acn is not text of at most 200 characters');
  return faults;
}
