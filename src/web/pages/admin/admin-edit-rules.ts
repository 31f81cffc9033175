/** What the platform's edit form asks for (specification, section 5), and what saving would change. */
import * as z from 'zod/mini';
import { EditedUser, fullName, notAnEmail } from '../../../shared/api/users.ts';
import { emailAddress } from '../../../shared/email.ts';
import { bits, holds } from '../../../shared/permissions.ts';
import { PermissionMask } from '../../../shared/api/permission-mask.ts';
import { servicesRequiredMessage } from '../../../shared/services/services.ts';
import { bodyResolver } from '../../api/contract-resolver.ts';
import { permissionChanges } from '../../../shared/permission-changes.ts';

const required = 'This field is required';

/** The contract's rules under the texts of this form; here the organisation is required, too. */
const AdminEditedUser = z.extend(EditedUser, {
  portalId: z.string().check(z.minLength(1, { error: 'ID number is required' })),
  fullName: fullName({ required }),
  emailAddress: emailAddress({ invalid: notAnEmail, required }),
  userId: z.int({ error: required }),
  // The administrator flag is no service.
  accessLevel: PermissionMask.check(z.refine((mask) => withAdminFlag(mask, false) !== 0, { error: servicesRequiredMessage })),
});

/** The form as it stands; `userId` is the chosen organisation's number. */
export interface AdminEditValues {
  portalId: string;
  fullName: string;
  emailAddress: string;
  userId: string | null;
  accessLevel: number;
}

export const adminEditResolver = bodyResolver(AdminEditedUser, ({ userId, emailAddress: typed, ...values }: AdminEditValues) => ({
  ...values,
  emailAddress: typed.trim(),
  userId: userId === null ? undefined : Number(userId),
}));

/** What saving would change, in words; `organisationLabel` names the organisation chosen. */
export function editChanges(before: AdminEditValues, after: AdminEditValues, organisationLabel: string): string[] {
  const [name, email] = [after.fullName.trim(), after.emailAddress.trim()];
  return [
    ...(name === before.fullName ? [] : [name === '' ? 'removes the name' : `changes the name to ${name}`]),
    ...(email === before.emailAddress ? [] : [email === '' ? 'removes the e-mail address' : `changes the e-mail address to ${email}`]),
    ...(after.userId === before.userId ? [] : [after.userId === null ? 'removes the organisation' : `moves to ${organisationLabel}`]),
    ...permissionChanges(before.accessLevel, after.accessLevel),
  ];
}

/** The admin flag, which is permission 6 in the mask. */
export function withAdminFlag(mask: number, isAdmin: boolean): number {
  return holds(mask, bits.user_management) === isAdmin ? mask : mask ^ (1 << bits.user_management);
}
