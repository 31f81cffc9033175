/** Ported numbers: the whole feed, or older moves for the current set. */
import { radixSortOrder } from '../../numbers/lists/radix-sort.ts';
import { type Port, type Ported, PortedBuilder, portSeconds, routeOf } from '../../numbers/lists/ported-numbers.ts';
import { loadPorted, portedSnapshot } from '../../numbers/snapshots/lists-snapshot.ts';
import { isE164 } from '../../numbers/answers/number-subject.ts';
import { localCopy } from '../data-sets/snapshot-files.ts';
import { currentVersions } from '../data-sets/versions.ts';
import { type Row, readRows } from './csv-rows.ts';
import type { Source } from './import-file.ts';
import { FileRefused } from '../errors.ts';
import type { Built, ImportTools } from './import-tools.ts';
import { callingCodeFaults, futureFaults } from './plan-rules.ts';
import { isShortText } from './value-rules.ts';
import { isBefore, PortMoves } from './port-moves.ts';
import { portedContent } from './set-contents.ts';

export const portedColumns = { required: ['tel', 'donorSpId', 'recipientSpId', 'rn', 'cic', 'portDate', 'seq'] } as const;
type PortedRow = Row<(typeof portedColumns.required)[number]>;

const daySeconds = 86_400;

/** Replaces everything that was known of ported numbers. Rows come in any order. */
export async function buildPortedImport(tools: ImportTools, source: Source): Promise<Built> {
  const moves = await readMoves(tools, source);
  tools.progress('sorting');
  const order = checkedOrder(moves, tools);
  const builder = new PortedBuilder();
  // Numbered in the order of the numbers: the same moves in another order are the same version.
  const routeIds: number[] = [];
  for (const move of order) {
    const route = moves.routeIds[move]!;
    routeIds[route] ??= builder.routes.idOf(moves.routes[route]!);
    builder.add(moves.tels[move]!, routeIds[route], moves.seconds[move]!);
  }
  return builtOf(builder.build(), moves.length);
}

/**
 * Adds older moves to the current set. Throws `FileRefused` where none was imported. A move that the set has already is left out; one
 * that is later than the last move the set knows of its number belongs into a feed, and is refused.
 */
export async function buildHistoryImport(tools: ImportTools, source: Source): Promise<Built> {
  const version = (await currentVersions(tools.db)).get('ported');
  if (!version) throw new FileRefused('History adds to the ported numbers: import those first');
  const file = await localCopy(tools.storage, tools.dataDir, { key: version.storage_key, sha256: version.sha256 });
  const known = await loadPorted(file);
  const moves = await readMoves(tools, source);
  tools.progress('sorting');
  const order = checkedOrder(moves, tools);
  const { ported, added } = merged(known, { moves, order }, tools);
  // Older moves say nothing newer: until when the moves are known stays as it is.
  return { ...builtOf(ported, version.row_count + added), basedOn: version.version, asOf: version.as_of };
}

/** A whole set of so many moves. */
export function builtOf(ported: Ported, rows: number): Built {
  return { snapshot: portedSnapshot(ported), rows, contents: [portedContent(ported)] };
}

async function readMoves(tools: ImportTools, source: Source): Promise<PortMoves> {
  const moves = new PortMoves();
  for await (const rows of readRows(source, portedColumns, tools)) {
    for (const row of rows) {
      const seconds = portSeconds(row.portDate);
      const faults = moveFaults(row, seconds, tools.now);
      if (faults.length > 0) tools.faults.add(row.line, ...faults);
      else
        moves.add({
          tel: Number(row.tel),
          seq: Number(row.seq),
          seconds: seconds ?? 0,
          line: row.line,
          route: routeOf({ ...row, seq: 0 }),
        });
    }
  }
  return moves;
}

/** What is wrong with a move. */
export function moveFaults(row: PortedRow, seconds: number | undefined, now: Date): string[] {
  const faults: string[] = [];
  if (!isE164(row.tel)) faults.push(`tel "${row.tel}" is no number of 3 to 15 digits with its country code`);
  else faults.push(...callingCodeFaults('tel', row.tel));
  if (row.recipientSpId === '') faults.push('recipientSpId is empty');
  for (const name of ['donorSpId', 'recipientSpId', 'rn', 'cic'] as const) {
    if (!isShortText(row[name], 40)) faults.push(`${name} is not text of at most 40 characters`);
  }
  if (seconds === undefined)
    faults.push(`portDate "${row.portDate}" is no date like 2026-01-31 or 2026-01-31T08:00:00Z between 1970 and 2106`);
  else faults.push(...futureFaults('portDate', { text: row.portDate, time: seconds * 1_000 }, now));
  if (!/^\d{1,15}$/.test(row.seq)) faults.push(`seq "${row.seq}" is no whole number of at most 15 digits`);
  return faults;
}

/** By number and, within a number, by `seq`. What contradicts that goes into the faults. */
export function checkedOrder(moves: PortMoves, { faults }: Pick<ImportTools, 'faults'>): Uint32Array {
  const { tels, seqs, seconds, lines, length } = moves;
  const order = radixSortOrder([tels, seqs], length);
  for (let index = 1; index < length; index += 1) {
    const [before, row] = [order[index - 1]!, order[index]!];
    if (tels[before] !== tels[row]) continue;
    if (seqs[before] === seqs[row]) faults.add(lines[row]!, `has the tel and seq of line ${lines[before]}`);
    // A date alone says nothing about the time of day, so days are compared.
    else if (Math.floor(seconds[before]! / daySeconds) > Math.floor(seconds[row]! / daySeconds))
      faults.add(lines[row]!, `has a portDate before that of line ${lines[before]}, whose seq is smaller`);
  }
  return order;
}

/** Both sets in order of the numbers; the moves of one number in order of time. */
function merged(known: Ported, older: { moves: PortMoves; order: Uint32Array }, { faults }: Pick<ImportTools, 'faults'>) {
  const { moves, order } = older;
  const builder = new PortedBuilder();
  let next = 0;
  let added = 0;
  const addOlderThan = (number: number) => {
    for (; next < moves.length && moves.tels[order[next]!]! < number; next += 1) {
      const move = order[next]!;
      builder.add(moves.tels[move]!, builder.routes.idOf(moves.routes[moves.routeIds[move]!]!), moves.seconds[move]!);
      added += 1;
    }
  };
  for (const [position, number] of known.numbers()) {
    addOlderThan(number);
    const held = known.portsAt(position);
    const lastTime = held.at(-1)?.time ?? 0;
    const older: Port[] = [];
    for (; next < moves.length && moves.tels[order[next]!] === number; next += 1) {
      const row = order[next]!;
      const move: Port = { route: moves.routes[moves.routeIds[row]!]!, time: moves.seconds[row]! * 1_000 };
      if (held.some(({ route, time }) => time === move.time && route.recipientSpId === move.route.recipientSpId)) continue;
      if (move.time > lastTime)
        faults.add(moves.lines[row]!, 'is later than the last move known of its number: it belongs into a ported file');
      else older.push(move);
    }
    added += older.length;
    for (const { route, time } of withOlder(held, older)) builder.add(number, builder.routes.idOf(route), time / 1_000);
  }
  addOlderThan(Infinity);
  return { ported: builder.build(), added };
}

/** What is held stays in its order, which times alone do not give; an older move comes before all that it is not surely after. */
function withOlder(held: readonly Port[], older: readonly Port[]): Port[] {
  const all = [...held];
  for (const move of older.toReversed()) {
    let index = all.length;
    while (index > 0 && !isBefore(all[index - 1]!, move)) index -= 1;
    all.splice(index, 0, move);
  }
  return all;
}
