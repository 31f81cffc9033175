/**
 * Addresses and networks: allowed callers of a key, and trusted proxies. An IPv4 address equals its IPv6 form on either side, and the zone of a
 * link-local address is ignored; Node handles both.
 */
import { BlockList, isIPv4 } from 'node:net';

export function isFromOneOf(networks: readonly string[], address: string): boolean {
  return networks.length === 0 || membersOf(networks)(address);
}

/** Returns a function that is true for an address in one of `networks`. */
export function membersOf(networks: readonly string[]): (address: string) => boolean {
  const list = new BlockList();
  for (const network of networks) addNetwork(list, network);
  return (address) => {
    try {
      return list.check(address, familyOf(address));
    } catch {
      // Text that is no address belongs to no network.
      return false;
    }
  };
}

function addNetwork(list: BlockList, network: string): void {
  const [base = '', bits] = network.split('/');
  const family = familyOf(base);
  list.addSubnet(base, bits === undefined ? (family === 'ipv4' ? 32 : 128) : Number(bits), family);
}

const familyOf = (address: string) => (isIPv4(address) ? 'ipv4' : 'ipv6');
