import { expect, it } from 'vitest';
import { checkFileName } from '../../../shared/batches/check-batch-file.ts';
import { goodName } from './good-name.ts';

it.each([
  ['march numbers.csv', 'march_numbers.csv'],
  ['números & más (1).txt', 'numeros_mas_1_.txt'],
  ['numbers.csv', null],
  ['my numbers.xlsx', null],
])('the name %j can become %j', (name, renamed) => {
  expect(goodName(name)).toBe(renamed);
  if (renamed !== null) expect(checkFileName(renamed)).toEqual([]);
});
