/** What any call may be answered. */
import { labelsOf } from './permission-labels.ts';
import type { PermissionName } from './permissions.ts';
import { type Said, sayings } from './sayings.ts';

export const baseSaid = sayings('baseSaid', {
  sentences: (all: readonly Said[]) => all.join(' '),
  points: (all: readonly Said[]) => all.join('. '),
  more: (count: number) => `And ${count} more, which errors names`,
  signIn: 'Please sign in',
  factorNeeded: 'Your sign-in needs a passkey or an authenticator app first: set one up in My Account',
  noSupportView: 'You are not in a support view',
  supportViewLooks: 'A support view looks only: this would act in the name of the customer',
  noPermission: 'You hold no permission',
  missingPermission: (name: PermissionName) => `You do not hold the permission ${labelsOf([name])}`,
  onlyStaff: 'Only staff may do this',
  noSuchPage: 'There is no page of this name: send the next of the page before',
  isAwayOnce: 'This is away for you once: try again',
});
