/** Who may give and take which permissions: pure functions of masks. */
import { bits, holds, permissionsIn } from '../../shared/base/permissions.ts';

/** Nobody gives what they do not hold. The sentence that says so, or undefined. */
export function whyNotGrant(granting: number, editorMask: number): string | undefined {
  const beyond = permissionsIn(granting & ~editorMask).map(({ label }) => label);
  return beyond.length === 0 ? undefined : `You can grant only permissions that you hold yourself. You do not hold ${beyond.join(', ')}`;
}

/** Nobody takes from an administrator what they do not hold, as nobody grants it. The sentence that says so, or undefined. */
export function whyNotTake(taking: number, editorMask: number): string | undefined {
  const beyond = permissionsIn(taking & ~editorMask).map(({ label }) => label);
  return beyond.length === 0
    ? undefined
    : `You can take away only permissions that you hold yourself. You do not hold ${beyond.join(', ')}`;
}

/**
 * The mask after an edit: what the editor does not hold stays as it is. `refusal` instead where `sent` has a bit
 * that is neither the editor's nor already the user's.
 */
export function maskAfterEdit(old: number, sent: number, editorMask: number): { mask: number } | { refusal: string } {
  const refusal = whyNotGrant(sent & ~old, editorMask);
  return refusal === undefined ? { mask: (old & ~editorMask) | (sent & editorMask) } : { refusal };
}

export function isAdministrator(mask: number): boolean {
  return holds(mask, bits.user_management);
}
