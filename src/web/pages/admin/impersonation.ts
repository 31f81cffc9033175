/** Whom staff can see the portal as: any active user who is not staff, one at a time. */

interface Facts {
  /** Whether this is a support view already. */
  isSupportView: boolean;
  isStaff: boolean;
  isActive: boolean;
}

export function whyNotImpersonate({ isSupportView, isStaff, isActive }: Facts): string | null {
  if (isSupportView) return 'Already in a support view';
  if (isStaff) return 'Staff';
  return isActive ? null : 'Invitation still open';
}
