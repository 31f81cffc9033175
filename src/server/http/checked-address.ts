/** What a webhook's address leads to, resolved here and judged before anything is connected. */
import { ADDRCONFIG } from 'node:dns';
import { lookup } from 'node:dns/promises';
import { isIP, type LookupFunction } from 'node:net';
import { webhooksSaid } from '../../shared/webhooks/said.ts';
import { isReachable } from './reachable-addresses.ts';

/** The addresses of a host. */
export type Resolve = (host: string) => Promise<readonly string[]>;

export interface CallRules {
  readonly allowPrivate: boolean;
  readonly resolve: Resolve;
}

export const resolveBySystem: Resolve = async (host) => {
  const found = await lookup(host, { all: true, hints: ADDRCONFIG });
  return found.map(({ address }) => address);
};

/** The call is not made, of a reason in words. */
export class CallRefused extends Error {}

const notFound = 'The host of the address was not found';

/** The addresses to connect to, every one of which may be called. Throws `CallRefused`. */
export async function checkedAddresses(url: URL, { allowPrivate, resolve }: CallRules): Promise<readonly string[]> {
  if (url.protocol !== 'https:' && !(allowPrivate && url.protocol === 'http:')) throw new CallRefused(webhooksSaid.isNotSecure.text);
  const host = url.hostname.replace(/^\[(.*)\]$/, '$1');
  // Decimal, octal, hexadecimal and short forms of IPv4 are dotted ones here already: URL writes them so.
  const found = isIP(host) === 0 ? await resolve(host).catch(() => []) : [host];
  if (found.length === 0) throw new CallRefused(notFound);
  // One that leads inside is enough: which one is called is the resolver's choice.
  if (!found.every((address) => isReachable(address, { allowPrivate }))) throw new CallRefused(webhooksSaid.isPrivate.text);
  return found;
}

/** A look-up that answers what was checked, in place of a second resolution, which might answer something else. */
export function alwaysTo(addresses: readonly string[]): LookupFunction {
  const found = addresses.map((address) => ({ address, family: isIP(address) }));
  return (_host, { all }, callback) => {
    const [first] = found;
    if (all === true || !first) callback(null, found);
    else callback(null, first.address, first.family);
  };
}
