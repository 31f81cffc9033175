import { expect, test } from 'vitest';
import { rangeRow } from '../../numbers/test-support/range-row.ts';
import { Ranges } from '../../numbers/ranges/ranges.ts';
import { changesFound, createComparisons } from './range-comparisons.ts';

const origin = { builtAt: '2026-01-01T00:00:00Z', sourceVersion: 'a test' };
const alpha = { uniqueSpId: '0044001', spName: 'Alpha' };
const beta = { uniqueSpId: '0044002', spName: 'Beta' };

/** Versions that come when they are let go, and how many were ever asked for at once. */
function heldVersions() {
  const held: (() => void)[] = [];
  const loaded: string[] = [];
  const load = (name: string) =>
    new Promise<Ranges>((resolve) => {
      loaded.push(name);
      held.push(() => resolve(Ranges.of([rangeRow(`44${name}`, [10, 10], alpha)], origin)));
    });
  const letGo = () => held.splice(0).forEach((go) => go());
  return { load, loaded, letGo };
}

test('one comparison is made at a time, two wait, and a fourth is refused until one is over', async () => {
  const { load, loaded, letGo } = heldVersions();
  const compare = createComparisons({ load });
  const asked = ['1', '2', '3'].map((from) => compare(from, '9'));
  await expect(compare('4', '9')).rejects.toMatchObject({ code: 'overloaded', status: 503, details: { retryAfterSeconds: 5 } });
  // The same pair waits with whoever asked before.
  const again = compare('2', '9');
  await expect.poll(() => loaded.length).toBeGreaterThan(0);
  expect(new Set(loaded)).toEqual(new Set(['1']));
  const done = Promise.all([...asked, again]);
  let isDone = false;
  void done.then(() => (isDone = true));
  await expect
    .poll(() => {
      letGo();
      return isDone;
    })
    .toBe(true);
  expect(loaded).toEqual(['1', '9', '2', '9', '3', '9']);
  expect((await done).map(({ changes }) => changes.length)).toEqual([2, 2, 2, 2]);
  // The latest one is kept.
  await compare('3', '9');
  expect(loaded).toHaveLength(6);
});

test('a comparison that fails leaves its place, and is made anew', async () => {
  let isThere = false;
  const load = async (name: string) => {
    if (!isThere) throw new Error('gone');
    return Ranges.of([rangeRow(`44${name}`, [10, 10], alpha)], origin);
  };
  const compare = createComparisons({ load });
  for (let round = 0; round < 5; round += 1) await expect(compare('1', '2')).rejects.toThrow('gone');
  isThere = true;
  expect((await compare('1', '2')).changes).toHaveLength(2);
});

const rows = 45_000;
const manyOf = (holder: typeof alpha) =>
  Ranges.of(
    Array.from({ length: rows }, (_, row) => rangeRow(String(4_400_000 + row), [10, 10], holder)),
    origin,
  );

test('changes without end are counted in pieces, so that other calls get their turn, and once for all of them', async () => {
  const sets = new Map([
    ['a', manyOf(alpha)],
    ['b', manyOf(beta)],
  ]);
  const compared = await createComparisons({ load: async (name) => sets.get(name)! })('a', 'b');
  let turns = 0;
  let isOver = false;
  const turn = () => {
    turns += 1;
    if (!isOver) setImmediate(turn);
  };
  setImmediate(turn);
  const found = await changesFound(compared, { range: '44', change: undefined });
  isOver = true;
  expect(turns).toBeGreaterThan(2);
  const all = {
    counts: { added: 0, removed: 0, moved: rows, changed: 0 },
    moves: [{ from: 'Alpha', to: 'Beta', ranges: rows }],
    total: rows,
  };
  expect(found).toMatchObject({ ...all, truncated: true, elements: { length: 1_000 } });
  expect(await changesFound(compared, { range: '', change: undefined })).toEqual(found);
  expect(await changesFound(compared, { range: '44012', change: 'moved' })).toMatchObject({
    total: 100,
    elements: { length: 100 },
    truncated: false,
  });
  expect(await changesFound(compared, { range: '440', change: 'added' })).toMatchObject({ total: 0, elements: [], truncated: false });
});
