/** Why the guard does not open a screen, and who can: true for a customer, for staff and in a support view. */
import { holds, permissions } from '../../shared/permissions.ts';
import type { GuardedRoute } from '../navigation/guard.ts';

interface Visitor {
  permissions: number;
  isStaff: boolean;
  isSupportView: boolean;
}

/** One or two sentences. The route is one that `decideNavigation` forbids to the visitor. */
export function whyClosed({ permission, isPlatformOnly = false }: GuardedRoute, visitor: Visitor): string {
  const { isStaff, isSupportView } = visitor;
  if (isPlatformOnly && isSupportView) return 'This screen is closed in a support view. Stop the support view to open it.';
  if (isPlatformOnly && !isStaff) return "This screen is for the provider's own administrators.";
  const label = permissions.find(({ bit }) => bit === permission && !holds(visitor.permissions, bit))?.label;
  const needed = `This screen needs the permission ${label}`;
  if (isSupportView) return `${needed}, which the user in this support view does not hold.`;
  return `${needed}. ${isStaff ? 'Another platform administrator' : 'An administrator of your organisation who holds it'} can grant it.`;
}
