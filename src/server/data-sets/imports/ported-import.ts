/** Ported numbers: the whole feed. */
import { BlockHasher } from '../../../numbers/lists/ported-content.ts';
import { keyOf, Ported } from '../../../numbers/lists/ported-numbers.ts';
import { portSeconds, routeOf } from '../../../numbers/lists/port.ts';
import { type PortedSegment, SegmentBuilder } from '../../../numbers/lists/ported-segment.ts';
import { SnapshotError } from '../../../numbers/snapshots/snapshot-file.ts';
import { isE164 } from '../../../numbers/answers/number-subject.ts';
import { FileDamaged } from '../snapshot-files.ts';
import { FileMissing } from '../../storage/storage.ts';
import { readRows, type Row } from './csv-rows.ts';
import type { Source } from './import-file.ts';
import type { BuildTools, Built, ImportTools } from './import-tools.ts';
import { type KnownPorted, knownPorted } from './known-ported.ts';
import { MoveRuns } from './move-runs.ts';
import { callingCodeFaults, futureFaults } from './plan-rules.ts';
import { PortedDraft, usualLimits } from './ported-draft.ts';
import type { Move } from './port-moves.ts';
import type { NumberRange } from './segment-ranges.ts';
import { isShortText } from './value-rules.ts';
import { ChangesBuilder, type PortedChanges } from '../../../numbers/lists/ported-changes.ts';
import { Interned } from '../../../numbers/lists/exact-list.ts';

export const portedColumns = { required: ['tel', 'donorSpId', 'recipientSpId', 'rn', 'cic', 'portDate', 'seq'] } as const;
type PortedRow = Row<(typeof portedColumns.required)[number]>;

const daySeconds = 86_400;

/** Replaces all ported numbers. Rows come in any order. */
export async function buildPortedImport(tools: BuildTools, source: Source): Promise<Built> {
  const moves = await readMoves(tools, source);
  tools.progress('sorting');
  const known = await knownPorted(tools).catch(nothingIfLost);
  const draft = new PortedDraft(tools);
  draft.moves = moves.length;
  const ranges = moves.cells.ranges(draft.limits.segmentBytes)[Symbol.iterator]();
  const hasher = new BlockHasher();
  let range = ranges.next().value;
  let [builder, last] = [new SegmentBuilder(), -1];
  for (const { tel, route, seconds } of checkedMoves(moves.sorted(), tools)) {
    while (range && tel >= range.to) {
      await place({ draft, known }, range, builder.build());
      builder = new SegmentBuilder();
      range = ranges.next().value;
    }
    if (keyOf(tel) !== keyOf(last)) draft.sum.add(hasher.take());
    if (tel !== last) draft.numbers += 1;
    last = tel;
    hasher.add(tel, route, seconds);
    builder.add(tel, route, seconds);
  }
  draft.sum.add(hasher.take());
  if (range) await place({ draft, known }, range, builder.build());
  return { ...draft.finish(known && { version: known.version.version, isContinued: false }), rows: moves.length };
}

/** Reuses a segment with few changed numbers, plus its changes; otherwise writes it. */
async function place(
  { draft, known }: { draft: PortedDraft; known: KnownPorted | undefined },
  range: NumberRange,
  segment: PortedSegment,
): Promise<void> {
  const there = known?.segments.find(({ stored, from, to }) => stored && from === range.from && to === range.to);
  const before = await there?.load().catch(nothingIfLost);
  const changes = there && before && segmentChanges(before, segment, (changed) => draft.isKeepable(there, changed));
  if (changes) draft.keep(there, changes);
  else await draft.write(range, segment);
}

/** Returns undefined for unreadable data: it cannot be continued, and need not be. */
function nothingIfLost(error: unknown): undefined {
  if (error instanceof FileMissing || error instanceof FileDamaged || error instanceof SnapshotError) return undefined;
  throw error;
}

/** Reads the moves of a file. Their faults go into `tools.faults`. */
export async function readMoves(tools: BuildTools, source: Source): Promise<MoveRuns> {
  const moves = new MoveRuns(tools.scratch, (tools.limits ?? usualLimits).rowsPerRun);
  for await (const rows of readRows(source, portedColumns, tools)) {
    for (const row of rows) {
      const seconds = portSeconds(row.portDate);
      const faults = moveFaults(row, seconds, tools.now);
      if (faults.length > 0) tools.faults.add(row.line, ...faults);
      else moves.add(moveOf(row, seconds ?? 0));
    }
  }
  return moves;
}

export function moveOf(row: PortedRow, seconds: number): Move {
  return { tel: Number(row.tel), seq: Number(row.seq), seconds, line: row.line, route: routeOf({ ...row, seq: 0 }) };
}

export function moveFaults(row: PortedRow, seconds: number | undefined, now: Date): string[] {
  const faults: string[] = [];
  if (!isE164(row.tel)) faults.push(`tel "${row.tel}" is not a number of 3 to 15 digits with country code`);
  else faults.push(...callingCodeFaults('tel', row.tel));
  if (row.recipientSpId === '') faults.push('recipientSpId is empty');
  for (const name of ['donorSpId', 'recipientSpId', 'rn', 'cic'] as const) {
    if (!isShortText(row[name], 40)) faults.push(`${name} is not text of at most 40 characters`);
  }
  if (seconds === undefined)
    faults.push(`portDate "${row.portDate}" is not a date like 2026-01-31 or 2026-01-31T08:00:00Z between 1970 and 2106`);
  else faults.push(...futureFaults('portDate', { text: row.portDate, time: seconds * 1_000 }, now));
  if (!/^\d{1,15}$/.test(row.seq)) faults.push(`seq "${row.seq}" is not a whole number of at most 15 digits`);
  return faults;
}

/** Yields sorted moves unchanged; contradictions of their order go into the faults. */
export function* checkedMoves(moves: Iterable<Move>, { faults }: Pick<ImportTools, 'faults'>): Generator<Move> {
  let before = { tel: -1, seq: -1, seconds: 0, line: 0 };
  for (const move of moves) {
    const { tel, seq, seconds, line } = move;
    if (before.tel === tel) {
      if (before.seq === seq) faults.add(line, `has the tel and seq of line ${before.line}`);
      // A date alone has no time of day, so days are compared.
      else if (Math.floor(before.seconds / daySeconds) > Math.floor(seconds / daySeconds))
        faults.add(line, `has an earlier portDate than line ${before.line}, which has a smaller seq`);
    }
    before = { tel, seq, seconds, line };
    yield move;
  }
}

/** Returns the changes from one segment to another, number by number; undefined if `areFew` says that there are too many. */
function segmentChanges(before: PortedSegment, after: PortedSegment, areFew: (changed: number) => boolean): PortedChanges | undefined {
  const changes = new ChangesBuilder();
  const now = new Ported([after]);
  const isSame = comparer(before, after);
  const [olds, news] = [new Ported([before]).numbers(), now.numbers()];
  let [old, fresh] = [olds.next().value, news.next().value];
  while (old || fresh) {
    if (old && fresh && old[1] === fresh[1]) {
      if (!isSame(old[0], fresh[0])) changes.add(fresh[1], now.portsAt(fresh[0]));
      [old, fresh] = [olds.next().value, news.next().value];
    } else if (old && (!fresh || old[1] < fresh[1])) {
      changes.add(old[1], []);
      old = olds.next().value;
    } else if (fresh) {
      changes.add(fresh[1], now.portsAt(fresh[0]));
      fresh = news.next().value;
    }
    if (!areFew(changes.size)) return undefined;
  }
  return changes.build();
}

/** Returns a function that is true if the moves at two positions are the same. */
function comparer(before: PortedSegment, after: PortedSegment): (old: number, fresh: number) => boolean {
  const routes = new Interned<unknown>();
  const [oldRoutes, freshRoutes] = [before, after].map(({ current }) =>
    Uint32Array.from(current.payloads, ({ donorSpId, recipientSpId, rn, cic, dateOnly }) =>
      routes.idOf([donorSpId, recipientSpId, rn, cic, dateOnly]),
    ),
  );
  return (old, fresh) => {
    const [from, to] = [before.starts[old]!, after.starts[fresh]!];
    const count = before.starts[old + 1]! - from;
    if (after.starts[fresh + 1]! - to !== count) return false;
    for (let move = 0; move < count; move += 1) {
      if (before.seconds[from + move] !== after.seconds[to + move]) return false;
      if (oldRoutes![before.routeIds[from + move]!] !== freshRoutes![after.routeIds[to + move]!]) return false;
    }
    return true;
  };
}
