import { describe, expect, test } from 'vitest';
import { parseSearch, stringifySearch } from './search-string.ts';

describe('the query string', () => {
  test.each([
    '',
    '?tab=number-lookup',
    '?page=2&size=25',
    '?q=12345678901234567890',
    '?q=0044',
    '?a=1&a=2',
    '?q=a+b%26c',
    '?empty=',
    '?countries=GB,FR',
  ])('%j survives being read and written', (search) => {
    expect(stringifySearch(parseSearch(search))).toBe(search);
  });

  test('leaves out what has no value', () => {
    expect(stringifySearch({ a: undefined, b: null, c: 0 })).toBe('?c=0');
  });
});
