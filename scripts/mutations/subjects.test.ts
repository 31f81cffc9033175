import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { subjects } from './subjects.ts';

const mutations = Object.values(subjects).flat();

test.each(mutations.map((mutation) => [`${mutation.file}: ${mutation.breaks}`, mutation] as const))(
  'what is mutated stands in the source once, and the tests that are to notice are there: %s',
  (_, { file, find, replace, tests }) => {
    expect(readFileSync(file, 'utf8').split(find)).toHaveLength(2);
    expect(replace).not.toBe(find);
    for (const path of tests) expect(existsSync(path), path).toBe(true);
  },
);
