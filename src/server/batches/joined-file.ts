/** Streams the rows of a joined file: own columns, the number, and the answers of all services to it. */
import { setImmediate as others } from 'node:timers/promises';
import { briefColumns, type Finding } from '../../shared/batches/findings.ts';
import type { BatchServiceCode } from '../../shared/services/services.ts';
import type { Deps } from '../deps.ts';
import type { OwnColumns } from '../database/batch-json.ts';
import { partsOf } from './batches.queries.ts';
import { JoinedAnswers, type JoinedLine } from './joined-answers.ts';
import type { RowForm } from './row-form.ts';
import { type OwnRow, ownRows } from './own-rows.ts';
import { answerTitles, placeTitles } from './row-endings.ts';

type Needs = Pick<Deps, 'db' | 'storage'>;

interface JoinedBatch {
  readonly id: string;
  readonly records: number;
  readonly days: number | null;
  readonly services: readonly BatchServiceCode[];
  readonly ownColumns: OwnColumns | null;
}

/** The columns that come first, and the finding whose numbers are wanted; all rows without one. */
export interface JoinedForm {
  readonly form: RowForm;
  readonly first?: 'verdict' | undefined;
  readonly found?: Finding | undefined;
}

/** Rows that get their answers together. Rows may name their numbers in any order, and each time the parts with these are read once. */
const rowsTogether = 20_000;
/** Rows written before other work gets a turn. */
const rowsAtOnce = 250;

/** The heading and the rows, some at a time. Throws `PieceDamaged`, and what the storage throws, before or between. */
export async function* joinedRows(
  { db, storage }: Needs,
  organisationId: number,
  { batch, form, first, found: wanted }: JoinedForm & { batch: JoinedBatch },
) {
  const { id, services, days } = batch;
  const groups = groupsOf(batch, first);
  const columnOf = (name: GroupName) =>
    groups
      .slice(
        0,
        groups.findIndex((group) => group.name === name),
      )
      .flatMap(({ titles }) => titles).length;
  yield form.row([form.cells(headingOf(groups, first), { from: 'own', column: 0 })], 1);
  const stored = { storage, id, services, days, parts: await partsOf(db, organisationId, id) };
  const answers = new JoinedAnswers(stored, form, {
    number: columnOf('number'),
    brief: columnOf('brief'),
    answers: columnOf('answers'),
  });
  const [ownAt, noteAt] = [columnOf('own'), columnOf('note')];
  let rowNumber = 1;
  for await (const rows of ownRows(storage, batch, rowsTogether)) {
    const found = await answers.read(new Set(rows.flatMap(({ line }) => (line === 0 ? [] : line))));
    for (let start = 0; start < rows.length; start += rowsAtOnce) {
      let text = '';
      for (const row of rows.slice(start, start + rowsAtOnce)) {
        const line = found.get(row.line) ?? answers.none;
        if (wanted === undefined || line.findings.has(wanted)) text += write(row, line);
      }
      yield text;
      await others();
    }
  }

  function write({ cells, note }: OwnRow, { number, brief, answers: ofServices }: JoinedLine): string {
    rowNumber += 1;
    const pieces = groups.flatMap(({ name }) => {
      if (name === 'number') return number;
      if (name === 'brief') return brief;
      if (name === 'answers') return ofServices;
      return form.cells(name === 'own' ? cells : [note], { from: 'own', column: name === 'own' ? ownAt : noteAt });
    });
    return form.row(pieces, rowNumber);
  }
}

type GroupName = 'own' | 'number' | 'note' | 'brief' | 'answers';

interface Group {
  readonly name: GroupName;
  readonly titles: readonly string[];
}

/** Returns the groups of columns in their order, without empty ones. Programs rely on the places of the answers unless they ask for the verdict first. */
function groupsOf({ services, ownColumns }: JoinedBatch, first: JoinedForm['first']): Group[] {
  const titles: Record<GroupName, readonly string[]> = {
    own: ownColumns?.titles ?? [],
    number: ['number'],
    note: ownColumns?.rows === undefined ? [] : ['note'],
    brief: briefColumns,
    answers: [...services.flatMap(answerTitles), ...placeTitles(services)],
  };
  const order: readonly GroupName[] =
    first === 'verdict' ? ['number', 'brief', 'note', 'own', 'answers'] : ['own', 'number', 'note', 'answers', 'brief'];
  return order.map((name) => ({ name, titles: titles[name] })).filter((group) => group.titles.length > 0);
}

/** Returns the titles. Names that programs look for stay as they are, and of two equal ones the title that came later is marked. */
function headingOf(groups: readonly Group[], first: JoinedForm['first']): string[] {
  const titlesOf = (...names: GroupName[]) => new Set(groups.flatMap(({ name, titles }) => (names.includes(name) ? titles : [])));
  const own = titlesOf('own');
  const ours = first === 'verdict' ? titlesOf('number', 'note', 'brief', 'answers') : titlesOf('number', 'note', 'answers');
  return groups.flatMap(({ name, titles }) => {
    if (name === 'own') return titles.map((title) => (ours.has(title) ? `${title} (own)` : title));
    if (name === 'brief' && first === undefined) return titles.map((title) => (own.has(title) ? `verdict.${title}` : title));
    return titles;
  });
}
