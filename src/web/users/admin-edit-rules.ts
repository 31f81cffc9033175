/** The input of the platform's edit form (specification, section 5), and the changes that saving would make. */
import * as z from 'zod/mini';
import { EditedUser, fullName } from '../../shared/users/users.ts';
import { usersWanted } from '../../shared/users/wanted.ts';
import { emailAddress } from '../../shared/base/email.ts';
import { bits, holds } from '../../shared/base/permissions.ts';
import { PermissionMask } from '../../shared/users/permission-mask.ts';
import { servicesRequiredMessage } from '../../shared/services/services.ts';
import { bodyResolver } from '../api/contract-resolver.ts';
import { type Boxes, maskOfBoxes } from './boxes.ts';
import { permissionEdits } from './permission-edits.ts';
import { adminText } from './users.text.tsx';

const { edit, changes: text } = adminText;
const { required } = edit;

/** The contract's rules with the texts of this form, which also requires the organisation. */
const AdminEditedUser = z
  .extend(EditedUser, {
    portalId: z.string().check(z.minLength(1, { error: edit.idRequired })),
    fullName: fullName({ required }),
    emailAddress: emailAddress({ invalid: usersWanted.email.text, required }),
    userId: z.int({ error: required }),
    accessLevel: PermissionMask,
  })
  .check(
    // The administrator flag is not a service. Who is an administrator alone already may stay one: another field can still be corrected.
    z.refine(({ accessLevel, seen }) => withAdminFlag(accessLevel, false) !== 0 || (accessLevel !== 0 && accessLevel === seen), {
      error: servicesRequiredMessage,
      path: ['accessLevel'],
      // Beside the faults of other fields, not after them.
      when: ({ value }) => typeof value === 'object' && value !== null,
    }),
  );

/** The form's values; `userId` is the chosen organisation's number. */
export interface AdminEditValues {
  portalId: string;
  fullName: string;
  emailAddress: string;
  userId: string | null;
  accessLevel: Boxes;
  seen: number;
}

export const adminEditResolver = bodyResolver(
  AdminEditedUser,
  ({ userId, emailAddress: typed, accessLevel, ...values }: AdminEditValues) => ({
    ...values,
    accessLevel: maskOfBoxes(accessLevel),
    emailAddress: typed.trim(),
    userId: userId === null ? undefined : Number(userId),
  }),
);

/** The changes that saving would make, in words; `organisationLabel` names the organisation chosen. */
export function editChanges(before: AdminEditValues, after: AdminEditValues, organisationLabel: string): string[] {
  const [name, email] = [after.fullName.trim(), after.emailAddress.trim()];
  return [
    ...(name === before.fullName ? [] : [name === '' ? text.noName : text.name(name)]),
    ...(email === before.emailAddress ? [] : [email === '' ? text.noEmail : text.email(email)]),
    ...(after.userId === before.userId ? [] : [after.userId === null ? text.noOrganisation : text.organisation(organisationLabel)]),
    ...permissionEdits(maskOfBoxes(before.accessLevel), maskOfBoxes(after.accessLevel)),
  ];
}

/** The mask with the admin flag (permission 6) set or cleared. */
export function withAdminFlag(mask: number, isAdmin: boolean): number {
  return holds(mask, bits.user_management) === isAdmin ? mask : mask ^ (1 << bits.user_management);
}
