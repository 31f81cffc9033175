/** A delta of the ported numbers: moves added to and removed from the version that it was made for. */
import { inEnglish } from '../../../shared/base/sayings.ts';
import { type Port, portSeconds } from '../../../numbers/lists/port.ts';
import { versionName } from '../data-set-names.ts';
import type { Version } from '../versions.ts';
import { AppError, FileRefused } from '../../base/errors.ts';
import { type Row, readRows } from './csv-rows.ts';
import type { Source } from './import-file.ts';
import type { Built, BuildTools, ImportTools } from './import-tools.ts';
import { knownPorted } from './known-ported.ts';
import { MoveRuns } from './move-runs.ts';
import { isBefore } from './port-moves.ts';
import { usualLimits } from './ported-draft.ts';
import { checkedMoves, moveFaults, moveOf, portedColumns } from './ported-import.ts';
import { draftOfTouched, type Touched } from './touched-numbers.ts';

export const portedDeltaColumns = { required: ['change', ...portedColumns.required] } as const;
type DeltaRow = Row<(typeof portedDeltaColumns.required)[number]>;

/** Minimum digits of a content version that can name it. */
const leastHashLength = 8;

/**
 * Applies a delta to the current set: first its removals, then its additions. `on` names the version that it was made for, by name, number or the
 * first digits of the content version. Throws `AppError` (409) if another one is in force.
 */
export async function buildPortedDelta(tools: BuildTools, source: Source, on: string): Promise<Built> {
  const known = await knownPorted(tools);
  if (!known) throw new FileRefused('A delta needs ported numbers: import those first');
  const { version } = known;
  if (!isNamed(version, on))
    throw new AppError(
      'conflict',
      inEnglish(`The delta is for version ${on}, but ${versionName(version)} is current: make one for that version`),
    );
  const delta = await readDelta(tools, source);
  if (delta.added.length + delta.removed.size === 0 && tools.faults.list.length === 0) throw new FileRefused('The file has no rows');
  tools.progress('sorting');
  const draft = await draftOfTouched(tools, known, touchedBy(delta, tools));
  if (draft.moves === 0 && tools.faults.list.length === 0) throw new FileRefused('The delta removes every move: nothing would be left');
  return { ...draft.finish({ version: version.version, isContinued: true }), rows: draft.moves };
}

function isNamed(current: Version, name: string): boolean {
  const { version, content_version } = current;
  return name === String(version) || name === versionName(current) || (name.length >= leastHashLength && content_version.startsWith(name));
}

/** A removal that a row asks for: one move of a number, or without `move` all of them. */
interface Removal {
  readonly line: number;
  readonly move?: { readonly recipientSpId: string; readonly time: number };
}

interface Delta {
  readonly added: MoveRuns;
  readonly removed: Map<number, Removal[]>;
}

async function readDelta(tools: BuildTools, source: Source): Promise<Delta> {
  const added = new MoveRuns(tools.scratch, (tools.limits ?? usualLimits).rowsPerRun);
  const removed = new Map<number, Removal[]>();
  for await (const rows of readRows(source, portedDeltaColumns, tools)) {
    for (const row of rows) {
      const seconds = portSeconds(row.portDate);
      const faults = faultsOf(row, seconds, tools.now);
      tools.faults.add(row.line, ...faults);
      if (faults.length > 0) continue;
      const tel = Number(row.tel);
      if (row.change === 'remove') removed.set(tel, [...(removed.get(tel) ?? []), removalOf(row, seconds)]);
      else added.add(moveOf(row, seconds ?? 0));
    }
  }
  return { added, removed };
}

function faultsOf(row: DeltaRow, seconds: number | undefined, now: Date): string[] {
  if (row.change === 'add') return moveFaults(row, seconds, now);
  if (row.change !== 'remove') return [`change "${row.change}" is neither add nor remove`];
  // Columns that do not identify a move may be empty; so may all but the number.
  const isWhole = row.recipientSpId === '' && row.portDate === '';
  return moveFaults({ ...row, seq: row.seq || '1', ...(isWhole && { recipientSpId: 'all' }) }, isWhole ? 0 : seconds, now);
}

function removalOf({ recipientSpId, line }: DeltaRow, seconds: number | undefined): Removal {
  return seconds === undefined ? { line } : { line, move: { recipientSpId, time: seconds * 1_000 } };
}

/** Yields every number of the delta, with the change of its moves: removals first, then additions. */
function* touchedBy({ added, removed }: Delta, tools: Pick<ImportTools, 'faults'>): Generator<Touched> {
  const byNumber = new Map<number, Addition[]>([...removed.keys()].map((number) => [number, []]));
  for (const { tel, route, seconds, line } of checkedMoves(added.sorted(), tools)) {
    const additions = byNumber.get(tel) ?? [];
    byNumber.set(tel, additions);
    additions.push({ line, move: { route, time: seconds * 1_000 } });
  }
  for (const number of Float64Array.from(byNumber.keys()).sort()) {
    const change = (held: Port[]) => withAdded(without(held, removed.get(number) ?? [], tools), byNumber.get(number)!, tools);
    yield { number, change };
  }
}

interface Addition {
  readonly line: number;
  readonly move: Port;
}

function without(held: Port[], removals: readonly Removal[], { faults }: Pick<ImportTools, 'faults'>): Port[] {
  let rest = held;
  for (const { line, move } of removals) {
    const isGone = ({ route, time }: Port) => !move || (route.recipientSpId === move.recipientSpId && time === move.time);
    const kept = rest.filter((port) => !isGone(port));
    if (kept.length === rest.length) faults.add(line, 'removes a move that does not exist');
    rest = kept;
  }
  return rest;
}

function withAdded(held: Port[], additions: readonly Addition[], { faults }: Pick<ImportTools, 'faults'>): Port[] {
  const all = [...held];
  for (const { line, move } of additions) {
    if (all.some(({ route, time }) => time === move.time && route.recipientSpId === move.route.recipientSpId)) {
      faults.add(line, 'adds a move that already exists');
      continue;
    }
    let index = all.length;
    while (index > 0 && isBefore(move, all[index - 1]!)) index -= 1;
    all.splice(index, 0, move);
  }
  return all;
}
