import { describe, expect, test } from 'vitest';
import { SeededRandom } from '../demo/seeded-random.ts';
import { ChangesBuilder } from './ported-changes.ts';
import { contentSumOf } from './ported-content.ts';
import { keyOf, Ported } from './ported-numbers.ts';
import type { Port } from './port.ts';
import { SegmentBuilder } from './ported-segment.ts';

type Model = Map<number, readonly Port[]>;

const route = (recipient: number, dateOnly = false) => ({ donorSpId: '', recipientSpId: String(recipient), rn: '', cic: '', dateOnly });

function ports(random: SeededRandom): Port[] {
  return Array.from({ length: 1 + random.below(3) }, (_, index) => {
    return { route: route(random.below(30), random.below(2) === 0), time: (index * 100 + random.below(100)) * 86_400_000 };
  });
}

/** Near each other and far apart, of two lengths, at the edges of blocks. */
function anyNumber(random: SeededRandom): number {
  const edge = [0, 9_999, 10_000][random.below(3)]!;
  return [447_400_000_000 + edge, 447_400_000_000 + random.below(40_000), 12_025_550_000 + random.below(300_000)][random.below(3)]!;
}

const ascending = (model: Model) => [...model].toSorted(([a], [b]) => a - b);

function segmentOf(entries: readonly (readonly [number, readonly Port[]])[]) {
  const builder = new SegmentBuilder();
  for (const [number, moves] of entries) for (const { route: way, time } of moves) builder.add(number, way, time / 1_000);
  return builder.build();
}

/** Three segments and changes of every kind beside them, and what they come to. */
function randomSet(seed: number): { ported: Ported; model: Model; asked: Float64Array } {
  const random = new SeededRandom(seed);
  const model: Model = new Map(Array.from({ length: 600 }, () => [anyNumber(random), ports(random)]));
  const entries = ascending(model);
  // A block is never in two segments.
  const blocks = [...new Set(entries.map(([number]) => keyOf(number)))];
  const cutAt = (key: number) => entries.findIndex(([number]) => keyOf(number) === key);
  const first = 1 + random.below(blocks.length - 3);
  const cuts = [0, cutAt(blocks[first]!), cutAt(blocks[first + 1]!), entries.length];
  const segments = [0, 1, 2].map((part) => segmentOf(entries.slice(cuts[part], cuts[part + 1])));
  const changed: Model = new Map();
  for (let count = 0; count < 80; count += 1) {
    const number = random.below(2) === 0 ? entries[random.below(entries.length)]![0] : anyNumber(random);
    changed.set(number, random.below(3) === 0 ? [] : ports(random));
  }
  const changes = new ChangesBuilder();
  for (const [number, moves] of ascending(changed)) {
    changes.add(number, moves);
    if (moves.length > 0) model.set(number, moves);
    else model.delete(number);
  }
  const asked = Float64Array.from([
    ...entries.map(([number]) => number),
    ...changed.keys(),
    ...Array.from({ length: 200 }, () => anyNumber(random)),
    -1,
  ]);
  return { ported: new Ported(segments, changes.build()), model, asked };
}

describe.each([1, 2, 3, 4, 5, 6, 7, 8])('segments and what changed since, made from seed %i,', (seed) => {
  const { ported, model, asked } = randomSet(seed);

  test('hold the numbers of a plain map, and their moves', () => {
    expect(ported.size).toBe(model.size);
    for (const number of asked) {
      const position = ported.positionOfNumber(number);
      const moves = model.get(number) ?? [];
      expect(ported.portsAt(position), String(number)).toEqual(moves);
      expect(ported.lastAt(position)).toEqual(moves.at(-1));
      expect(ported.currentAt(position)).toEqual(moves.at(-1)?.route);
      if (position >= 0) expect(ported.movedSince(position, 150 * 86_400_000)).toBe(moves.some(({ time }) => time >= 150 * 86_400_000));
    }
  });

  test('answer many numbers at once as they answer each', () => {
    const out = new Int32Array(asked.length);
    ported.positionsOf(asked, out);
    expect([...out]).toEqual(Array.from(asked, (number) => ported.positionOfNumber(number)));
  });

  test('list them ascending, as a whole and block by block', () => {
    const numbers = [...ported.numbers()];
    expect(numbers.map(([, number]) => number)).toEqual(ascending(model).map(([number]) => number));
    for (const [position, number] of numbers) expect(ported.positionOfNumber(number)).toBe(position);
    const keys = [...new Set(Array.from(asked, keyOf))].toSorted((a, b) => a - b);
    expect(keys.flatMap((key) => [...ported.numbersOfBlock(key)])).toEqual(numbers);
  });

  test('tell routes apart where answers differ, and nowhere else', () => {
    const classes = new Map<string, number>();
    for (const [number, moves] of model) {
      const recipient = moves.at(-1)!.route.recipientSpId;
      const out = new Int32Array(2);
      ported.routeClassesAt(Int32Array.of(ported.positionOfNumber(number), -1), out, -7);
      const found = out[0]!;
      expect(out[1]).toBe(-7);
      expect(classes.get(recipient) ?? found).toBe(found);
      classes.set(recipient, found);
    }
    expect(new Set(classes.values()).size).toBe(classes.size);
  });

  test('have the content version of one segment that holds the same, and another one than what holds less', () => {
    const entries = ascending(model);
    expect(contentSumOf(ported).version).toBe(contentSumOf(new Ported([segmentOf(entries)])).version);
    expect(contentSumOf(ported).version).not.toBe(contentSumOf(new Ported([segmentOf(entries.slice(1))])).version);
  });
});

test.each<[string, number, Port]>([
  ['another number', 447_400_000_001, { route: route(1), time: 86_400_000 }],
  ['another time', 447_400_000_000, { route: route(1), time: 86_401_000 }],
  ['another recipient', 447_400_000_000, { route: route(2), time: 86_400_000 }],
  ['a day in place of a time', 447_400_000_000, { route: route(1, true), time: 86_400_000 }],
])('%s is another content version', (_, number, port) => {
  const versionOf = (tel: number, move: Port) => contentSumOf(new Ported([segmentOf([[tel, [move]]])])).version;
  expect(versionOf(number, port)).not.toBe(versionOf(447_400_000_000, { route: route(1), time: 86_400_000 }));
  expect(versionOf(number, port)).toBe(versionOf(number, port));
});

test('numbers that changed have to come in ascending order', () => {
  const changes = new ChangesBuilder();
  changes.add(100, []);
  expect(() => changes.add(100, [])).toThrow('must ascend');
});
