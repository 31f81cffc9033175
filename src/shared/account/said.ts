/** Answers to calls about one's own account. */
import { labelsOf } from '../base/permission-labels.ts';
import type { PermissionName } from '../base/permissions.ts';
import { sayings } from '../base/sayings.ts';

export const accountSaid = sayings('accountSaid', {
  preferencesSaved: 'Your preferences were saved',
  signedOutElsewhere: 'You are signed out everywhere else',
  emailAsked: (email: string) => `A link is on its way to ${email}. Your address changes once you confirm it there`,
  emailChanged: (email: string) => `Your e-mail address is now ${email}. Sign in with it`,
  sameEmail: 'This is already your e-mail address',
  tooManyEmails: 'You already requested several address changes. Wait before you request another',
  wrongPassword: 'The password is wrong',
  viewSaved: (name: string) => `The view “${name}” was saved`,
  viewRemoved: 'The view was removed',
  tooManyViews: (most: number) => `You already have ${most} saved views. Remove one first`,
  kept: (name: string) => `“${name}” was kept and works again`,
  isOn: 'This was not turned off by a restore',
  permissionRequested: (administrator: string) => `We sent your request to ${administrator} by e-mail`,
  permissionHeld: (name: PermissionName) => `You already hold the permission ${labelsOf([name])}`,
  nobodyGives: (name: PermissionName) =>
    `Nobody in your organisation can give you the permission ${labelsOf([name])}. Contact the provider`,
  alreadyRequested: (administrator: string, time: string) =>
    `${administrator} has already got a request from you. You can send the next one at ${time}`,
  noStaffRequests: 'Only customers can request a permission here',
  manyLinks: 'We have already sent several links to this address. Try again later',
});
