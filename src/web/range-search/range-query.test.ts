import { expect, it } from 'vitest';
import { jsonLines } from './json-lines.ts';
import { fieldErrors } from '../api/field-errors.ts';
import {
  type Fragment,
  type RangesAsked,
  RangeQuery,
  gnrFragment,
  noMatchLine,
  nothingAsked,
  readGnrFragment,
  searchName,
  searchNotice,
  sharedDigits,
  standingLine,
  partName,
} from './range-query.ts';

it.each(['4477', '+44 77', ' 44-77 '])('the range field takes %j for 4477', (range) => {
  expect(RangeQuery.parse({ ...nothingAsked, range })).toEqual({ ...nothingAsked, range: '4477' });
});

it.each([{ range: '' }, { range: '  ' }, { range: '', type: 'MOBILE' }, { range: '', operator: '  ' }])(
  'a range is required: %j',
  (typed) => {
    expect(fieldErrors(RangeQuery.safeParse({ ...nothingAsked, ...typed }))).toEqual({ range: 'A range is required' });
  },
);

it.each([{ operator: ' Lycamobile ' }, { country: 'GB' }])('no range is required with %j', (typed) => {
  const { operator = '', country = '' } = typed as { operator?: string; country?: string };
  expect(RangeQuery.parse({ ...nothingAsked, range: ' ', ...typed })).toEqual({ range: '', operator: operator.trim(), country, type: '' });
});

it.each([
  ['abc', /No digits/],
  ['077', /begins with 0/],
  ['1234567890123456', /Too long/],
])('the range field says what is wrong with %j, with an operator too', (range, problem) => {
  for (const operator of ['', 'Lycamobile']) {
    expect(fieldErrors(RangeQuery.safeParse({ ...nothingAsked, range, operator }))['range']).toMatch(problem);
  }
});

it.each([
  ['447700', '4477', 4],
  ['44', '4477', 2],
  ['447700', '447700', 6],
  ['33', '44', 0],
  ['33', '', 0],
])('of range %s, searched as %s, %i digits are underlined', (range, digits, length) => {
  expect(sharedDigits(range, digits)).toBe(length);
});

it.each([
  [0, 0, 'No results found'],
  [1, 1, '1 match'],
  [12, 12, '12 matches'],
  [1000, 1000, '1,000 matches'],
  [1000, 4812, '1,000 of 4,812'],
])('the notice on %i of %i', (shown, total, title) => {
  expect(searchNotice({ shown, total, asked: nothingAsked }).title).toBe(title);
});

it('where nothing is found the notice says of what', () => {
  const text = (asked: Partial<RangesAsked>) => searchNotice({ shown: 0, total: 0, asked: { ...nothingAsked, ...asked } }).text;
  expect(text({ range: '44', country: 'FR' })).toMatch(/^No range matches all criteria\./);
  expect(text({ range: '44' })).toMatch(/^No range begins with these digits\./);
});

it('beyond 1,000 matches the notice says that only the first are shown', () => {
  expect(searchNotice({ shown: 1000, total: 4812, asked: nothingAsked }).text).toMatch(/^Only the first 1,000 matches are shown\./);
});

it('a filter of a table that has not all says through how many rows it looked', () => {
  expect(noMatchLine(1000, 1900)).toBe('none in the first 1,000 of 1,900; search by operator to check all');
});

it.each([
  [1000, 1900, 'First 1,000 of 1,900', 'first-1000-of-1900'],
  [12, 12, null, undefined],
])('of %i shown of %i the line above the table says %s, and files %s', (shown, total, line, file) => {
  expect(standingLine(shown, total)).toBe(line);
  expect(partName(shown, total)).toBe(file);
});

it.each<[Fragment, string]>([
  [{ range: '4477' }, '#4477'],
  [{ number: '447700900123' }, '#number=447700900123'],
  [{ operator: 'AT&T Móvil' }, '#operator=AT%26T+M%C3%B3vil'],
  [{ range: '44', operator: 'Lycamobile', country: 'GB', type: 'MOBILE' }, '#range=44&operator=Lycamobile&country=GB&type=MOBILE'],
  [{ country: '001' }, '#country=001'],
  [{}, ''],
])('%j stands in the address as %j', (fragment, text) => {
  expect(gnrFragment(fragment)).toBe(text);
  expect(readGnrFragment(text)).toEqual(fragment);
});

it.each(['#range=44x', '#country=gb', '#country=GBR', '#type=mobile', `#operator=${'x'.repeat(201)}`, '#%', '#a=b'])(
  '%s in the address asks for nothing',
  (text) => {
    expect(readGnrFragment(text)).toEqual({});
  },
);

it.each<[Partial<RangesAsked>, string]>([
  [{ range: '4474' }, 'Ranges for 4474'],
  [{ range: '44', operator: 'Lycamobile', country: 'GB', type: 'MOBILE' }, 'Ranges for 44, operator Lycamobile, GB, MOBILE'],
  [{ operator: 'Lycamobile' }, 'Ranges of operator Lycamobile'],
])('the search for %j is called %s', (asked, name) => {
  expect(searchName({ ...nothingAsked, ...asked })).toBe(name);
});

it('the tree has a line for each value, with its depth', () => {
  expect(jsonLines({ tel: '44', inner: { a: [1, null] }, none: [] })).toEqual([
    { key: 'tel', kind: 'value', text: '"44"' },
    {
      key: 'inner',
      kind: 'branch',
      brackets: '{}',
      children: [
        {
          key: 'a',
          kind: 'branch',
          brackets: '[]',
          children: [
            { key: null, kind: 'value', text: '1' },
            { key: null, kind: 'value', text: 'null' },
          ],
        },
      ],
    },
    { key: 'none', kind: 'branch', brackets: '[]', children: [] },
  ]);
});
