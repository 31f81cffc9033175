import { here } from '../browser/history.ts';
import { redirectTarget, safeRedirect } from '../session/redirect.ts';
import { hasRoute } from '../../shared/routes.ts';

/** The screen that the address of a sign-in screen names as its target, where it is one of this portal's; else home. */
export function pathAfterSignIn(): string {
  return safeRedirect(redirectTarget(here().search), location.origin, hasRoute) ?? '/home';
}
