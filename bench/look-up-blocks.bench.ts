import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Ranges } from '../src/numbers/ranges/ranges.ts';
import { atMost, type Line } from './line.ts';
import { millionRanges, type Sample } from './million-ranges.ts';
import { median } from './rounds.ts';

export const name = 'Look-up in blocks of 256: bytes in, ids out; 1,000,000 ranges, 1,000,000 random numbers';

const rounds = 9;

/** Numbers as a file has them: bytes, and the begin and end of each. */
interface Column {
  readonly bytes: Buffer;
  readonly starts: Int32Array;
  readonly ends: Int32Array;
  readonly out: Int32Array;
}

export async function run(): Promise<Line[]> {
  const sample = millionRanges();
  const column = columnOf(sample);
  const directory = mkdtempSync(join(tmpdir(), 'bench-'));
  try {
    const peer = compiledPeer(directory, sample.ranges, column) ?? plainPeer(sample);
    const ours: number[] = [];
    const peers: number[] = [];
    for (let round = 0; round <= rounds; round += 1) {
      const own = timeOurs(sample.ranges, column);
      const theirs = peer.timeNs();
      if (round > 0) ours.push(own);
      if (round > 0) peers.push(theirs);
    }
    return [atMost(`look-up in blocks vs ${peer.name}`, { ours: median(ours), peer: median(peers), unit: 'ns a number' }, 1.6)];
  } finally {
    rmSync(directory, { recursive: true });
  }
}

function columnOf({ numbers }: Sample): Column {
  const bytes = Buffer.from(numbers.join('\n'));
  const starts = new Int32Array(numbers.length);
  const ends = new Int32Array(numbers.length);
  let offset = 0;
  numbers.forEach((number, i) => {
    starts[i] = offset;
    ends[i] = offset + number.length;
    offset += number.length + 1;
  });
  return { bytes, starts, ends, out: new Int32Array(numbers.length) };
}

function timeOurs(ranges: Ranges, { bytes, starts, ends, out }: Column): number {
  const start = process.hrtime.bigint();
  ranges.idsOf({ bytes, starts, ends, out });
  return Number(process.hrtime.bigint() - start) / out.length;
}

interface Peer {
  readonly name: string;
  timeNs(): number;
}

/** The same in C, if there is a compiler. Checks that it finds the same. */
function compiledPeer(directory: string, { sections, size }: Ranges, { bytes, starts, ends, out }: Column): Peer | undefined {
  const program = join(directory, 'look-up');
  try {
    execFileSync('cc', ['-O2', '-o', program, join(import.meta.dirname, 'look-up.c')], { stdio: 'ignore' });
  } catch {
    return undefined;
  }
  const file = join(directory, 'arrays');
  const counts = Int32Array.of(sections.trie.length, size, out.length, bytes.length);
  const arrays = [counts, sections.trie, sections.facts, sections.outer, starts, ends, bytes];
  writeFileSync(file, Buffer.concat(arrays.map((array) => Buffer.from(array.buffer, array.byteOffset, array.byteLength))));
  const timeNs = () => {
    const lines = execFileSync(program, [file, '3']).toString().trim().split('\n').map(Number);
    if (lines.pop() !== out.reduce((sum, id) => sum + id, 0)) throw new Error('The C program finds other ranges');
    return median(lines);
  };
  return { name: 'the same in C (cc -O2)', timeNs };
}

/** Without a compiler: the bare walk over the arrays, number by number. */
function plainPeer({ ranges, numbers }: Sample): Peer {
  let used = 0;
  const timeNs = () => {
    const start = process.hrtime.bigint();
    for (const number of numbers) used += ranges.idOf(number);
    return Number(process.hrtime.bigint() - start) / (numbers.length + (used === 0 ? 1 : 0));
  };
  return { name: 'the walk number by number (no C compiler here)', timeNs };
}
