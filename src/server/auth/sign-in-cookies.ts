/** Cookies of the sign-in: no script reads them, no page of another site sends them, and over HTTPS no other host of the domain can plant them. */
import type { Config } from '../config/config.ts';

interface Cookie {
  readonly name: string;
  readonly value: string;
  readonly maxAgeSeconds: number;
}

interface Place {
  /** The address of the calls for the browser, from `API_BASE_URL`. */
  readonly apiBase: string;
  /** True if the portal is reached over HTTPS. */
  readonly isSecure: boolean;
}

interface Portal {
  readonly config: Pick<Config, 'API_BASE_URL'>;
  publicUrl(): string;
}

export function cookiePlace({ config, publicUrl }: Portal): Place {
  return { apiBase: config.API_BASE_URL, isSecure: publicUrl().startsWith('https:') };
}

/** A browser accepts such a name only from the host itself, over HTTPS, and for all of its paths (RFC 6265bis, 4.1.3.2). */
const nameFor = (name: string, isSecure: boolean) => (isSecure ? `__Host-${name}` : name);

/** Returns the value of `Set-Cookie`. */
export function signInCookie({ name, value, maxAgeSeconds }: Cookie, { apiBase, isSecure }: Place): string {
  const { pathname } = new URL(apiBase, 'http://localhost');
  return [
    `${nameFor(name, isSecure)}=${value}`,
    `Path=${isSecure ? '/' : `${pathname.replace(/\/$/, '')}/api/authentication`}`,
    `Max-Age=${maxAgeSeconds}`,
    'HttpOnly',
    'SameSite=Strict',
    ...(isSecure ? ['Secure'] : []),
  ].join('; ');
}

/** Returns the value of the cookie in a `Cookie` header; undefined if no cookie has this name. */
export function cookieIn(header: string | undefined, name: string, { isSecure }: Pick<Place, 'isSecure'>): string | undefined {
  const begin = `${nameFor(name, isSecure)}=`;
  return header
    ?.split('; ')
    .find((cookie) => cookie.startsWith(begin))
    ?.slice(begin.length);
}
