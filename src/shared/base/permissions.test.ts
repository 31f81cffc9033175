import { expect, test } from 'vitest';
import { holds, permissions } from './permissions.ts';

test('each permission has the bit that masks which are stored, and programs, have for it (specification, section 6)', () => {
  expect(permissions.map(({ bit, name }) => `${bit} ${name}`)).toEqual([
    '0 my_documents',
    '1 contact',
    '2 downloads',
    '3 test_and_diagnostics',
    '4 reports',
    '5 billing',
    '6 user_management',
    '7 gnr_search',
    '8 gnr_download',
    '9 batch_query',
  ]);
});

test('a permission is held where its bit is 1; bits that no permission has are held by nobody', () => {
  const held = (mask: number) => [-1, 0, 1, 8, 9, 10, 31, 32].filter((bit) => holds(mask, bit));
  expect([0b1, 0b10, 0b11_0000_0000, 1023, 1024].map(held)).toEqual([[0], [1], [8, 9], [0, 1, 8, 9], []]);
  // Every bit of the 32 is 1.
  expect(held(-1)).toEqual([0, 1, 8, 9]);
});
