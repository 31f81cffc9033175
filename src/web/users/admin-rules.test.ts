import { describe, expect, test } from 'vitest';
import { bits, maskOf } from '../../shared/base/permissions.ts';
import { errorTexts } from '../api/contract-resolver.ts';
import { boxesOf } from './boxes.ts';
import { adminEditResolver, editChanges, withAdminFlag, type AdminEditValues } from './admin-edit-rules.ts';
import { whyNotImpersonate } from '../support-view/impersonation.ts';

const before = {
  portalId: 'b2',
  fullName: 'Ann Ek',
  emailAddress: 'ann@acme.example',
  userId: '1001',
  accessLevel: boxesOf(maskOf([bits.downloads])),
  seen: maskOf([bits.downloads]),
};
const judge = (part: Partial<AdminEditValues>) =>
  adminEditResolver({ ...before, ...part }, undefined, { fields: {}, shouldUseNativeValidation: false });
const errorsOf = async (part: Partial<AdminEditValues>) => errorTexts((await judge(part)).errors);

describe('the platform edit form', () => {
  test('sends the organisation as userId and the permissions as accessLevel', async () => {
    const { values } = await judge({ fullName: ' Ann Eks ', userId: '1002' });
    expect(values).toEqual({
      portalId: 'b2',
      fullName: 'Ann Eks',
      emailAddress: 'ann@acme.example',
      userId: 1002,
      accessLevel: 4,
      seen: 4,
    });
  });

  test('says what is required', async () => {
    expect(await errorsOf({ portalId: '', fullName: ' ', emailAddress: '', userId: null, accessLevel: boxesOf(0) })).toEqual({
      portalId: 'ID number is required',
      fullName: 'This field is required',
      emailAddress: 'This field is required',
      userId: 'This field is required',
      accessLevel: 'Please select at least one service',
    });
  });

  test('asks for at least one service besides the admin flag', async () => {
    expect(await errorsOf({ accessLevel: boxesOf(maskOf([bits.user_management])) })).toEqual({
      accessLevel: 'Please select at least one service',
    });
    expect(await errorsOf({ accessLevel: boxesOf(maskOf([bits.user_management, bits.billing])) })).toEqual({});
  });

  test('takes another name of somebody who is an administrator alone', async () => {
    const alone = maskOf([bits.user_management]);
    expect(await errorsOf({ fullName: 'Ann Eks', accessLevel: boxesOf(alone), seen: alone })).toEqual({});
    expect(await errorsOf({ fullName: 'Ann Eks', accessLevel: boxesOf(0), seen: 0 })).toEqual({
      accessLevel: 'Please select at least one service',
    });
  });

  test('refuses an e-mail address that is none', async () => {
    expect(await errorsOf({ emailAddress: 'ann' })).toEqual({ emailAddress: 'E-mail is not valid' });
  });

  test('says what saving would change', () => {
    const after = { ...before, fullName: 'Ann Eks', userId: '1002', accessLevel: boxesOf(maskOf([bits.reports])) };
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
    [{ ...customer, isActive: false }, 'Invitation pending'],
  ])('%j: %s', (facts, reason) => {
    expect(whyNotImpersonate(facts)).toBe(reason);
  });
});
