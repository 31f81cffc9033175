import { expect, test } from 'vitest';
import { nextAccount } from './organisation-list.ts';

test.each([
  ['none is there', [], 1],
  ['of the demo', [1, 1001, 1002], 1003],
  ['the largest number is free', [2_147_483_646], 2_147_483_647],
  ['the largest number is taken', [1, 2, 4, 2_147_483_647], 3],
])('the account number that is proposed where %s', (_, taken, next) => {
  expect(nextAccount(taken)).toBe(next);
});
