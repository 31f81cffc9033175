import { expect, test } from 'vitest';
import { type Column, differences, faultsOf } from './check-statements.ts';
import type { ExpectedRow } from './row-types.ts';

const id: Column = { name: 'id', kind: 'string' };
const count: Column = { name: 'count', kind: 'number' };

test('a column that the type lacks, one that the statement lacks, and one of another kind are told', () => {
  expect(differences([id, count], { id: ['string'], count: ['number', 'string'] })).toEqual([]);
  expect(differences([id, count], { id: ['string'] })).toEqual(['the type has no "count"']);
  expect(differences([id], { id: ['string'], count: ['number'] })).toEqual(['the statement has no "count"']);
  expect(differences([id, count], { id: ['number'], count: ['number'] })).toEqual(['"id" is string, and the type says number']);
});

test('JSON, and a type that says nothing, fit everything', () => {
  expect(differences([{ name: 'facts', kind: 'anything' }, id], { facts: ['array'], id: ['anything'] })).toEqual([]);
});

const row: ExpectedRow = { place: 'src/server/a.ts:1', isRaw: true, columns: { id: ['string'] } };
const faults = (kept: readonly { place: string; sql: string }[], rows = [row], columns: readonly Column[] = [id]) =>
  faultsOf(kept, rows, () => Promise.resolve(columns));

test('a statement is compared with the rows of its place', async () => {
  const kept = { place: row.place, sql: 'select id' };
  expect(await faults([kept])).toEqual([]);
  expect(await faults([kept], [row], [count])).toEqual([
    'src/server/a.ts:1: the statement has no "id"',
    'src/server/a.ts:1: the type has no "count"',
  ]);
});

test('a statement that PostgreSQL refuses is told, and raw SQL that no test runs', async () => {
  const refuse = () => Promise.reject(new Error('no such table'));
  expect(await faultsOf([{ place: row.place, sql: 'select  1' }], [row], refuse)).toEqual([
    'src/server/a.ts:1: Error: no such table: select 1',
  ]);
  expect(await faults([])).toEqual(['src/server/a.ts:1: no test of the API runs this statement']);
  expect(await faults([], [{ ...row, isRaw: false }])).toEqual([]);
});
