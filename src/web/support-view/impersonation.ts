/** The users whose portal staff can see: any active user who is not staff, one at a time. */
import { impersonationText as text } from './impersonation.text.ts';

interface Facts {
  /** True if this is a support view already. */
  isSupportView: boolean;
  isStaff: boolean;
  isActive: boolean;
}

export function whyNotImpersonate({ isSupportView, isStaff, isActive }: Facts): string | null {
  if (isSupportView) return text.already;
  if (isStaff) return text.staff;
  return isActive ? null : text.invited;
}
