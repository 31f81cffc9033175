/** The navigation guard's decision (specification, section 2), as a plain function of where someone goes and who they are. */
import { hasLinkToken, isForgotPassword } from '../../shared/password-link.ts';
import { holds, permissions } from '../../shared/permissions.ts';
import { routeOf, type Route } from './routes.ts';
import { loginPath } from '../session/redirect.ts';

export interface Visit {
  pathname: string;
  search: string;
  hash: string;
}

type GuardedRoute = Omit<Route, 'path' | 'title'>;

interface Visitor {
  isUserLoggedIn: boolean;
  permissions: number;
  /** Whether the visitor belongs to the platform organisation. */
  isStaff: boolean;
  /** Whether the visitor came by a mailed link that sets a password. */
  hasPasswordLink?: boolean;
}

export type Decision = { kind: 'stay' } | { kind: 'go'; to: string } | { kind: 'forbidden'; missing: string };

const stay: Decision = { kind: 'stay' };

export function decideNavigation(visit: Visit, route: GuardedRoute | undefined, visitor: Visitor): Decision {
  if (route?.leadsTo !== undefined) return { kind: 'go', to: route.leadsTo + visit.search + visit.hash };
  if (route?.isPublic) return stay;
  if (route?.layout === 'auth') return visitor.isUserLoggedIn && !opensForAnyone(visit, visitor) ? { kind: 'go', to: '/' } : stay;
  if (!visitor.isUserLoggedIn) return { kind: 'go', to: loginPath(visit) };
  const missing = route && missingFor(route, visitor);
  return missing === undefined ? stay : { kind: 'forbidden', missing };
}

/** Signing out, and the mailed link that sets a new password, work whoever is signed in. */
function opensForAnyone({ pathname, hash }: Visit, { hasPasswordLink = false }: Visitor): boolean {
  return routeOf(pathname)?.path === '/auth/logout' || (isForgotPassword(pathname) && (hasPasswordLink || hasLinkToken(hash)));
}

/**
 * Where the human check is a foreign provider's, the document of the forgotten password comes with a policy that admits the provider's script.
 * Such a document shows that screen and no other, and no other document shows that screen (security: a token and a foreign script never meet).
 */
export function needsFreshDocument({ provider, from, to }: { provider: string; from: string; to: string }): boolean {
  return provider !== 'altcha' && isForgotPassword(from) !== isForgotPassword(to);
}

function missingFor({ permission, isPlatformOnly = false }: GuardedRoute, visitor: Visitor): string | undefined {
  if (permission !== undefined && !holds(visitor.permissions, permission)) return permissions.find(({ bit }) => bit === permission)?.label;
  return isPlatformOnly && !visitor.isStaff ? 'platform administration' : undefined;
}
