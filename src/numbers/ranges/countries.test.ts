import codes from 'i18n-iso-countries/codes.json' with { type: 'json' };
import { expect, test } from 'vitest';
import { countryOf } from './countries.ts';

// The names of i18n-iso-countries, with the form of state behind them or left out.
test.each([
  ['CD', 'Congo, Democratic Republic of the'],
  ['CG', 'Congo'],
  ['CN', 'China'],
  ['GM', 'Gambia'],
  ['IR', 'Iran, Islamic Republic of'],
  ['MK', 'North Macedonia'],
  ['PS', 'Palestine, State of'],
  ['TZ', 'Tanzania, United Republic of'],
])('%s is found under its letter: %s', (code, name) => {
  expect(countryOf(code).countryName).toBe(name);
});

test('no name begins with a form of state', () => {
  const names = codes.map(([code = '']) => countryOf(code).countryName);
  expect(names.length).toBeGreaterThan(240);
  expect(names.filter((name) => /^(The |\w+ )?(Republic|State|Kingdom|Federation) of/.test(name))).toEqual([]);
});
