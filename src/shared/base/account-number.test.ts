import { expect, test } from 'vitest';
import { accountNumber } from './account-number.ts';

test.each([
  ['1001', 1001],
  ['2147483647', 2_147_483_647],
  ['2147483648', undefined],
  ['0', undefined],
  ['1e3', undefined],
  ['', undefined],
])('the account that "%s" is', (text, account) => {
  expect(accountNumber(text)).toBe(account);
});
