/**
 * Moves in the order of their numbers, in any quantity: an external sort. Moves beyond one run of memory are sorted run by run, written to scratch
 * files, and merged on reading.
 */
import { closeSync, openSync, readSync, rmSync, writeSync } from 'node:fs';
import type { PortRoute } from '../../../numbers/lists/port.ts';
import { radixSortOrder } from '../../../numbers/lists/radix-sort.ts';
import { type Move, PortMoves } from './port-moves.ts';
import type { Scratch } from './scratch.ts';
import { Cells } from './segment-ranges.ts';

const rowBytes = 32;
const rowsAtOnce = 1 << 13;

export class MoveRuns {
  /** Number of moves by cell of the number space. */
  readonly cells = new Cells();
  length = 0;
  readonly #scratch: Scratch;
  readonly #rowsPerRun: number;
  readonly #moves = new PortMoves();
  readonly #runs: { file: string; rows: number }[] = [];

  /** Takes the run length: two million rows use some 100 MB during the sort. */
  constructor(scratch: Scratch, rowsPerRun: number) {
    this.#scratch = scratch;
    this.#rowsPerRun = rowsPerRun;
  }

  /** Adds a move. Throws `FileRefused` if the moves have so little in common that they do not fit into memory. */
  add(move: Move): void {
    if (this.#moves.length === this.#rowsPerRun) this.#writeRun();
    this.#moves.add(move);
    this.cells.add(move.tel);
    this.length += 1;
  }

  /** Yields the moves by number and, within a number, by `seq`; equal ones in file order. Reuses one object with new values each time. Can be called once. */
  *sorted(): Generator<Move> {
    if (this.#runs.length === 0) return yield* this.#inMemory();
    if (this.#moves.length > 0) this.#writeRun();
    const readers = this.#runs.map(({ file, rows }) => new RunReader(file, rows, this.#moves.routes));
    try {
      yield* merged(readers);
    } finally {
      for (const reader of readers) reader.close();
    }
  }

  *#inMemory(): Generator<Move> {
    const { tels, seqs, seconds, lines, routeIds, routes } = this.#moves;
    const move = { tel: 0, seq: 0, seconds: 0, line: 0, route: routes[0]! };
    for (const row of this.#order()) {
      move.tel = tels[row]!;
      move.seq = seqs[row]!;
      move.seconds = seconds[row]!;
      move.line = lines[row]!;
      move.route = routes[routeIds[row]!]!;
      yield move;
    }
  }

  #order(): Uint32Array {
    return radixSortOrder([this.#moves.tels, this.#moves.seqs], this.#moves.length);
  }

  #writeRun(): void {
    const { tels, seqs, seconds, lines, routeIds, length } = this.#moves;
    const order = this.#order();
    const file = this.#scratch.path(`run-${this.#runs.length}`);
    const piece = new RowPiece();
    const descriptor = openSync(file, 'wx', 0o600);
    try {
      for (let start = 0; start < length; start += rowsAtOnce) {
        const count = Math.min(rowsAtOnce, length - start);
        for (let index = 0; index < count; index += 1) {
          const row = order[start + index]!;
          piece.doubles[index * 4] = tels[row]!;
          piece.doubles[index * 4 + 1] = seqs[row]!;
          piece.words[index * 8 + 4] = seconds[row]!;
          piece.words[index * 8 + 5] = lines[row]!;
          piece.words[index * 8 + 6] = routeIds[row]!;
        }
        const bytes = count * rowBytes;
        for (let written = 0; written < bytes;) written += writeSync(descriptor, piece.bytes, written, bytes - written);
      }
    } finally {
      closeSync(descriptor);
    }
    this.#runs.push({ file, rows: length });
    this.#moves.clear();
  }
}

/** A block of rows: tel and seq as doubles, then seconds, line and route as words, and one unused word. */
class RowPiece {
  readonly bytes = new Uint8Array(rowsAtOnce * rowBytes);
  readonly doubles = new Float64Array(this.bytes.buffer);
  readonly words = new Uint32Array(this.bytes.buffer);
}

/** A reader of a run from first row to last. */
class RunReader implements Move {
  tel = 0;
  seq = 0;
  seconds = 0;
  line = 0;
  route: PortRoute;
  readonly #file: string;
  readonly #descriptor: number;
  readonly #routes: readonly PortRoute[];
  readonly #piece = new RowPiece();
  #left: number;
  #next = rowsAtOnce;

  constructor(file: string, rows: number, routes: readonly PortRoute[]) {
    this.#file = file;
    this.#descriptor = openSync(file, 'r');
    this.#routes = routes;
    this.#left = rows;
    this.route = routes[0]!;
  }

  /** Moves to the next row; false after the last. */
  advance(): boolean {
    if (this.#left === 0) return false;
    if (this.#next === rowsAtOnce) this.#read();
    const { doubles, words } = this.#piece;
    const row = this.#next;
    this.tel = doubles[row * 4]!;
    this.seq = doubles[row * 4 + 1]!;
    this.seconds = words[row * 8 + 4]!;
    this.line = words[row * 8 + 5]!;
    this.route = this.#routes[words[row * 8 + 6]!]!;
    this.#next += 1;
    this.#left -= 1;
    return true;
  }

  close(): void {
    closeSync(this.#descriptor);
    rmSync(this.#file, { force: true });
  }

  #read(): void {
    const wanted = Math.min(this.#left, rowsAtOnce) * rowBytes;
    for (let filled = 0; filled < wanted;) {
      const read = readSync(this.#descriptor, this.#piece.bytes, filled, wanted - filled, null);
      if (read === 0) throw new Error(`The scratch file ${this.#file} has ended too early`);
      filled += read;
    }
    this.#next = 0;
  }
}

/** Merges the runs with a heap by the current row of each; of equal rows that of the earlier run comes first. */
function* merged(readers: readonly RunReader[]): Generator<Move> {
  const heap = readers.filter((reader) => reader.advance());
  const runOf = new Map(readers.map((reader, run) => [reader, run]));
  const isBefore = (a: RunReader, b: RunReader) =>
    a.tel !== b.tel ? a.tel < b.tel : a.seq !== b.seq ? a.seq < b.seq : runOf.get(a)! < runOf.get(b)!;
  const sink = (from: number) => {
    for (let at = from; ;) {
      let least = at;
      for (const child of [2 * at + 1, 2 * at + 2]) if (child < heap.length && isBefore(heap[child]!, heap[least]!)) least = child;
      if (least === at) return;
      [heap[at], heap[least]] = [heap[least]!, heap[at]!];
      at = least;
    }
  };
  for (let at = heap.length >> 1; at >= 0; at -= 1) sink(at);
  while (heap.length > 0) {
    yield heap[0]!;
    if (!heap[0]!.advance()) {
      const last = heap.pop()!;
      if (heap.length === 0) return;
      if (last !== heap[0]) heap[0] = last;
    }
    sink(0);
  }
}
