import { expect, test } from 'vitest';
import { partOf } from './part.ts';

const mutations = Array.from({ length: 334 }, (_, index) => `mutation ${index}`);
const commits = Array.from({ length: 10 }, (_, last) => `abcde0${last}7de55bf7a4ff1a5a5b8de37c4e88bc5d06`);

test('each mutation is in one of ten parts, of which none is larger than another by more than one', () => {
  const chosen = commits.map((commit) => partOf(mutations, commit));
  expect(chosen.map(({ part }) => part).toSorted((a, b) => a - b)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
  expect(chosen.flatMap((one) => one.mutations).toSorted()).toEqual(mutations.toSorted());
  for (const one of chosen) expect([33, 34]).toContain(one.mutations.length);
});

test('a commit has the same part every time, also by the beginning of its id', () => {
  const commit = '2c555923aa7de55bf7a4ff1a5a5b8de37c4e88bc';
  expect(partOf(mutations, commit.slice(0, 7))).toEqual(partOf(mutations, commit));
  const { part, mutations: chosen } = partOf(mutations, '2c555952aa');
  // 0x2c55595 is 46,486,933.
  expect([part, ...chosen.slice(0, 2)]).toEqual([4, 'mutation 3', 'mutation 13']);
});

test.each(['', 'HEAD', 'abcdef', '2c55592-dirty'])('what is no id of a commit has no part: "%s"', (commit) => {
  expect(() => partOf(mutations, commit)).toThrow('--part needs the id of a commit');
});
