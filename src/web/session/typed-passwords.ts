/** Rules of a new or changed password as typed (specification, section 5). Only digests travel, so the server sees none of these rules. */
import * as z from 'zod/mini';
import { matching } from '../../shared/sign-in/passwords.ts';
import { minPasswordLength } from '../../shared/base/limits.ts';
import { passwordsText } from './passwords.text.ts';

/** Shows only the first text. An aborted check would prevent the comparison of the two passwords. */
const typedPassword = (required: string) =>
  z.string().check(z.minLength(1, { error: required }), z.minLength(minPasswordLength, { error: passwordsText.tooShort }));

const twice = {
  newPassword: typedPassword(passwordsText.enterNew),
  confirmPassword: typedPassword(passwordsText.enterNewAgain),
};

/** The form behind a mailed link. */
export const NewPassword = z.object(twice).check(matching());
export type NewPassword = z.infer<typeof NewPassword>;

/** The form of a user who has a password. */
export const ChangedPassword = z.object({ actualPassword: typedPassword(passwordsText.enterCurrent), ...twice }).check(matching());
export type ChangedPassword = z.infer<typeof ChangedPassword>;
