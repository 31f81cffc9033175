/** What a person types to set or change a password, and what is wrong with it (specification, section 5). The digest hides all of this from the server. */
import { mustMatchMessage } from '../../../shared/api/passwords.ts';
import { minPasswordLength } from '../../../shared/limits.ts';

export interface NewPassword {
  newPassword: string;
  confirmPassword: string;
}

const required = {
  actualPassword: 'Please enter your current password',
  newPassword: 'Please enter new password',
  confirmPassword: 'Please enter new password again',
};
const tooShort = `Password must be at least ${minPasswordLength} characters long`;
export const passwordRules = `At least ${minPasswordLength} characters. Common passwords, your name and your organisation's name are refused.`;

/** The error of each field, in the order of the form; an empty object where all is well. The current password is asked for where it is given at all. */
export function passwordErrors(values: NewPassword & { actualPassword?: string }): Partial<Record<keyof typeof required, string>> {
  const errors: Partial<Record<keyof typeof required, string>> = {};
  for (const field of ['actualPassword', 'newPassword', 'confirmPassword'] as const) {
    const value = values[field];
    if (value === undefined) continue;
    if (value === '') errors[field] = required[field];
    else if (value.length < minPasswordLength) errors[field] = tooShort;
  }
  if (values.confirmPassword !== '' && values.confirmPassword !== values.newPassword) errors.confirmPassword ??= mustMatchMessage;
  return errors;
}
