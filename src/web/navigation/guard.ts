/** The navigation guard's decision (specification, section 2), as a plain function of where someone goes and who they are. */
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
  /** Whether the visitor belongs to the platform organisation. */
  isStaff: boolean;
  /** Whether the visitor came by a mailed link, and is at the screen that it leads to. */
  hasMailedLink?: boolean;
  /** Whether nothing opens yet but what sets a passkey or an authenticator app up. */
  needsFactor?: boolean;
}

export type Decision = { kind: 'stay' } | { kind: 'go'; to: string } | { kind: 'forbidden' };

/** Where a passkey or an authenticator app is set up: the one screen that is open to whoever needs it. */
export const factorPath = '/account';

const stay: Decision = { kind: 'stay' };

export function decideNavigation(visit: Visit, route: GuardedRoute | undefined, visitor: Visitor): Decision {
  if (route?.leadsTo !== undefined) return { kind: 'go', to: route.leadsTo + visit.search + visit.hash };
  if (route?.isPublic) return stay;
  if (route?.layout === 'auth') return visitor.isUserLoggedIn && !opensForAnyone(visit, visitor) ? { kind: 'go', to: '/' } : stay;
  if (!visitor.isUserLoggedIn) return { kind: 'go', to: loginPath(visit) };
  if (visitor.needsFactor === true && routeOf(visit.pathname)?.path !== factorPath) return { kind: 'go', to: factorPath };
  return route === undefined || mayOpen(route, visitor) ? stay : { kind: 'forbidden' };
}

/** Signing out, and what a mailed link is for, work whoever is signed in. */
function opensForAnyone(visit: Visit, { hasMailedLink = false }: Visitor): boolean {
  const path = routeOf(visit.pathname)?.path;
  if (path === '/auth/logout') return true;
  return (path === forgotPasswordPath || path === confirmPath) && (hasMailedLink || mailedLinkIn(visit) !== undefined);
}

/**
 * Where the human check is a foreign provider's, the document of the forgotten password comes with a policy that admits the provider's script.
 * Such a document shows that screen and no other, and no other document shows that screen (security: a token and a foreign script never meet).
 */
export function needsFreshDocument({ provider, from, to }: { provider: string; from: string; to: string }): boolean {
  return provider !== 'altcha' && isForgotPassword(from) !== isForgotPassword(to);
}

/** As the table of routes says who may open a screen. */
export function mayOpen(route: GuardedRoute, { permissions, isStaff }: Pick<Visitor, 'permissions' | 'isStaff'>): boolean {
  const { permission, needsSome = false, isPlatformOnly = false } = route;
  if (needsSome && permissionsIn(permissions).length === 0) return false;
  return (permission === undefined || holds(permissions, permission)) && (!isPlatformOnly || isStaff);
}
