import { describe, expect, test } from 'vitest';
import { coverageEntries, joinedCoverage, readCoverage } from './coverage.ts';

describe('What a set of ported numbers covers', () => {
  test.each([
    ['FR', ['FR']],
    ['GB:mobile', ['GB:mobile']],
    ['GB:mobile,FR', ['FR', 'GB:mobile']],
    ['GB:mobile,fixed,FR,US:fixed', ['FR', 'GB:fixed,mobile', 'US:fixed']],
    [' GB:mobile , fixed , 001 ', ['001', 'GB:fixed,mobile']],
  ])('%s is read', (text, entries) => expect(coverageEntries(readCoverage(text))).toEqual(entries));

  test.each([
    ['', '"" is neither a country, like GB, nor a type behind one, like GB:mobile'],
    ['gb', '"gb" is neither a country, like GB, nor a type behind one, like GB:mobile'],
    ['FR,mobile', '"mobile" is neither a country, like GB, nor a type behind one, like GB:mobile'],
    ['GB:', 'there is no type "": the types are mobile, fixed, fixed or mobile'],
    ['GB:mobiles', 'there is no type "mobiles": the types are mobile, fixed, fixed or mobile'],
    ['GB:mobile,GBR', 'there is no type "GBR": the types are mobile, fixed, fixed or mobile'],
    ['GB:mobile,FR,GB', 'it names GB twice'],
  ])('%s is refused', (text, sentence) => expect(() => readCoverage(text)).toThrow(sentence));

  test('two join country by country, and all types are more than some', () => {
    const joined = joinedCoverage(readCoverage('GB:mobile,FR,US:fixed'), readCoverage('GB:fixed,US,NL:mobile'));
    expect(coverageEntries(joined)).toEqual(['FR', 'GB:fixed,mobile', 'NL:mobile', 'US']);
  });
});
