/** Where a visitor goes after the sign-in. The wish comes from the address bar, so it is followed only when it is a screen of this portal. */

// eslint-disable-next-line no-control-regex -- control characters are what is looked for
const controlCharacters = /[\u0000-\u001f\u007f]/;

/**
 * The wished path with its query and hash, or `null` where it is not to be followed.
 * An origin check alone is not enough: `/.//evil.com` keeps the origin and has the path `//evil.com`.
 */
export function safeRedirect(wish: string | null, origin: string, isKnownScreen: (pathname: string) => boolean): string | null {
  if (wish === null || !/^\/(?![/\\])/.test(wish) || controlCharacters.test(wish) || !URL.canParse(wish, origin)) return null;
  const { origin: reached, pathname, search, hash } = new URL(wish, origin);
  if (reached !== origin || pathname.startsWith('//') || pathname.startsWith('/auth/') || !isKnownScreen(pathname)) return null;
  return pathname + search + hash;
}

/** The address of the sign-in that leads back to a visit afterwards: `/auth/login?redirect={path}`, path without trailing slash. */
export function loginPath({ pathname, search = '', hash = '' }: { pathname: string; search?: string; hash?: string }): string {
  return withRedirect('/auth/login', pathname.replace(/\/+$/, '') + search + hash);
}

/** Slashes stay readable; everything that could end the parameter is escaped. */
export function withRedirect(path: string, redirect: string | null): string {
  return redirect === null || redirect === '' ? path : `${path}?redirect=${encodeURIComponent(redirect).replaceAll('%2F', '/')}`;
}
