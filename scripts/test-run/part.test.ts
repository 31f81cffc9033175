import { expect, test } from 'vitest';
import { itemsOf, partOf, readPart, written } from './part.ts';

const items = Array.from({ length: 334 }, (_, index) => `item ${index}`);
const commits = Array.from({ length: 10 }, (_, last) => `abcde0${last}7de55bf7a4ff1a5a5b8de37c4e88bc5d06`);

test('each item is in one of ten parts, of which none is larger than another by more than one', () => {
  const parts = commits.map((commit) => partOf(commit, 10));
  expect(parts.map(({ part }) => part).toSorted((a, b) => a - b)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
  const chosen = parts.map((part) => itemsOf(items, part));
  expect(chosen.flat().toSorted()).toEqual(items.toSorted());
  for (const some of chosen) expect([33, 34]).toContain(some.length);
});

test('a commit has the same part every time, also by the beginning of its id', () => {
  const commit = '2c555923aa7de55bf7a4ff1a5a5b8de37c4e88bc';
  expect(partOf(commit.slice(0, 7), 10)).toEqual(partOf(commit, 10));
  // 0x2c55595 is 46,486,933.
  const part = partOf('2c555952aa', 10);
  expect(part).toEqual({ part: 4, parts: 10 });
  expect(itemsOf(items, part).slice(0, 2)).toEqual(['item 3', 'item 13']);
});

test.each(['', 'HEAD', 'abcdef', '2c55592-dirty'])('what is no id of a commit has no part: "%s"', (commit) => {
  expect(() => partOf(commit, 10)).toThrow('no id of a commit');
});

test('a part is written as it is read', () => {
  expect(readPart(written({ part: 3, parts: 10 }))).toEqual({ part: 3, parts: 10 });
  expect(written(partOf('2c555952aa', 10))).toBe('4/10');
});

test.each(['', '3', '0/4', '5/4', '3/', '-1/4', '2c55595'])('what is no part is refused: "%s"', (text) => {
  expect(() => readPart(text)).toThrow('--part needs one of so many parts');
});
