import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { faultNumbers } from './fault-numbers.ts';

const root = join(import.meta.dirname, '../..');
const entries = Object.entries(faultNumbers);
const fileOf = (holder: string) =>
  holder.startsWith('case ') ? `scripts/faults/cases/${holder.slice('case '.length)}.ts` : holder.slice('held by '.length);
/** None of them is a fault of the list. */
const besides = ['killed-first-start', 'killed-group', 'upgraded-nodes'];

test.each(entries)('%s is tested in files that exist: %s', (_, holders) => {
  expect(holders.length).toBeGreaterThan(0);
  expect(holders.map(fileOf).filter((file) => !existsSync(join(root, file)))).toEqual([]);
});

test('every case has a number, or is listed as one without', () => {
  const cases = readdirSync(join(import.meta.dirname, 'cases')).map((file) => file.replace(/\.ts$/, ''));
  const numbered = entries.flatMap(([, holders]) =>
    holders.filter((holder) => holder.startsWith('case ')).map((holder) => holder.slice(5)),
  );
  expect([...new Set([...numbered, ...besides])].toSorted()).toEqual(cases.toSorted());
});

test('a case that names faults at its top is listed under each', () => {
  const wrong: string[] = [];
  for (const file of readdirSync(join(import.meta.dirname, 'cases'))) {
    const holder = `case ${file.replace(/\.ts$/, '')}`;
    const [top = ''] = readFileSync(join(import.meta.dirname, 'cases', file), 'utf8').split('*/');
    const named = [...top.matchAll(/\bF\d+\b/g)].map(([number]) => number);
    const listed = entries.filter(([, holders]) => holders.some((one) => one === holder)).map(([number]) => number);
    if (named.toSorted().join() !== listed.toSorted().join())
      wrong.push(`${file} names ${named.join()} and is listed under ${listed.join()}`);
  }
  expect(wrong).toEqual([]);
});
