import { afterEach, expect, test } from 'vitest';
import { showTexts } from '../locale/catalogue.ts';
import { setLocale } from '../locale/current-locale.ts';
import { german } from '../app/german.ts';
import { shownCountries, shownCountry } from './country-names.ts';

afterEach(() => {
  setLocale('en');
  showTexts({});
});

const countries = [
  { name: 'Austria', isoAlpha2: 'AT' },
  { name: 'Germany', isoAlpha2: 'DE' },
  { name: 'Korea, Republic of', isoAlpha2: 'KR' },
  { name: 'Sweden', isoAlpha2: 'SE' },
  { name: 'Zambia', isoAlpha2: 'ZM' },
];

test('in English countries are called as the server calls them, in its order', () => {
  expect(shownCountry('KR', 'Korea, Republic of')).toBe('Korea, Republic of');
  expect(shownCountries(countries)).toEqual(countries);
});

test('in German they have German names, in the order of these', () => {
  setLocale('de');
  expect(shownCountries(countries).map(({ name }) => name)).toEqual(['Deutschland', 'Österreich', 'Sambia', 'Schweden', 'Südkorea']);
});

test.each([
  ['ZZ', 'Unknown', 'Unbekannt'],
  ['001', 'Global service', 'Globaler Dienst'],
  ['QQ', 'QQ', 'QQ'],
])('%s, which is no country, is in German %s: %s', (code, english, expected) => {
  setLocale('de');
  showTexts({ language: german });
  expect(shownCountry(code, english)).toBe(expected);
});
