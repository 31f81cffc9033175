/** Answers to calls about keys. */
import { sayings } from '../base/sayings.ts';

export const keysSaid = sayings('keysSaid', {
  made: (name: string) => `The key “${name}” was created. Copy it now: it is shown only once`,
  replaced: (name: string, hours: number) =>
    `The key “${name}” was replaced. Copy the new key now: it is shown only once. The old key works for another ${hours} hours`,
  revoked: (name: string) => `The key “${name}” was revoked`,
  isRevoked: 'This key has been revoked. Create a new one',
  isExpired: 'This key has expired. Create a new one',
  isRestored: 'This key was restored from a backup and is off. Keep it first, or create a new one',
  isReplaced: 'This key has already been replaced',
  wasRevoked: 'This key has already been revoked',
  tooMany: (most: number) => `You already have ${most} active keys. Revoke one first`,
});
