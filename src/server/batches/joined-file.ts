/** Streams the rows of a joined file: own columns, the number, and the answers of all services to it. */
import { setImmediate as others } from 'node:timers/promises';
import type { BatchServiceCode } from '../../shared/services/services.ts';
import type { Deps } from '../deps.ts';
import type { OwnColumns } from '../database/batch-json.ts';
import { partsOf } from './batches.queries.ts';
import { JoinedAnswers } from './joined-answers.ts';
import type { RowForm } from './row-form.ts';
import { type OwnRow, ownRows } from './own-rows.ts';
import { answerTitles, placeTitles } from './row-endings.ts';

type Needs = Pick<Deps, 'db' | 'storage'>;

interface JoinedBatch {
  readonly id: string;
  readonly records: number;
  readonly services: readonly BatchServiceCode[];
  readonly ownColumns: OwnColumns | null;
}

/** Rows that get their answers together. Rows may name their numbers in any order, and each time the parts with these are read once. */
const rowsTogether = 20_000;
/** Rows written before other work gets a turn. */
const rowsAtOnce = 250;

/** The heading and the rows, some at a time. Throws `PieceDamaged`, and what the storage throws, before or between. */
export async function* joinedRows({ db, storage }: Needs, organisationId: number, { batch, form }: { batch: JoinedBatch; form: RowForm }) {
  const { id, services, ownColumns } = batch;
  const hasNotes = ownColumns?.rows !== undefined;
  const width = ownColumns?.titles.length ?? 0;
  yield form.row([form.cells(headingOf(batch), { from: 'own', column: 0 })], 1);
  const stored = { storage, id, services, parts: await partsOf(db, organisationId, id) };
  const answers = new JoinedAnswers(stored, form, { column: width, further: hasNotes ? 1 : 0 });
  let rowNumber = 1;
  for await (const rows of ownRows(storage, batch, rowsTogether)) {
    const found = await answers.read(new Set(rows.flatMap(({ line }) => (line === 0 ? [] : line))));
    for (let start = 0; start < rows.length; start += rowsAtOnce) {
      let text = '';
      for (const row of rows.slice(start, start + rowsAtOnce)) text += write(row, found.get(row.line) ?? answers.none);
      yield text;
      await others();
    }
  }

  function write({ cells, note }: OwnRow, [number = '', ...endings]: readonly string[]): string {
    const own = width === 0 ? [] : [form.cells(cells, { from: 'own', column: 0 })];
    const notes = hasNotes ? [form.cells([note], { from: 'own', column: width + 1 })] : [];
    rowNumber += 1;
    return form.row([...own, number, ...notes, ...endings], rowNumber);
  }
}

/** Returns the titles. Names that programs look for stay as they are: an own column with the same name is marked. */
function headingOf({ services, ownColumns }: JoinedBatch): string[] {
  const notes = ownColumns?.rows === undefined ? [] : ['note'];
  const ours = ['number', ...notes, ...services.flatMap(answerTitles), ...placeTitles(services)];
  const own = ownColumns?.titles.map((title) => (ours.includes(title) ? `${title} (own)` : title)) ?? [];
  return [...own, ...ours];
}
