/** A delta of the ported numbers: moves that come and go, on the version that it was made for. */
import { type Port, PortedBuilder, type Ported, portSeconds, routeOf } from '../../numbers/lists/ported-numbers.ts';
import { loadPorted } from '../../numbers/snapshots/lists-snapshot.ts';
import { localCopy } from '../data-sets/snapshot-files.ts';
import { versionName } from '../data-sets/data-set-names.ts';
import { currentVersions, type Version } from '../data-sets/versions.ts';
import { AppError, FileRefused } from '../errors.ts';
import { type Row, readRows } from './csv-rows.ts';
import type { Source } from './import-file.ts';
import type { Built, ImportTools } from './import-tools.ts';
import { builtOf, checkedOrder, moveFaults, portedColumns } from './ported-import.ts';
import { isBefore, PortMoves } from './port-moves.ts';

export const portedDeltaColumns = { required: ['change', ...portedColumns.required] } as const;
type DeltaRow = Row<(typeof portedDeltaColumns.required)[number]>;

/** Fewer digits of a content version do not name it. */
const leastHashLength = 8;

/**
 * Applies a delta to the current set: its removals first, then what it adds. `on` names the version it was made for, by its name, its number or
 * the beginning of its content version. Throws `AppError` (409) where another one is in force.
 */
export async function buildPortedDelta(tools: ImportTools, source: Source, on: string): Promise<Built> {
  const version = (await currentVersions(tools.db)).get('ported');
  if (!version) throw new FileRefused('A delta changes the ported numbers: import those first');
  if (!isNamed(version, on))
    throw new AppError('conflict', `The delta is for version ${on}, and ${versionName(version)} is in force: make one for that version`);
  const known = await loadPorted(await localCopy(tools.storage, tools.dataDir, { key: version.storage_key, sha256: version.sha256 }));
  const delta = await readDelta(tools, source);
  if (delta.added.length + delta.removed.size === 0 && tools.faults.list.length === 0) throw new FileRefused('The file has no rows');
  tools.progress('sorting');
  const order = checkedOrder(delta.added, tools);
  const { ported, moves } = new Application(known, tools).of(delta, order);
  if (moves === 0 && tools.faults.list.length === 0) throw new FileRefused('The delta removes every move there is: nothing would be left');
  return { ...builtOf(ported, moves), basedOn: version.version };
}

function isNamed(current: Version, name: string): boolean {
  const { version, content_version } = current;
  return name === String(version) || name === versionName(current) || (name.length >= leastHashLength && content_version.startsWith(name));
}

/** What a row takes away: one move of a number, or without `move` all of them. */
interface Removal {
  readonly line: number;
  readonly move?: { readonly recipientSpId: string; readonly time: number };
}

interface Delta {
  readonly added: PortMoves;
  readonly removed: Map<number, Removal[]>;
}

async function readDelta(tools: ImportTools, source: Source): Promise<Delta> {
  const added = new PortMoves();
  const removed = new Map<number, Removal[]>();
  for await (const rows of readRows(source, portedDeltaColumns, tools)) {
    for (const row of rows) {
      const seconds = portSeconds(row.portDate);
      const faults = faultsOf(row, seconds, tools.now);
      tools.faults.add(row.line, ...faults);
      if (faults.length > 0) continue;
      const tel = Number(row.tel);
      if (row.change === 'remove') removed.set(tel, [...(removed.get(tel) ?? []), removalOf(row, seconds)]);
      else added.add({ tel, seq: Number(row.seq), seconds: seconds ?? 0, line: row.line, route: routeOf({ ...row, seq: 0 }) });
    }
  }
  return { added, removed };
}

function faultsOf(row: DeltaRow, seconds: number | undefined, now: Date): string[] {
  if (row.change === 'add') return moveFaults(row, seconds, now);
  if (row.change !== 'remove') return [`change "${row.change}" is neither add nor remove`];
  // What does not tell moves apart may be left out; so may everything but the number.
  const isWhole = row.recipientSpId === '' && row.portDate === '';
  return moveFaults({ ...row, seq: row.seq || '1', ...(isWhole && { recipientSpId: 'all' }) }, isWhole ? 0 : seconds, now);
}

function removalOf({ recipientSpId, line }: DeltaRow, seconds: number | undefined): Removal {
  return seconds === undefined ? { line } : { line, move: { recipientSpId, time: seconds * 1_000 } };
}

/** Writes the set anew, in order of the numbers. */
class Application {
  readonly #known: Ported;
  readonly #faults: ImportTools['faults'];
  readonly #builder = new PortedBuilder();
  #moves = 0;

  constructor(known: Ported, { faults }: Pick<ImportTools, 'faults'>) {
    this.#known = known;
    this.#faults = faults;
  }

  of({ added, removed }: Delta, order: Uint32Array): { ported: Ported; moves: number } {
    const left = new Map(removed);
    let next = 0;
    const addUpTo = (number: number, held: Port[]): Port[] => {
      for (; next < added.length && added.tels[order[next]!] === number; next += 1) this.#insert(held, added, order[next]!);
      return held;
    };
    for (const [position, number] of this.#known.numbers()) {
      while (next < added.length && added.tels[order[next]!]! < number)
        this.#write(added.tels[order[next]!]!, addUpTo(added.tels[order[next]!]!, []));
      const held = this.#without(this.#known.portsAt(position), removed.get(number) ?? []);
      left.delete(number);
      this.#write(number, addUpTo(number, held));
    }
    while (next < added.length) this.#write(added.tels[order[next]!]!, addUpTo(added.tels[order[next]!]!, []));
    for (const { line } of [...left.values()].flat()) this.#faults.add(line, 'removes what is not there');
    return { ported: this.#builder.build(), moves: this.#moves };
  }

  #without(held: Port[], removals: readonly Removal[]): Port[] {
    let rest = held;
    for (const { line, move } of removals) {
      const isGone = ({ route, time }: Port) => !move || (route.recipientSpId === move.recipientSpId && time === move.time);
      const kept = rest.filter((port) => !isGone(port));
      if (kept.length === rest.length) this.#faults.add(line, 'removes what is not there');
      rest = kept;
    }
    return rest;
  }

  #insert(held: Port[], { routes, routeIds, seconds, lines }: PortMoves, row: number): void {
    const move: Port = { route: routes[routeIds[row]!]!, time: seconds[row]! * 1_000 };
    if (held.some(({ route, time }) => time === move.time && route.recipientSpId === move.route.recipientSpId)) {
      this.#faults.add(lines[row]!, 'adds a move that is there already');
      return;
    }
    let index = held.length;
    while (index > 0 && isBefore(move, held[index - 1]!)) index -= 1;
    held.splice(index, 0, move);
  }

  #write(number: number, ports: readonly Port[]): void {
    for (const { route, time } of ports) this.#builder.add(number, this.#builder.routes.idOf(route), time / 1_000);
    this.#moves += ports.length;
  }
}
