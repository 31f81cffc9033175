/** Answers to calls about users. */
import { labelsOf } from '../base/permission-labels.ts';
import { type PermissionName, permissionsIn } from '../base/permissions.ts';
import { sayings } from '../base/sayings.ts';

export const usersSaid = sayings('usersSaid', {
  added: (name: string, email: string) => `${name} was added. An invitation is on its way to ${email}`,
  updated: (name: string) => `${name} was updated`,
  removed: (email: string) => `${email} was removed`,
  invitedAgain: 'A new invitation is on its way',
  signedOut: (name: string) => `${name} is signed out everywhere`,
  withoutFactors: (name: string) => `${name} signs in with password and mailed code now`,
  noSuchUser: 'There is no such user',
  emailTaken: 'This e-mail address is already in use',
  tooManyTaken: (most: number) =>
    `Your organisation named ${most} addresses that are in use within an hour. Please wait before you add somebody`,
  foreignDomain: 'This mail domain belongs to another organisation',
  otherOrganisation: 'You can add users to your own organisation only',
  cannotGrant: (missing: readonly PermissionName[]) =>
    `You can grant only permissions that you hold yourself. You do not hold ${labelsOf(missing)}`,
  cannotTake: (missing: readonly PermissionName[]) =>
    `You can take away only permissions that you hold yourself. You do not hold ${labelsOf(missing)}`,
  ownPermissions: 'Nobody changes their own permissions',
  ownAddress: 'Nobody changes their own e-mail address or organisation here',
  ownRemoval: 'Nobody removes themselves',
  staffsAlone: 'Only staff of the provider edit or remove an administrator',
  lastAdministrator: 'The last administrator of an organisation cannot be removed',
  lastFullAdministrator: 'This is the last administrator of the provider who holds every permission',
  hasAccepted: 'This user has accepted the invitation already',
  nameStays: 'The name cannot be changed here',
  emailStays: 'The e-mail address cannot be changed here',
  organisationStays: 'The organisation cannot be changed here',
  /** Masks of the permissions as read, and as they are now. */
  changedMeanwhile: (seen: number, now: number) => {
    const [added, removed] = [labelsIn(now & ~seen), labelsIn(seen & ~now)];
    const what = removed === '' ? `added ${added}` : added === '' ? `removed ${removed}` : `added ${added} and removed ${removed}`;
    return `Somebody else ${what} meanwhile (permissions ${seen} are ${now} by now). Look at them again, and save again`;
  },
  manyInvitations: 'This address was sent several invitations already. Please wait',
  invitationsToday: (most: number) =>
    `Your organisation has sent ${most.toLocaleString('en')} invitations today, and no more are sent before midnight UTC`,
});

function labelsIn(mask: number): string {
  return labelsOf(permissionsIn(mask).map(({ name }) => name));
}
