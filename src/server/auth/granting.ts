/** Rules on who may grant and revoke which permissions: pure functions of masks. */
import { bits, holds, type PermissionName, permissionsIn } from '../../shared/base/permissions.ts';
import type { Said } from '../../shared/base/sayings.ts';
import { usersSaid } from '../../shared/users/said.ts';

/** Returns the sentence that refuses to grant permissions that the editor does not hold, or undefined. */
export function whyNotGrant(granting: number, editorMask: number): Said | undefined {
  const beyond = namesIn(granting & ~editorMask);
  return beyond.length === 0 ? undefined : usersSaid.cannotGrant(beyond);
}

/** Returns the sentence that refuses to take from an administrator permissions that the editor does not hold, or undefined. */
export function whyNotTake(taking: number, editorMask: number): Said | undefined {
  const beyond = namesIn(taking & ~editorMask);
  return beyond.length === 0 ? undefined : usersSaid.cannotTake(beyond);
}

/**
 * Returns the mask after an edit; bits that the editor does not hold stay as they are. Returns `refusal` if `sent` has a bit that neither editor nor
 * user holds.
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
