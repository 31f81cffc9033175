/** What a person types to set or change a password (specification, section 5). Only digests of it travel, so the server sees none of these rules. */
import * as z from 'zod/mini';
import { matching } from '../../shared/sign-in/passwords.ts';
import { minPasswordLength } from '../../shared/base/limits.ts';
import { passwordsText } from './passwords.text.ts';

/** The first text is what is shown. An aborted check would keep the two passwords from being compared. */
const typedPassword = (required: string) =>
  z.string().check(z.minLength(1, { error: required }), z.minLength(minPasswordLength, { error: passwordsText.tooShort }));

const twice = {
  newPassword: typedPassword(passwordsText.enterNew),
  confirmPassword: typedPassword(passwordsText.enterNewAgain),
};

/** The form that a mailed link leads to. */
export const NewPassword = z.object(twice).check(matching());
export type NewPassword = z.infer<typeof NewPassword>;

/** The form of somebody who has a password. */
export const ChangedPassword = z.object({ actualPassword: typedPassword(passwordsText.enterCurrent), ...twice }).check(matching());
export type ChangedPassword = z.infer<typeof ChangedPassword>;
