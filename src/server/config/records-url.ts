/** The address of a NATS server with JetStream, or of a cluster's servers: `nats://user:password@a:4222,nats://user:password@b:4222`. */
import { isIP } from 'node:net';

interface RecordsPlace {
  /** Each host with its port. */
  readonly servers: string[];
  readonly isEncrypted: boolean;
  readonly user?: string;
  readonly password?: string;
  readonly token?: string;
}

const defaultPort = 4222;

/** Describes the fault in the form of the address; undefined if there is none. */
export function recordsUrlFault(text: string): string | undefined {
  const given = text.split(',').map((each) => each.trim());
  if (!given.every((each) => /^(nats|tls):\/\/[^/?#\s]+\/?$/.test(each) && URL.canParse(each)))
    return 'must be like nats://host:4222 or tls://user:password@host:4222, several with commas between; other signs than letters and digits in user and password are written as %XX';
  const [first, ...others] = given.map((each) => new URL(each));
  // The client checks a certificate against a host name, and has none for an IP address.
  if (first?.protocol === 'tls:' && [first, ...others].some(({ hostname }) => isIP(hostname.replace(/^\[|\]$/g, '')) > 0))
    return 'must name hosts by their names with tls://, not by addresses: certificates are held against the name';
  if (others.some(({ protocol, username, password }) => protocol !== first?.protocol || username + password !== userOf(first)))
    return 'must name each server with the same protocol, user and password';
  return undefined;
}

const userOf = (url: URL | undefined) => `${url?.username}${url?.password}`;

/** Parses a valid address. A name without a password is a token. */
export function recordsPlace(text: string): RecordsPlace {
  const urls = text.split(',').map((each) => new URL(each.trim()));
  const [first] = urls;
  const [name, password] = [first?.username, first?.password].map((part) => decodeURIComponent(part ?? ''));
  return {
    servers: urls.map(({ hostname, port }) => `${hostname}:${port || defaultPort}`),
    isEncrypted: first?.protocol === 'tls:',
    ...(name && (password ? { user: name, password } : { token: name })),
  };
}
