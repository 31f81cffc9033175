/** Checks that docs/speed.md has the figures of the last whole run of the bench, and a reason for each line that misses its goal. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { Measured } from '../bench/line.ts';
import { type Machine, withTable } from '../bench/speed-page.ts';

const read = (path: string) => readFileSync(path, 'utf8');
const page = read('docs/speed.md');
// Parsing edges: the bench wrote both.
const lines = JSON.parse(read('bench/results.json')) as Measured[];
const machine = JSON.parse(read('bench/machine.json')) as Machine;

test('the table holds the figures of the last whole run', () => {
  expect(withTable(page, lines, machine)).toBe(page);
});

test('each line that misses its goal has a heading with the reason, and no other line has', () => {
  const missed = lines.filter(({ holds }) => !holds).map(({ name }) => name);
  const explained = [...page.matchAll(/^### (.+)\n\n(?=[^#\n])/gm)].map(([, name = '']) => name);
  expect(new Set(explained)).toEqual(new Set(missed));
});

test('a table is written between the comments, and nothing else is touched', () => {
  const before = `# Speed\n\n<!-- The table begins: \`npm run bench\` writes it. -->\nold\n<!-- The table ends. -->\n\nAfter it.\n`;
  const line = (part: Partial<Measured>): Measured => ({
    bench: 'One | two',
    name: 'a | b',
    ours: 1234.6,
    peer: 0.012345,
    unit: 'ms',
    ratio: 2.5678,
    goal: '>= 2 x faster',
    holds: true,
    ...part,
  });
  const of = { cpu: 'A CPU', cores: 2, memoryGb: 24, node: 'v24.1.0', measuredAt: '2026-05-06T07:08:09.000Z' };
  expect(withTable(before, [line({}), line({ name: 'c', ours: 37.25, ratio: 0, holds: false })], of)).toBe(
    [
      '# Speed',
      '',
      '<!-- The table begins: `npm run bench` writes it. -->',
      '',
      'Measured on 2026-05-06: A CPU, 2 cores, 24 GB of memory, Node 24.1.0.',
      '',
      '| Line | Dialplane | Peer | Unit | Ratio | Goal | |',
      '|---|---:|---:|---|---:|---|---|',
      String.raw`| **One \| two** | | | | | | |`,
      String.raw`| a \| b | 1,235 | 0.0123 | ms | 2.57 | >= 2 x faster | holds |`,
      '| c | 37.3 | 0.0123 | ms | 0 | >= 2 x faster | **missed** |',
      '',
      '<!-- The table ends. -->',
      '',
      'After it.',
      '',
    ].join('\n'),
  );
  expect(() => withTable('# Speed\n', [], of)).toThrow('The page needs');
});
