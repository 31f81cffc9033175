import { describe, expect, test } from 'vitest';
import { assignProviders, operatorNotSpecified, providerGroup, providerKey, type Provider } from './service-providers.ts';

const british = (name: string): Provider => ({ callingCode: '44', region: 'GB', name });

describe('The group of a provider', () => {
  test.each([
    ['44', 'GB', '0044'],
    ['44', 'JE', '0044'],
    ['353', 'IE', '0353'],
    ['7', 'KZ', '0007'],
    ['1', 'US', '0001'],
    ['1', 'CA', '0001'],
    ['1', 'JM', '1876'],
    ['1', 'DO', '1809'],
    ['881', '001', '0881'],
  ])('of +%s in %s is %s', (callingCode, region, group) => {
    expect(providerGroup({ callingCode, region })).toBe(group);
  });

  test('tells companies of one name in two countries apart', () => {
    expect(providerKey(british('Sure'))).toBe('0044|GB|Sure');
    expect(providerKey({ callingCode: '44', region: 'JE', name: 'Sure' })).toBe('0044|JE|Sure');
  });
});

describe('The registry', () => {
  test('gives serials from 001 in the order of the names, whatever the order they come in', () => {
    const { idOf, added } = assignProviders(new Map(), [british('Three'), british('EE'), british('EE')]);
    expect(added).toEqual([
      ['0044|GB|EE', '0044001'],
      ['0044|GB|Three', '0044002'],
    ]);
    expect(idOf(british('Three'))).toBe('0044002');
  });

  test('never renumbers, and gives a new provider the serial after the highest', () => {
    const registry = new Map([
      ['0044|GB|EE', '0044007'],
      ['0044|GB|Gone', '0044009'],
    ]);
    const { idOf, added } = assignProviders(registry, [british('EE'), british('Arrived')]);
    expect(idOf(british('EE'))).toBe('0044007');
    expect(added).toEqual([['0044|GB|Arrived', '0044010']]);
  });

  test('has no entry for an operator that is not specified: its serial is 000', () => {
    const { idOf, added } = assignProviders(new Map(), []);
    expect(idOf(british(operatorNotSpecified))).toBe('0044000');
    expect(added).toEqual([]);
  });

  test('goes on under another first digit after 999 providers, and never gives an id twice', () => {
    const many = Array.from({ length: 1_500 }, (_, i) => british(`Provider ${String(i).padStart(4, '0')}`));
    const first = assignProviders(new Map(), many.slice(0, 1_200));
    const second = assignProviders(new Map(first.added), many);
    const ids = many.map((provider) => second.idOf(provider));
    expect(ids[998]).toBe('0044999');
    expect(ids[999]).toBe('2044001');
    expect(new Set(ids).size).toBe(1_500);
    expect(second.added.length).toBe(300);
  });

  test('refuses to give more ids than a group has', () => {
    const tooMany = Array.from({ length: 4_996 }, (_, i) => british(`Provider ${i}`));
    expect(() => assignProviders(new Map(), tooMany)).toThrow('0044');
  });

  test('refuses an entry that is no id', () => {
    expect(() => assignProviders(new Map([['0044|GB|EE', '44-1']]), [])).toThrow('0044|GB|EE');
  });
});
