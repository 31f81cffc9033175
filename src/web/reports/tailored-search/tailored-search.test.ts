import { afterEach, describe, expect, test, vi } from 'vitest';
import { countriesMatching, countriesNamed, toggleAll } from '../../ui/country-picker/country-choice.ts';
import { regions } from '../../ui/country-picker/regions.ts';
import { parseSearch, stringifySearch } from '../../app/search-string.ts';
import { addressWithSearch, checkTailored, formatCountryCount, savedOf, searchInAddress, valuesOfSaved } from './tailored-search.ts';

afterEach(() => vi.unstubAllEnvs());

const now = new Date('2026-06-01T12:00:00Z');
const values = { date: '2026-05-30', to: '', countries: ['GB', 'FR'], withFailed: false };

describe('Tailored search', () => {
  test('sends daysAgo as whole days between now and the chosen date, and countryList as comma-joined codes with a trailing comma', () => {
    expect(checkTailored(values, now)).toEqual({
      query: { daysAgo: '2', countryList: 'GB,FR,', failed: '0', currentCompany: 'All Services' },
    });
  });

  test('failed is "1" when checked and "0" otherwise', () => {
    expect(checkTailored({ ...values, withFailed: true }, now)).toMatchObject({ query: { failed: '1' } });
  });

  test.each([
    [{ date: '' }, { daysAgo: 'Please select initial date for the report' }],
    [{ date: '2026-06-02' }, { daysAgo: 'Incorrect date' }],
    [{ date: '20260-01-01' }, { daysAgo: 'Incorrect date' }],
    [{ date: '2010-01-01' }, { daysAgo: 'Reports go back at most 3650 days' }],
    [{ countries: [] }, { countryList: 'Please select country' }],
    [
      { date: '', countries: [] },
      { daysAgo: 'Please select initial date for the report', countryList: 'Please select country' },
    ],
  ])('%j is refused: %j', (part, errors) => {
    expect(checkTailored({ ...values, ...part }, now)).toEqual({ errors });
  });

  test.each([
    { zone: 'Asia/Tokyo', moment: '2026-06-02T08:00:00+09:00', today: '2026-06-01', yesterday: '2026-05-31' },
    { zone: 'America/Los_Angeles', moment: '2026-06-01T18:00:00-07:00', today: '2026-06-02', yesterday: '2026-06-01' },
  ])("F26: in $zone at $moment the picker's today is 0 and its yesterday 1", ({ zone, moment, today, yesterday }) => {
    vi.stubEnv('TZ', zone);
    const search = (date: string) => checkTailored({ ...values, date }, new Date(moment));
    expect([search(today), search(yesterday)]).toMatchObject([{ query: { daysAgo: '0' } }, { query: { daysAgo: '1' } }]);
  });

  test('with an end date it sends both days in place of daysAgo', () => {
    expect(checkTailored({ ...values, to: '2026-05-31' }, now)).toEqual({
      query: { from: '2026-05-30', to: '2026-05-31', countryList: 'GB,FR,', failed: '0', currentCompany: 'All Services' },
    });
  });

  test('with an end date it may begin as long ago as reports go back, 3650 days', () => {
    expect(checkTailored({ ...values, date: '2016-06-03', to: '2016-06-04' }, now)).toMatchObject({
      query: { from: '2016-06-03', to: '2016-06-04' },
    });
    expect(checkTailored({ ...values, date: '2016-06-02', to: '2016-06-04' }, now)).toEqual({
      errors: { daysAgo: 'Reports go back at most 3650 days' },
    });
  });

  test.each([
    [{ to: '2026-05-29' }, { to: 'The end date is before the initial date' }],
    [{ to: '31.5.2026' }, { to: 'Enter a date as YYYY-MM-DD, such as 2026-05-31' }],
    [{ date: '2024-05-30', to: '2026-05-30' }, { to: 'A report covers at most 400 days' }],
    [{ date: '', to: '2026-05-31' }, { daysAgo: 'Please select initial date for the report' }],
    [{ date: '2026-06-02', to: '2026-06-02' }, { daysAgo: 'Incorrect date' }],
  ])('%j is refused: %j', (part, errors) => {
    expect(checkTailored({ ...values, ...part }, now)).toEqual({ errors });
  });

  test('a saved search of a named period is of other days on another day, one of dates of the same', () => {
    const lastWeek = savedOf({ ...values, date: '2026-05-25', to: '2026-05-31' }, 'last-week', '2026-06-01');
    expect(lastWeek).toEqual({ period: 'last-week', countryList: ['GB', 'FR'], failed: false });
    expect(valuesOfSaved(lastWeek, '2026-06-08')).toEqual({ ...values, date: '2026-06-01', to: '2026-06-07' });
    const fixed = savedOf({ ...values, date: '2026-05-04', to: '2026-05-08' }, 'last-week', '2026-06-01');
    expect(valuesOfSaved(fixed, '2026-06-08')).toEqual({ ...values, date: '2026-05-04', to: '2026-05-08' });
    expect(valuesOfSaved(savedOf(values, '', '2026-06-01'), '2026-06-08')).toEqual(values);
  });

  test('a search with an end date comes back from its address as it was', () => {
    const address = addressWithSearch({ tab: 'tailored-search' }, { ...values, to: '2026-05-31' });
    expect(searchInAddress(address)).toEqual({ ...values, to: '2026-05-31' });
  });

  test('a search comes back from its address as it was', () => {
    const address = stringifySearch(addressWithSearch({ tab: 'tailored-search' }, { ...values, withFailed: true }));
    expect(address).toBe('?tab=tailored-search&date=2026-05-30&countries=GB,FR&failed=1');
    expect(searchInAddress(parseSearch(address))).toEqual({ ...values, withFailed: true });
    expect(searchInAddress({ tab: 'tailored-search', date: '2026-05-30' })).toBeNull();
  });

  test.each([
    [0, ''],
    [1, 'You have selected 1 country to report.'],
    [2, 'You have selected 2 countries to report.'],
  ])('%i chosen: %j', (count, text) => {
    expect(formatCountryCount(count)).toBe(text);
  });
});

describe('choosing countries without Ctrl or Shift', () => {
  const countries = [
    { name: 'France', isoAlpha2: 'FR' },
    { name: 'Germany', isoAlpha2: 'DE' },
    { name: 'United Kingdom', isoAlpha2: 'GB' },
    { name: 'Korea, Republic of', isoAlpha2: 'KR' },
  ];

  test.each([
    ['GB, FR, DE', ['GB', 'FR', 'DE'], []],
    ['gb;fr', ['GB', 'FR'], []],
    ['GB FR DE', ['GB', 'FR', 'DE'], []],
    ['United Kingdom\r\nFrance\r\n', ['GB', 'FR'], []],
    ['GB,GB,', ['GB'], []],
    ['GB, XQ, Narnia', ['GB'], ['XQ', 'Narnia']],
    ['united', [], ['united']],
    ['', [], []],
  ])('%j names %j, and does not know %j', (text, found, unknown) => {
    expect(countriesNamed(countries, text)).toEqual({ found, unknown });
  });

  test('typing narrows the list by name or code', () => {
    expect(countriesMatching(countries, 'an').map(({ isoAlpha2 }) => isoAlpha2)).toEqual(['FR', 'DE']);
    expect(countriesMatching(countries, 'gb').map(({ isoAlpha2 }) => isoAlpha2)).toEqual(['GB']);
  });

  test('a region is taken as a whole, and given back as a whole', () => {
    const some = toggleAll(new Set(['FR', 'KR']), ['FR', 'DE']);
    expect([...some]).toEqual(['FR', 'KR', 'DE']);
    expect([...toggleAll(some, ['FR', 'DE'])]).toEqual(['KR']);
  });

  test('no country is in two regions', () => {
    const codes = regions.flatMap((region) => region.codes);
    expect(new Set(codes).size).toBe(codes.length);
    expect(codes.every((code) => /^[A-Z]{2}$/.test(code))).toBe(true);
  });
});
