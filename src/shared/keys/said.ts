/** Answers to calls about keys. */
import { sayings } from '../base/sayings.ts';

export const keysSaid = sayings('keysSaid', {
  made: (name: string) => `The key “${name}” was made. Copy it now: it is not shown again`,
  replaced: (name: string, hours: number) =>
    `The key “${name}” was replaced. Copy the new one now: it is not shown again. The old one works for ${hours} hours more`,
  revoked: (name: string) => `The key “${name}” was revoked`,
  isRevoked: 'This key has been revoked. Make a new one',
  isExpired: 'This key has expired. Make a new one',
  isRestored: 'This key came back with a backup and is off. Keep it first, or make a new one',
  isReplaced: 'Another key took the place of this one already',
  wasRevoked: 'This key was revoked already',
  tooMany: (most: number) => `You have ${most} keys that work already. Revoke one first`,
});
