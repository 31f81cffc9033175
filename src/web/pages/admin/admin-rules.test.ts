import { describe, expect, test } from 'vitest';
import { bits, maskOf } from '../../../shared/permissions.ts';
import { checkEdit, editChanges, withAdminFlag, type AdminEditValues } from './admin-edit-rules.ts';
import { whyNotImpersonate } from './impersonation.ts';

const before = { portalId: 'b2', fullName: 'Ann Ek', emailAddress: 'ann@acme.example', account: '1001', mask: maskOf([bits.downloads]) };
const errorsOf = (part: Partial<AdminEditValues>) => {
  const checked = checkEdit({ ...before, ...part });
  return 'errors' in checked ? checked.errors : {};
};

describe('the platform edit form', () => {
  test('sends the organisation as userId and the permissions as accessLevel', () => {
    expect(checkEdit({ ...before, fullName: ' Ann Eks ', account: '1002' })).toEqual({
      edit: { portalId: 'b2', fullName: 'Ann Eks', emailAddress: 'ann@acme.example', userId: 1002, accessLevel: 4 },
    });
  });

  test('says what is required', () => {
    expect(errorsOf({ portalId: '', fullName: ' ', emailAddress: '', account: null, mask: 0 })).toEqual({
      portalId: 'ID number is required',
      fullName: 'This field is required',
      emailAddress: 'This field is required',
      userId: 'This field is required',
      accessLevel: 'Please select at least one service',
    });
  });

  test('refuses an e-mail address that is none', () => {
    expect(errorsOf({ emailAddress: 'ann' })).toEqual({ emailAddress: 'E-mail is not valid' });
  });

  test('says what saving would change', () => {
    const after = { ...before, fullName: 'Ann Eks', account: '1002', mask: maskOf([bits.reports]) };
    expect(editChanges(before, after, 'Globex (1002)')).toEqual([
      'changes the name to Ann Eks',
      'moves to Globex (1002)',
      'adds Reports',
      'removes Downloads',
    ]);
    expect(editChanges(before, { ...before, fullName: 'Ann Ek ' }, 'Acme (1001)')).toEqual([]);
  });

  test('the admin flag is permission 6', () => {
    expect(withAdminFlag(4, true)).toBe(68);
    expect(withAdminFlag(68, true)).toBe(68);
    expect(withAdminFlag(68, false)).toBe(4);
  });
});

describe('Impersonate', () => {
  const customer = { isSupportView: false, isStaff: false, isActive: true };

  test('is open for an active user who is not staff', () => {
    expect(whyNotImpersonate(customer)).toBeNull();
  });

  test.each([
    [{ ...customer, isSupportView: true }, 'Already in a support view'],
    [{ ...customer, isStaff: true }, 'Staff'],
    [{ ...customer, isActive: false }, 'Invitation still open'],
  ])('%j: %s', (facts, reason) => {
    expect(whyNotImpersonate(facts)).toBe(reason);
  });
});
