import { expect, test } from 'vitest';
import type { ParameterName, TableName } from '../ui/search.ts';
import { screenSearch } from './screen-search.ts';

test('a parameter, or a table, that no screen has in its schema does not compile', () => {
  const known = ['at', 'ranges-by'] satisfies ParameterName[];
  // @ts-expect-error -- no screen has it
  const misspelt = 'ta' satisfies ParameterName;
  const table = 'ranges' satisfies TableName;
  // @ts-expect-error -- a parameter, but of no table
  const noTable = 'at' satisfies TableName;
  const names = Object.keys(screenSearch['/gnr-search'].shape);
  expect(names).toEqual(expect.arrayContaining([...known, `${table}-page`]));
  expect(names).not.toContain(misspelt);
  expect(names).not.toContain(`${noTable}-page`);
});
