/** The reason why the guard keeps a screen closed, and who can open it: for customers, staff and support views. */
import { holds, permissions } from '../../shared/base/permissions.ts';
import type { GuardedRoute } from '../navigation/guard.ts';
import { permissionLabels } from '../session/permission-labels.text.ts';
import { portalText } from './portal.text.ts';

export interface Visitor {
  permissions: number;
  isStaff: boolean;
  isSupportView: boolean;
}

/** Returns one or two sentences. The route is one that `decideNavigation` forbids to the visitor. */
export function whyClosed({ permission, isPlatformOnly = false }: GuardedRoute, visitor: Visitor): string {
  const { isStaff, isSupportView } = visitor;
  const { inSupportView, toCustomers, toUserLookedAt, toStaff, toUser } = portalText.closed;
  if (isPlatformOnly && isSupportView) return inSupportView;
  if (isPlatformOnly && !isStaff) return toCustomers;
  const [label = ''] = permissionLabels(permissions.filter(({ bit }) => bit === permission && !holds(visitor.permissions, bit)));
  if (isSupportView) return toUserLookedAt(label);
  return isStaff ? toStaff(label) : toUser(label);
}
