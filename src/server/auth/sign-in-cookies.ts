/** Cookies of the sign-in: no script reads them, no other site's page sends them, and no other call gets them. */

interface Cookie {
  readonly name: string;
  readonly value: string;
  readonly maxAgeSeconds: number;
}

interface Place {
  /** Where the browser finds the calls, from `API_BASE_URL`. */
  readonly apiBase: string;
  /** Whether the portal is reached over HTTPS. */
  readonly isSecure: boolean;
}

/** The value of `Set-Cookie`. */
export function signInCookie({ name, value, maxAgeSeconds }: Cookie, { apiBase, isSecure }: Place): string {
  const { pathname } = new URL(apiBase, 'http://localhost');
  return [
    `${name}=${value}`,
    `Path=${pathname.replace(/\/$/, '')}/api/authentication`,
    `Max-Age=${maxAgeSeconds}`,
    'HttpOnly',
    'SameSite=Strict',
    ...(isSecure ? ['Secure'] : []),
  ].join('; ');
}

/** The value of the cookie in a `Cookie` header; undefined where it has none of this name. */
export function cookieIn(header: string | undefined, name: string): string | undefined {
  return header
    ?.split('; ')
    .find((cookie) => cookie.startsWith(`${name}=`))
    ?.slice(name.length + 1);
}
