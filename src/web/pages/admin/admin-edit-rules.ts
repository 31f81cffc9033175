/** What the platform's edit form asks for (specification, section 5), and what saving would change. */
import * as z from 'zod/mini';
import { emailAddress } from '../../../shared/email.ts';
import { bits, holds } from '../../../shared/permissions.ts';
import { fieldErrors } from '../../api/field-errors.ts';
import { permissionChanges } from '../../features/users/permission-difference.ts';
import { AtLeastOneService } from '../../features/users/user-rules.ts';

const required = 'This field is required';

const AdminEditForm = z.strictObject({
  portalId: z.string().check(z.minLength(1, { error: 'ID number is required' })),
  fullName: z.string().check(z.trim(), z.minLength(1, { error: required })),
  emailAddress: emailAddress({ invalid: 'E-mail is not valid', required }),
  userId: z.int({ error: required }),
  accessLevel: AtLeastOneService,
});

/** The form as it stands; `account` is the chosen organisation's number. */
export interface AdminEditValues {
  portalId: string;
  fullName: string;
  emailAddress: string;
  account: string | null;
  mask: number;
}

export function checkEdit({
  account,
  mask,
  ...texts
}: AdminEditValues): { edit: z.infer<typeof AdminEditForm> } | { errors: Record<string, string> } {
  const form = AdminEditForm.safeParse({
    ...texts,
    emailAddress: texts.emailAddress.trim(),
    userId: account === null ? undefined : Number(account),
    accessLevel: mask,
  });
  return form.success ? { edit: form.data } : { errors: fieldErrors(form) };
}

/** What saving would change, in words; `organisationLabel` names the organisation chosen. */
export function editChanges(before: AdminEditValues, after: AdminEditValues, organisationLabel: string): string[] {
  const [name, email] = [after.fullName.trim(), after.emailAddress.trim()];
  return [
    ...(name === before.fullName ? [] : [name === '' ? 'removes the name' : `changes the name to ${name}`]),
    ...(email === before.emailAddress ? [] : [email === '' ? 'removes the e-mail address' : `changes the e-mail address to ${email}`]),
    ...(after.account === before.account ? [] : [after.account === null ? 'removes the organisation' : `moves to ${organisationLabel}`]),
    ...permissionChanges(before.mask, after.mask),
  ];
}

/** The admin flag, which is permission 6 in the mask. */
export function withAdminFlag(mask: number, isAdmin: boolean): number {
  return holds(mask, bits.user_management) === isAdmin ? mask : mask ^ (1 << bits.user_management);
}
