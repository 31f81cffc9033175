import { here } from '../browser/history.ts';
import { safeRedirect } from '../session/redirect.ts';
import { hasRoute } from './routes.ts';

/** The screen that the address of a sign-in screen wishes for, where it is one of this portal's; else home. */
export function pathAfterSignIn(): string {
  return safeRedirect(wishedPath(), location.origin, hasRoute) ?? '/home';
}

/** The wish as it stands in the address, to be handed on from one sign-in screen to the next. */
export function wishedPath(): string | null {
  return new URLSearchParams(here().search).get('redirect');
}
