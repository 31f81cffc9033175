import { describe, expect, test } from 'vitest';
import { fieldErrors } from '../api/field-errors.ts';
import { ChangedPassword, NewPassword } from './typed-passwords.ts';

const errorsOf = (values: ChangedPassword) => fieldErrors(ChangedPassword.safeParse(values));

const good = 'correct horse';

describe('changing a password', () => {
  test('asks for each of the three fields', () => {
    expect(errorsOf({ actualPassword: '', newPassword: '', confirmPassword: '' })).toEqual({
      actualPassword: 'Please enter your current password',
      newPassword: 'Please enter new password',
      confirmPassword: 'Please enter new password again',
    });
  });

  test('wants at least 8 characters in each; exactly 8 are enough', () => {
    const short = 'Password must be at least 8 characters long';
    expect(errorsOf({ actualPassword: '1234567', newPassword: '1234567', confirmPassword: '1234567' })).toEqual({
      actualPassword: short,
      newPassword: short,
      confirmPassword: short,
    });
    expect(errorsOf({ actualPassword: '12345678', newPassword: 'abcdefgh', confirmPassword: 'abcdefgh' })).toEqual({});
  });

  test('wants the confirmation to match, whatever else is wrong', () => {
    expect(errorsOf({ actualPassword: '', newPassword: good, confirmPassword: 'correct house' })).toEqual({
      actualPassword: 'Please enter your current password',
      confirmPassword: 'Must match with new password ',
    });
  });
});

test('setting a password does not ask for the current one', () => {
  expect(fieldErrors(NewPassword.safeParse({ newPassword: good, confirmPassword: good }))).toEqual({});
  expect(fieldErrors(NewPassword.safeParse({ newPassword: '', confirmPassword: good }))).toEqual({
    newPassword: 'Please enter new password',
    confirmPassword: 'Must match with new password ',
  });
});
