import { describe, expect, test } from 'vitest';
import { bits, maskOf } from '../../shared/base/permissions.ts';
import { errorTexts } from '../api/contract-resolver.ts';
import { newUserResolver } from './user-rules.ts';

const good = { userId: '1001', fullName: ' Ann Ek ', email: ' Ann@Acme.example ', permissions: maskOf([bits.reports, bits.downloads]) };
const judge = (values: Partial<typeof good>) =>
  newUserResolver({ ...good, ...values }, undefined, { fields: {}, shouldUseNativeValidation: false });
const errorsOf = async (values: Partial<typeof good>) => errorTexts((await judge(values)).errors);

describe('adding a user', () => {
  test('sends the account as a number and the ticked permissions as the sum of 2^index', async () => {
    const { values } = await judge({});
    expect(values).toEqual({ userId: 1001, fullName: 'Ann Ek', email: 'ann@acme.example', permissions: 20 });
  });

  test('an empty form says what is required, in the order of its fields', async () => {
    expect(Object.entries(await errorsOf({ userId: '', fullName: '', email: '', permissions: 0 }))).toEqual([
      ['userId', 'ID number is required'],
      ['fullName', 'Full name is required'],
      ['email', 'Email is required'],
      ['permissions', 'Please select at least one service'],
    ]);
  });

  test.each(['ann', 'ann@', '@acme.example', 'ann acme@x.example'])('%s is no valid e-mail address', async (email) => {
    expect(await errorsOf({ email })).toEqual({ email: 'E-mail is not valid' });
  });

  test.each(['0', '-1', 'acme', '1.5', '99999999999', '9999999999'])('%s is no ID number', async (userId) => {
    expect(await errorsOf({ userId })).toEqual({ userId: 'No organisation has this ID number' });
  });
});
