import { here } from '../browser/history.ts';
import { redirectTarget, safeRedirect } from '../session/redirect.ts';
import { hasRoute } from '../../shared/base/routes.ts';

/** The target screen in the address of a sign-in screen, if it is one of this portal's; else home. */
export function pathAfterSignIn(): string {
  return pathFor(redirectTarget(here()));
}

/** The same for a target that was kept elsewhere. */
export function pathFor(target: string | null): string {
  return safeRedirect(target, location.origin, hasRoute) ?? '/home';
}
