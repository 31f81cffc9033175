import { describe, expect, test } from 'vitest';
import { everyPermission } from '../../shared/base/permissions.ts';
import { maskWithRole, type Role } from './roles.ts';

const maskOf = (...bits: number[]) => bits.reduce((mask, bit) => mask + 2 ** bit, 0);

describe('A role ticks', () => {
  test.each<[Role, number]>([
    ['analyst', maskOf(0, 2, 3, 4, 7, 9)],
    ['engineer', maskOf(1, 2, 3, 7, 8, 9)],
    ['viewer', maskOf(2, 4, 7)],
    ['administrator', 1_023],
  ])('the permissions of %s', (role, mask) => {
    expect(maskWithRole(role, 0, everyPermission)).toBe(mask);
    expect(maskWithRole(role, maskOf(1, 5, 8), everyPermission)).toBe(mask);
  });

  test('only what the giver holds, and changes nothing else', () => {
    expect(maskWithRole('administrator', 0, maskOf(2, 6))).toBe(maskOf(2, 6));
    expect(maskWithRole('viewer', maskOf(5, 6), maskOf(2, 6))).toBe(maskOf(2, 5));
  });
});
