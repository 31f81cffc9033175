/** The visitor's destination after the sign-in. It comes from the address bar, so it is followed only if it is a screen of this portal. */

// eslint-disable-next-line no-control-regex -- control characters are what is looked for
const controlCharacters = /[\u0000-\u001f\u007f]/;

/**
 * The path of the target with its query and hash, or `null` if it must not be followed. An origin check alone is not enough: `/.//evil.com` keeps the origin
 * and has the path `//evil.com`.
 */
export function safeRedirect(target: string | null, origin: string, isKnownScreen: (pathname: string) => boolean): string | null {
  if (target === null || !/^\/(?![/\\])/.test(target) || controlCharacters.test(target) || !URL.canParse(target, origin)) return null;
  const { origin: targetOrigin, pathname, search, hash } = new URL(target, origin);
  if (targetOrigin !== origin || pathname.startsWith('//') || pathname.startsWith('/auth/') || !isKnownScreen(pathname)) return null;
  return pathname + search + hash;
}

/**
 * The address of the sign-in that leads back to a visit: `/auth/login?redirect={path}`, path without trailing slash. The fragment of the visit, which may be a
 * queried number, becomes that of the address: browsers do not send it, so no server logs it.
 */
export function loginPath({ pathname, search = '', hash = '' }: { pathname: string; search?: string; hash?: string }): string {
  return withRedirect('/auth/login', pathname.replace(/\/+$/, '') + search + hash);
}

/** The target in the address of a sign-in screen, unchecked: to be checked, or passed to the next such screen. */
export function redirectTarget({ search, hash }: { search: string; hash: string }): string | null {
  const target = new URLSearchParams(search).get('redirect');
  return target && target + hash;
}

/** Appends a target to a path. Slashes stay readable; everything that could end the parameter is escaped. */
export function withRedirect(path: string, target: string | null): string {
  const [redirect = '', ...hash] = (target ?? '').split(/(?=#)/);
  return redirect === '' ? path : `${path}?redirect=${encodeURIComponent(redirect).replaceAll('%2F', '/')}${hash.join('')}`;
}
