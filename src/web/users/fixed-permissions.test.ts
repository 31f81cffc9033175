import { describe, expect, test } from 'vitest';
import { bits, everyPermission, maskOf } from '../../shared/base/permissions.ts';
import { serviceBits, whyFixedForOrganisation, whyFixedForStaff, whyPermissionIsFixed } from './fixed-permissions.ts';

describe('a permission box', () => {
  test('is open to an editor who holds the permission', () => {
    expect(serviceBits.map((bit) => whyPermissionIsFixed(bit, everyPermission))).toEqual(serviceBits.map(() => null));
  });

  test('is closed to an editor who does not, and says so', () => {
    expect(whyPermissionIsFixed(bits.gnr_download, maskOf([bits.reports]))).toBe('You do not hold GNR Download');
  });

  test('the services are all but the administrator', () => {
    expect(serviceBits).toEqual([0, 1, 2, 3, 4, 5, 7, 8, 9]);
  });
});

describe('a whole form in the Users area', () => {
  const editor = { portalId: 'me', isSupportView: false };

  test('is open for a colleague who is no administrator', () => {
    expect(whyFixedForOrganisation(editor, { portalId: 'you', isAdministrator: false })).toBeNull();
  });

  test.each([
    ['another administrator', editor, { portalId: 'you', isAdministrator: true }, /^This user is an administrator/],
    ["the editor's own account", editor, { portalId: 'me', isAdministrator: true }, /^This is your own account/],
    [
      'anyone in a support view',
      { ...editor, isSupportView: true },
      { portalId: 'you', isAdministrator: false },
      /^Support view is read-only$/,
    ],
  ])('is closed for %s, with the reason', (_, who, edited, reason) => {
    expect(whyFixedForOrganisation(who, edited)).toMatch(reason);
  });
});

describe('a whole form in the Admin area', () => {
  test.each([
    [{ portalId: 'me', isSupportView: false }, { portalId: 'you' }, null],
    [{ portalId: 'me', isSupportView: false }, { portalId: 'me' }, expect.stringMatching(/^This is your own account/)],
    [{ portalId: 'me', isSupportView: true }, { portalId: 'you' }, 'Support view is read-only'],
  ])('for %j editing %j: %s', (editor, edited, reason) => {
    expect(whyFixedForStaff(editor, edited)).toEqual(reason);
  });
});
