import { membersOf } from '../auth/key-addresses.ts';
import type { Config } from '../config/config.ts';

/** Whether an address is a proxy's in front, whose headers are believed; `hop` counts from the one that is connected, 0. */
export function trustedProxies(trusted: Config['TRUST_PROXY']): (address: string | undefined, hop: number) => boolean {
  if (typeof trusted === 'number') return (_address, hop) => hop < trusted;
  const isMember = membersOf(trusted);
  return (address) => isMember(address ?? '');
}
