import { all } from 'mcc-mnc-list';
import { describe, expect, test } from 'vitest';
import aliases from './aliases.json' with { type: 'json' };
import { similarity } from './network-names.ts';
import { NetworkFinder } from './networks.ts';

const networks = new NetworkFinder();

describe('The mobile network of a carrier', () => {
  test.each([
    ['GB', 'Vodafone', 'United Kingdom', '23415'],
    ['GB', 'O2', 'United Kingdom', '23410'],
    ['FR', 'Orange France', 'France', '20801'],
    ['DE', 'T-Mobile', 'Germany', '26201'],
    ['JM', 'Digicel', 'Jamaica', '33805'],
    ['GG', 'Airtel', 'Guernsey', '23403'],
  ])('in %s called %s is found', (region, carrier, country, code) => {
    const { mcc, mnc } = networks.find(region, carrier, country) ?? { mcc: '', mnc: '' };
    expect(mcc + mnc).toBe(code);
  });

  test.each([
    ['GB', 'No Such Company', 'United Kingdom'],
    ['GU', 'Choice Phone', 'Guam'],
    ['FR', 'Twilio Ireland Limited', 'France'],
  ])('in %s called %s is not guessed', (region, carrier, country) => {
    expect(networks.find(region, carrier, country)).toBeUndefined();
  });

  test('keeps the zeros of its codes', () => {
    expect(networks.find('NL', 'Lycamobile', 'Netherlands')?.mnc).toMatch(/^\d{2}$/);
  });
});

test('Every alias names a network of the list', () => {
  const known = new Set(all().map(({ mcc, mnc }) => `${mcc}${mnc}`));
  expect(Object.entries(aliases).filter(([, code]) => code !== '' && !known.has(code))).toEqual([]);
});

test.each([
  ['martha', 'marhta', 0.961],
  ['dixon', 'dicksonx', 0.813],
  ['same', 'same', 1],
  ['abc', 'xyz', 0],
])('The similarity of %s and %s is %d', (a, b, expected) => {
  expect(similarity(a, b)).toBeCloseTo(expected, 2);
});
