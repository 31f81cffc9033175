import { membersOf } from '../auth/key-addresses.ts';
import type { Config } from '../config/config.ts';

/** Returns a function that is true for addresses of front proxies, whose headers are trusted; `hop` counts from the connected one, 0. */
export function trustedProxies(trusted: Config['TRUST_PROXY']): (address: string | undefined, hop: number) => boolean {
  if (typeof trusted === 'number') return (_address, hop) => hop < trusted;
  const isMember = membersOf(trusted);
  return (address) => isMember(address ?? '');
}
