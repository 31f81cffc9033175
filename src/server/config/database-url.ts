/** The address of a PostgreSQL server, or of several with one writable: `postgres://user:password@a:5432,b:5432/database`. */

/** Returns one address per host, in their order. */
export function urlsOfHosts(url: string): string[] {
  const [, before = '', hosts = '', after = ''] = /^([^:]*:\/\/(?:[^/?#]*@)?)([^/?#]*)(.*)$/s.exec(url) ?? [];
  return hosts.split(',').map((host) => `${before}${host}${after}`);
}

/** Describes the fault in the form of the address; undefined if there is none. */
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

/** True if an unescaped character of the password ended the host, so that user and host come after it. */
function hasUserBehindHost({ pathname, hash }: URL): boolean {
  return hash !== '' || pathname.includes('@');
}
