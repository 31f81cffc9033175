import { describe, expect, test } from 'vitest';
import { bits, everyPermission, maskOf } from './permissions.ts';
import { formatChanges, permissionChanges } from './permission-changes.ts';

describe('what an edit changes', () => {
  const { downloads, reports, billing } = bits;

  test.each([
    [maskOf([downloads]), maskOf([reports]), 'adds Reports; removes Downloads'],
    [maskOf([downloads]), maskOf([downloads, reports, billing]), 'adds Reports, Billing'],
    [maskOf([downloads, billing]), maskOf([downloads]), 'removes Billing'],
    [maskOf([downloads]), maskOf([downloads]), 'no change'],
    [everyPermission, everyPermission, 'no change'],
    [0, 0, 'no change'],
  ])('from %i to %i: %s', (before, after, words) => {
    expect(formatChanges(permissionChanges(before, after))).toBe(words);
  });

  test('names other changes beside the permissions', () => {
    expect(formatChanges(['changes the name to Ann Ek', ...permissionChanges(0, maskOf([reports]))])).toBe(
      'changes the name to Ann Ek; adds Reports',
    );
  });
});
