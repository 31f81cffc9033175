/** The address of a PostgreSQL, or of several, of which one takes writes: `postgres://user:password@a:5432,b:5432/database`. */

/** One address for each host, in their order. */
export function urlsOfHosts(url: string): string[] {
  const [, before = '', hosts = '', after = ''] = /^([^:]*:\/\/(?:[^/?#]*@)?)([^/?#]*)(.*)$/s.exec(url) ?? [];
  return hosts.split(',').map((host) => `${before}${host}${after}`);
}

/** What is wrong with the form of the address; undefined where nothing is. */
export function databaseUrlFault(url: string): string | undefined {
  if (!/^postgres(ql)?:\/\//.test(url)) return 'must be an address that begins with postgres:// or postgresql://';
  const urls = urlsOfHosts(url);
  if (!urls.every((each) => URL.canParse(each) && !hasUserBehindHost(new URL(each))))
    return 'must be like postgres://user:password@host:5432/database; other signs than letters and digits in user and password are written as %XX';
  if (urls.length > 1 && urls.some((each) => new URL(each).hostname === '')) return 'has a comma without a host before or behind it';
  const wanted = new URL(urls[0] ?? '').searchParams.get('target_session_attrs') ?? 'read-write';
  return ['read-write', 'primary'].includes(wanted)
    ? undefined
    : 'must have target_session_attrs=read-write, or none: the portal needs to write';
}

/** A sign of the password that was not written as %XX ends the host, and what was meant as user and host stands behind it. */
function hasUserBehindHost({ pathname, hash }: URL): boolean {
  return hash !== '' || pathname.includes('@');
}
