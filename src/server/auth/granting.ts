/** Who may give and take which permissions: pure functions of masks. */
import { bits, holds, type PermissionName, permissionsIn } from '../../shared/base/permissions.ts';
import type { Said } from '../../shared/base/sayings.ts';
import { usersSaid } from '../../shared/users/said.ts';

/** Nobody gives what they do not hold. The sentence that says so, or undefined. */
export function whyNotGrant(granting: number, editorMask: number): Said | undefined {
  const beyond = namesIn(granting & ~editorMask);
  return beyond.length === 0 ? undefined : usersSaid.cannotGrant(beyond);
}

/** Nobody takes from an administrator what they do not hold, as nobody grants it. The sentence that says so, or undefined. */
export function whyNotTake(taking: number, editorMask: number): Said | undefined {
  const beyond = namesIn(taking & ~editorMask);
  return beyond.length === 0 ? undefined : usersSaid.cannotTake(beyond);
}

/**
 * The mask after an edit: what the editor does not hold stays as it is. `refusal` instead where `sent` has a bit
 * that is neither the editor's nor already the user's.
 */
export function maskAfterEdit(old: number, sent: number, editorMask: number): { mask: number } | { refusal: Said } {
  const refusal = whyNotGrant(sent & ~old, editorMask);
  return refusal === undefined ? { mask: (old & ~editorMask) | (sent & editorMask) } : { refusal };
}

function namesIn(mask: number): PermissionName[] {
  return permissionsIn(mask).map(({ name }) => name);
}

export function isAdministrator(mask: number): boolean {
  return holds(mask, bits.user_management);
}
