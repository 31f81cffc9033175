import { here } from '../browser/history.ts';
import { safeRedirect } from '../session/redirect.ts';
import { hasRoute } from './routes.ts';

/** The screen that the address of a sign-in screen names as its target, where it is one of this portal's; else home. */
export function pathAfterSignIn(): string {
  return safeRedirect(redirectTarget(), location.origin, hasRoute) ?? '/home';
}

/** The target as it stands in the address, to be handed on from one sign-in screen to the next. */
export function redirectTarget(): string | null {
  return new URLSearchParams(here().search).get('redirect');
}
