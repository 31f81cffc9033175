import { expect, it } from 'vitest';
import { jsonLines } from './json-lines.ts';
import { fieldErrors } from '../../api/field-errors.ts';
import { RangeForm, gnrFragment, readGnrFragment, searchNotice, sharedDigits } from './range-query.ts';

it.each(['4477', '+44 77', ' 44-77 '])('the range field takes %j for 4477', (range) => {
  expect(RangeForm.parse({ range })).toEqual({ range: '4477' });
});

it.each(['', '  '])('a range is required: %j', (range) => {
  expect(fieldErrors(RangeForm.safeParse({ range }))).toEqual({ range: 'A range is required' });
});

it.each([
  ['abc', /no digits/],
  ['077', /country code is missing/],
  ['1234567890123456', /too long/],
])('the range field says what is wrong with %j', (range, problem) => {
  expect(fieldErrors(RangeForm.safeParse({ range }))['range']).toMatch(problem);
});

it.each([
  ['447700', '4477', 4],
  ['44', '4477', 2],
  ['447700', '447700', 6],
  ['33', '44', 0],
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
  expect(searchNotice(shown, total).title).toBe(title);
});

it('beyond 1,000 matches the notice says that only the first are shown', () => {
  expect(searchNotice(1000, 4812).text).toMatch(/^Only the first 1,000 matches are shown\./);
});

it.each([
  [{ range: '4477' }, '#4477'],
  [{ number: '447700900123' }, '#number=447700900123'],
  [{}, ''],
])('%j stands in the address as %j', (fragment, text) => {
  expect(gnrFragment(fragment)).toBe(text);
  expect(readGnrFragment(text)).toEqual(fragment);
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
