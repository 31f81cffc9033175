/** The IP addresses behind a webhook's URL, resolved and checked here before anything connects. */
import { ADDRCONFIG } from 'node:dns';
import { lookup } from 'node:dns/promises';
import { isIP, type LookupFunction } from 'node:net';
import { webhooksSaid } from '../../shared/webhooks/said.ts';
import { isReachable } from './reachable-addresses.ts';

/** Resolves a host to its addresses. */
export type Resolve = (host: string) => Promise<readonly string[]>;

export interface CallRules {
  readonly allowPrivate: boolean;
  readonly resolve: Resolve;
}

export const resolveBySystem: Resolve = async (host) => {
  const found = await lookup(host, { all: true, hints: ADDRCONFIG });
  return found.map(({ address }) => address);
};

/** The call was refused; the message gives the reason. */
export class CallRefused extends Error {}

const notFound = 'The host of the address was not found';

/** Returns the addresses to connect to, all of them allowed. Throws `CallRefused`, and the reason of `signal` once that is aborted: a name server may be slow. */
export async function checkedAddresses(url: URL, { allowPrivate, resolve }: CallRules, signal?: AbortSignal): Promise<readonly string[]> {
  if (url.protocol !== 'https:' && !(allowPrivate && url.protocol === 'http:')) throw new CallRefused(webhooksSaid.isNotSecure.text);
  const host = url.hostname.replace(/^\[(.*)\]$/, '$1');
  // URL has already turned decimal, octal, hexadecimal and short forms of IPv4 into dotted ones.
  const found =
    isIP(host) === 0
      ? await unlessAborted(
          resolve(host).catch(() => []),
          signal,
        )
      : [host];
  if (found.length === 0) throw new CallRefused(notFound);
  // One internal address is enough to refuse: the resolver chooses which one is called.
  if (!found.every((address) => isReachable(address, { allowPrivate }))) throw new CallRefused(webhooksSaid.isPrivate.text);
  return found;
}

function unlessAborted<Result>(work: Promise<Result>, signal: AbortSignal | undefined): Promise<Result> {
  return new Promise((resolve, reject) => {
    signal?.addEventListener('abort', () => reject(signal.reason as Error), { once: true });
    work.then(resolve, reject);
  });
}

/** Returns a look-up that answers the checked addresses, since a second resolution might answer others. */
export function alwaysTo(addresses: readonly string[]): LookupFunction {
  const found = addresses.map((address) => ({ address, family: isIP(address) }));
  return (_host, { all }, callback) => {
    const [first] = found;
    if (all === true || !first) callback(null, found);
    else callback(null, first.address, first.family);
  };
}
