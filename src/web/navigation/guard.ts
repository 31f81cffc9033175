/** The navigation guard's decision (specification, section 2), as a pure function of the destination and the visitor. */
import { confirmPath, forgotPasswordPath, isForgotPassword, mailedLinkIn } from '../../shared/base/mailed-links.ts';
import { holds, permissionsIn } from '../../shared/base/permissions.ts';
import { routeOf, type Route } from '../../shared/base/routes.ts';
import { loginPath } from '../session/redirect.ts';

export interface Visit {
  pathname: string;
  search: string;
  hash: string;
}

export type GuardedRoute = Omit<Route, 'path'>;

interface Visitor {
  isUserLoggedIn: boolean;
  permissions: number;
  /** True if the visitor belongs to the platform organisation. */
  isStaff: boolean;
  /** True if the visitor came by a mailed link, and is at the screen that it leads to. */
  hasMailedLink?: boolean;
  /** True if only the set-up of a passkey or an authenticator app is open yet. */
  needsFactor?: boolean;
}

/** `factor`: the set-up of a passkey or an authenticator app is shown in place of the screen. */
export type Decision = { kind: 'stay' | 'factor' | 'forbidden' } | { kind: 'go'; to: string };

const stay: Decision = { kind: 'stay' };

export function decideNavigation(visit: Visit, route: GuardedRoute | undefined, visitor: Visitor): Decision {
  if (route?.leadsTo !== undefined) return { kind: 'go', to: route.leadsTo + visit.search + visit.hash };
  if (route?.isPublic) return stay;
  if (route?.layout === 'auth') return visitor.isUserLoggedIn && !opensForAnyone(visit, visitor) ? { kind: 'go', to: '/' } : stay;
  if (!visitor.isUserLoggedIn) return { kind: 'go', to: loginPath(visit) };
  if (visitor.needsFactor === true) return { kind: 'factor' };
  return route === undefined || mayOpen(route, visitor) ? stay : { kind: 'forbidden' };
}

/** True for the sign-out and for screens of mailed links, which work for every visitor, signed in or not. */
function opensForAnyone(visit: Visit, { hasMailedLink = false }: Visitor): boolean {
  const path = routeOf(visit.pathname)?.path;
  if (path === '/auth/logout') return true;
  return (path === forgotPasswordPath || path === confirmPath) && (hasMailedLink || mailedLinkIn(visit) !== undefined);
}

/**
 * True if the way to or from the forgotten password needs a fresh document. With a foreign provider's human check, that document has a policy that admits the
 * provider's script. It shows that screen alone, and no other document does (security: a token and a foreign script never meet).
 */
export function needsFreshDocument({ provider, from, to }: { provider: string; from: string; to: string }): boolean {
  return provider !== 'altcha' && isForgotPassword(from) !== isForgotPassword(to);
}

/** True if the table of routes lets the visitor open a screen. */
export function mayOpen(route: GuardedRoute, { permissions, isStaff }: Pick<Visitor, 'permissions' | 'isStaff'>): boolean {
  const { permission, needsSome = false, isPlatformOnly = false } = route;
  if (needsSome && permissionsIn(permissions).length === 0) return false;
  return (permission === undefined || holds(permissions, permission)) && (!isPlatformOnly || isStaff);
}
