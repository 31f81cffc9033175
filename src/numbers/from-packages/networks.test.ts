import { all } from 'mcc-mnc-list';
import { describe, expect, test } from 'vitest';
import aliases from './aliases.json' with { type: 'json' };
import { similarity } from './network-names.ts';
import { NetworkFinder } from './networks.ts';

const networks = new NetworkFinder();

describe('The mobile network of a carrier', () => {
  test.each([
    [{ region: 'GB', carrier: 'Vodafone', countryName: 'United Kingdom' }, '23415'],
    [{ region: 'GB', carrier: 'O2', countryName: 'United Kingdom' }, '23410'],
    [{ region: 'FR', carrier: 'Orange France', countryName: 'France' }, '20801'],
    [{ region: 'DE', carrier: 'T-Mobile', countryName: 'Germany' }, '26201'],
    [{ region: 'JM', carrier: 'Digicel', countryName: 'Jamaica' }, '33805'],
    // In Belgium it uses a code of Luxembourg too.
    [{ region: 'BE', carrier: 'Orange', countryName: 'Belgium' }, '20610'],
    // Networks of that name at home come before those of the country that serves it.
    [{ region: 'IM', carrier: 'Sure', countryName: 'Isle of Man' }, '23436'],
    [{ region: 'RE', carrier: 'Orange', countryName: 'Réunion' }, '64700'],
    [{ region: 'GP', carrier: 'Orange', countryName: 'Guadeloupe' }, '34001'],
    [{ region: 'GG', carrier: 'Airtel', countryName: 'Guernsey' }, '23403'],
  ])('in $region called $carrier is found', (carrier, code) => {
    const { mcc, mnc } = networks.find(carrier) ?? { mcc: '', mnc: '' };
    expect(mcc + mnc).toBe(code);
  });

  test.each([
    [{ region: 'GB', carrier: 'No Such Company', countryName: 'United Kingdom' }],
    [{ region: 'GU', carrier: 'Choice Phone', countryName: 'Guam' }],
    [{ region: 'FR', carrier: 'Twilio Ireland Limited', countryName: 'France' }],
  ])('in $region called $carrier is not guessed', (carrier) => {
    expect(networks.find(carrier)).toBeUndefined();
  });

  test('keeps the zeros of its codes', () => {
    expect(networks.find({ region: 'NL', carrier: 'Lycamobile', countryName: 'Netherlands' })?.mnc).toMatch(/^\d{2}$/);
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
