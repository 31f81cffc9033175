/** Answers to calls about users. */
import { labelsOf } from '../base/permission-labels.ts';
import { type PermissionName, permissionsIn } from '../base/permissions.ts';
import { sayings } from '../base/sayings.ts';

export const usersSaid = sayings('usersSaid', {
  added: (name: string, email: string) => `${name} was added. We sent an invitation to ${email}`,
  updated: (name: string) => `${name} was updated`,
  removed: (email: string) => `${email} was removed`,
  invitedAgain: 'New invitation sent',
  signedOut: (name: string) => `${name} was signed out everywhere`,
  withoutFactors: (name: string) => `${name} now signs in with password and e-mailed code`,
  noSuchUser: 'User not found',
  emailTaken: 'This e-mail address is already in use',
  tooManyTaken: (most: number) =>
    `Your organisation entered ${most} addresses already in use within an hour. Wait before you add another user`,
  foreignDomain: 'This e-mail domain belongs to another organisation',
  otherOrganisation: 'You can only add users to your own organisation',
  cannotGrant: (missing: readonly PermissionName[]) =>
    `You can only grant permissions that you hold yourself. You do not hold ${labelsOf(missing)}`,
  cannotTake: (missing: readonly PermissionName[]) =>
    `You can only remove permissions that you hold yourself. You do not hold ${labelsOf(missing)}`,
  ownPermissions: 'You cannot change your own permissions',
  ownAddress: 'You cannot change your own e-mail address or organisation here',
  ownRemoval: 'You cannot remove yourself',
  staffsAlone: 'Only provider staff can edit or remove administrators',
  lastAdministrator: 'The last administrator of an organisation cannot be removed',
  lastFullAdministrator: 'This is the last provider administrator with every permission',
  hasAccepted: 'This user has already accepted the invitation',
  nameStays: 'The name cannot be changed here',
  emailStays: 'The e-mail address cannot be changed here',
  organisationStays: 'The organisation cannot be changed here',
  /** Masks of the permissions as read, and as they are now. */
  changedMeanwhile: (seen: number, now: number) => {
    const [added, removed] = [labelsIn(now & ~seen), labelsIn(seen & ~now)];
    const what = removed === '' ? `added ${added}` : added === '' ? `removed ${removed}` : `added ${added} and removed ${removed}`;
    return `Someone else ${what} in the meantime (permissions changed from ${seen} to ${now}). Check them, then save again`;
  },
  manyInvitations: 'We have already sent several invitations to this address. Try again later',
  invitationsToday: (most: number) =>
    `Your organisation has sent ${most.toLocaleString('en')} invitations today. You can send more after midnight UTC`,
});

function labelsIn(mask: number): string {
  return labelsOf(permissionsIn(mask).map(({ name }) => name));
}
