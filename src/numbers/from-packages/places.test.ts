import { describe, expect, test } from 'vitest';
import { placeOf } from './places.ts';

// Area codes as the plans publish them: BNetzA's Vorwahlverzeichnis, Ofcom's area codes, NANPA, Agcom, the Russian plan's zones.
describe('the city or region of a fixed number', () => {
  test.each([
    ['498923456789', 'DE', 'Munich'],
    ['493023456789', 'DE', 'Berlin'],
    ['442079460000', 'GB', 'London'],
    ['441214960000', 'GB', 'Birmingham'],
    ['390612345678', 'IT', 'Rome'],
    ['390669812345', 'VA', 'Vatican City'],
    ['74951234567', 'RU', 'Moscow'],
    ['861012345678', 'CN', 'Beijing'],
    ['81312345678', 'JP', 'Tokyo'],
  ])('%s in %s is of %s', (number, cc, place) => {
    expect(placeOf(number, { nt: 'fixed', cc })).toBe(place);
  });

  test('the longest prefix counts, and what comes behind it belongs to the shorter one again', () => {
    const at = (number: string) => placeOf(number, { nt: 'fixed', cc: 'IT' });
    expect([at('390669799999'), at('390669800000'), at('390669899999'), at('390669900000')]).toEqual([
      'Rome',
      'Vatican City',
      'Vatican City',
      'Rome',
    ]);
  });

  test('a number whose plan does not tell fixed from mobile has one', () => {
    expect(placeOf('12125551234', { nt: 'fixed or mobile', cc: 'US' })).toBe('New York, NY');
  });

  test.each([
    ['a mobile number', '8613012345678', { nt: 'mobile', cc: 'CN' }],
    ['a toll-free number', '448001234567', { nt: 'tollfree', cc: 'GB' }],
    ['a code of which no places are known', '6561234567', { nt: 'fixed', cc: 'SG' }],
    ['an area code that is not given out', '492000000000', { nt: 'fixed', cc: 'DE' }],
    ['the country itself in the place of a city', '41', { nt: 'fixed', cc: 'CH' }],
    ['the name of the country', '44153412345', { nt: 'fixed', cc: 'JE' }],
  ])('%s has none', (_, number, range) => {
    expect(placeOf(number, range)).toBeUndefined();
  });
});
