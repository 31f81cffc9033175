import { expect, it } from 'vitest';
import type { RangeBranch } from '../../shared/range-search/range-tree.ts';
import { addressOfOpen, openOfAddress, seenItems, shareText, stepOf, withOpened } from './tree-walk.ts';

const branch = (prefix: string, hasBranches: boolean): RangeBranch => ({
  prefix,
  hasBranches,
  ranges: 1,
  numbers: 1,
  countries: [],
  countryCount: 0,
  operators: [],
  operatorCount: 0,
  others: { ranges: 0, numbers: 0 },
});

const levels = new Map([
  ['', [branch('3', true), branch('4', true)]],
  ['4', [branch('41', false), branch('44', true)]],
  ['44', [branch('447', false)]],
]);
const items = seenItems(levels, new Set(['3', '4', '44']), '');

it('the tree is seen as a list, each item with its level and its place', () => {
  expect(items.map(({ branch: { prefix }, level, place, of }) => [prefix, level, place, of])).toEqual([
    ['3', 1, 1, 2],
    ['4', 1, 2, 2],
    ['41', 2, 1, 2],
    ['44', 2, 2, 2],
    ['447', 3, 1, 1],
  ]);
  expect(seenItems(levels, new Set(), '4').map(({ branch: { prefix } }) => prefix)).toEqual(['41', '44']);
});

it.each([
  ['ArrowDown', '4', { goTo: '41' }],
  ['ArrowDown', '447', undefined],
  ['ArrowUp', '4', { goTo: '3' }],
  ['ArrowUp', '3', undefined],
  ['Home', '44', { goTo: '3' }],
  ['End', '3', { goTo: '447' }],
  ['ArrowRight', '4', { goTo: '41' }],
  ['ArrowRight', '3', undefined],
  ['ArrowRight', '41', undefined],
  ['ArrowLeft', '4', { close: '4' }],
  ['ArrowLeft', '41', { goTo: '4' }],
  ['ArrowLeft', '447', { goTo: '44' }],
  ['Enter', '44', { close: '44' }],
  ['Enter', '41', undefined],
  ['1', '3', { goTo: '41' }],
  ['4', '44', { goTo: '4' }],
  ['9', '3', undefined],
  ['Tab', '3', undefined],
  ['ArrowDown', 'gone', undefined],
])('%s on %s leads to %j', (key, present, step) => {
  expect(stepOf(key, items, present)).toEqual(step);
});

it('a closed branch opens with the right arrow and with Enter', () => {
  const closed = seenItems(levels, new Set(), '');
  expect(stepOf('ArrowRight', closed, '4')).toEqual({ open: '4' });
  expect(stepOf('Enter', closed, '4')).toEqual({ open: '4' });
  expect(stepOf('ArrowLeft', closed, '4')).toBeUndefined();
});

it.each([
  [0, 10, '0 %'],
  [1, 1000, 'under 1 %'],
  [345, 1000, '35 %'],
  [1000, 1000, '100 %'],
  [0, 0, '0 %'],
])('%i of %i is %s', (part, whole, text) => {
  expect(shareText(part, whole)).toBe(text);
});

const sixty = Array.from({ length: 60 }, (_, index) => String(100 + index));

it('what is open stands in the address, and comes back from it', () => {
  expect([...openOfAddress('4-44-x--1234567890123456')]).toEqual(['4', '44']);
  expect([...openOfAddress(null)]).toEqual([]);
  expect(addressOfOpen(new Set(['4', '44']))).toBe('4-44');
  expect(addressOfOpen(new Set())).toBeNull();
});

it('of more than sixty open branches the one that was opened first closes, also in an address', () => {
  expect([...withOpened(new Set(sixty), '447')]).toEqual([...sixty.slice(1), '447']);
  expect([...openOfAddress([...sixty, '447'].join('-'))]).toEqual([...sixty.slice(1), '447']);
});

it('those above a branch stay open with it', () => {
  const open = new Set(['4', '44', ...sixty.slice(0, 58)]);
  expect([...withOpened(open, '447')]).toEqual([...sixty.slice(1, 58), '4', '44', '447']);
  // A part of its digits that they do not begin with is not above it.
  expect([...withOpened(new Set([...sixty.slice(0, 59), '47']), '447')]).toEqual([...sixty.slice(1, 59), '47', '447']);
});
