/**
 * Compares the set of ported numbers with peers that install without a program of their own. lmdb, the usual choice, has an install script, which this project
 * refuses; node:sqlite takes its place.
 */
import { DatabaseSync } from 'node:sqlite';
import { SeededRandom } from '../src/numbers/demo/seeded-random.ts';
import { ExactListBuilder, type ExactList } from '../src/numbers/lists/exact-list.ts';
import type { PortRoute } from '../src/numbers/lists/port.ts';
import { ChangesBuilder } from '../src/numbers/lists/ported-changes.ts';
import { keyOf, Ported } from '../src/numbers/lists/ported-numbers.ts';
import { type PortedSegment, SegmentBuilder } from '../src/numbers/lists/ported-segment.ts';
import { atMost, fasterThan, type Line } from './line.ts';
import { medianTimes } from './rounds.ts';

const numbersWanted = 10_000_000;
const asked = 1_000_000;
/** node:sqlite gets only the first of the numbers (in random order): all of them would take a minute. */
const slowShare = 50_000;
const blockSize = 256;

export const name = `Ported numbers: is it one, and where does it lead; ${numbersWanted} of them, ${asked} random numbers, half of them ported`;

type LookUp = (numbers: Float64Array) => number;

export async function run(): Promise<Line[]> {
  const ported = portedNumbers();
  const numbers = numbersToAsk(ported);
  const few = numbers.slice(0, slowShare);
  const segmented = inSegments(ported);
  const works = {
    ours: inBlocks(segmented),
    changed: inBlocks(new Ported(segmented.segments, changesOf(ported))),
    one: inOneList(exactList(ported)),
    sqlite: sqliteLookUp(ported),
    map: mapLookUp(ported),
  };
  if (new Set(Object.values(works).map((work) => work(few))).size > 1) throw new Error('The peers find other routes');
  const times = medianTimes({
    ours: () => void works.ours(numbers),
    changed: () => void works.changed(numbers),
    one: () => void works.one(numbers),
    sqlite: () => void works.sqlite(few),
    map: () => void works.map(numbers),
  });
  const [ours, changed] = [times.ours / asked, times.changed / asked];
  const one = times.one / asked;
  return [
    fasterThan('ported look-up in blocks vs node:sqlite', { ours, peer: times.sqlite / few.length, unit: 'ns a number' }, 7),
    fasterThan('ported look-up in blocks vs a JS Map', { ours, peer: times.map / asked, unit: 'ns a number' }, 1),
    atMost(`ported look-up in ${segmented.segments.length} segments vs in one list`, { ours, peer: one, unit: 'ns a number' }, 1.05),
    atMost('the same with 10,000 changed numbers vs in one list', { ours: changed, peer: one, unit: 'ns a number' }, 1.25),
    atMost('ported numbers, bytes each with their routes', { ours: segmented.bytes / numbersWanted, peer: 9, unit: 'bytes' }, 1),
  ];
}

/** Ascending, some 200 in each 10,000 numbers, like mobile numbers in a country that ported many. */
function portedNumbers(): Float64Array {
  const random = new SeededRandom(20_261_124);
  const numbers = new Float64Array(numbersWanted);
  let last = 447_000_000_000;
  for (let index = 0; index < numbers.length; index += 1) numbers[index] = last += 1 + random.below(99);
  return numbers;
}

function numbersToAsk(ported: Float64Array): Float64Array {
  const random = new SeededRandom(20_261_125);
  return Float64Array.from({ length: asked }, () => (ported[random.below(ported.length)] ?? 0) + random.below(2));
}

/** The route of the number at a position: one of 50. */
const routeAt = (position: number) => position % 50;

function exactList(ported: Float64Array): ExactList<number> {
  const builder = new ExactListBuilder<number>();
  ported.forEach((number, position) => builder.add(number, routeAt(position)));
  return builder.build();
}

const routes: readonly PortRoute[] = Array.from({ length: 50 }, (_, id) => {
  return { donorSpId: '', recipientSpId: String(id), rn: '', cic: '', dateOnly: true };
});

const numbersPerSegment = 2_500_000;

/** Splits the set into segments, cut only where a block begins. */
function inSegments(ported: Float64Array): Ported {
  const segments: PortedSegment[] = [];
  let builder = new SegmentBuilder();
  ported.forEach((number, position) => {
    if (builder.moves >= numbersPerSegment && keyOf(number) !== keyOf(ported[position - 1]!)) {
      segments.push(builder.build());
      builder = new SegmentBuilder();
    }
    builder.add(number, routes[routeAt(position)]!, 1_700_000_000);
  });
  return new Ported([...segments, builder.build()]);
}

/** Ports numbers to the route that they already have, so that the answers stay those of the peers. */
function changesOf(ported: Float64Array) {
  const builder = new ChangesBuilder();
  for (let position = 0; position < ported.length; position += ported.length / 10_000)
    builder.add(ported[position]!, [{ route: routes[routeAt(position)]!, time: 1_700_000_000_000 }]);
  return builder.build();
}

/** Each look-up sums the routes, so that none can skip the work. */
function inBlocks(ported: Ported): LookUp {
  const [out, classes] = [new Int32Array(blockSize), new Int32Array(blockSize)];
  return (numbers) => {
    let sum = 0;
    for (let from = 0; from < numbers.length; from += blockSize) {
      const block = numbers.subarray(from, from + blockSize);
      ported.positionsOf(block, out);
      ported.routeClassesAt(out.subarray(0, block.length), classes, 0);
      for (let index = 0; index < block.length; index += 1) sum += classes[index]!;
    }
    return sum;
  };
}

/** Looks numbers up without segments. */
function inOneList(list: ExactList<number>): LookUp {
  const { ids, payloads } = list.arrays;
  const out = new Int32Array(blockSize);
  return (numbers) => {
    let sum = 0;
    for (let from = 0; from < numbers.length; from += blockSize) {
      const block = numbers.subarray(from, from + blockSize);
      list.numbers.positionsOf(block, out);
      for (let index = 0; index < block.length; index += 1) if (out[index]! >= 0) sum += payloads[ids[out[index]!]!]!;
    }
    return sum;
  };
}

function sqliteLookUp(ported: Float64Array): LookUp {
  const db = new DatabaseSync(':memory:');
  db.exec('create table ported (number integer primary key, route integer); begin');
  const insert = db.prepare('insert into ported values (?, ?)');
  ported.forEach((number, position) => void insert.run(number, routeAt(position)));
  db.exec('commit');
  const find = db.prepare('select route from ported where number = ?');
  return (numbers) => numbers.reduce((sum, number) => sum + Number(find.get(number)?.['route'] ?? 0), 0);
}

function mapLookUp(ported: Float64Array): LookUp {
  const routes = new Map<number, number>();
  ported.forEach((number, position) => routes.set(number, routeAt(position)));
  return (numbers) => {
    let sum = 0;
    for (const number of numbers) sum += routes.get(number) ?? 0;
    return sum;
  };
}
