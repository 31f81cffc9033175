/** Addresses and networks: from where a key is taken, and where the proxies are. An IPv4 address is the same one where it is written as IPv6, on either side, and the zone of a link-local one says nothing: Node sees to that. */
import { BlockList, isIPv4 } from 'node:net';

export function isFromOneOf(networks: readonly string[], address: string): boolean {
  return networks.length === 0 || membersOf(networks)(address);
}

/** Whether an address is one of `networks`. */
export function membersOf(networks: readonly string[]): (address: string) => boolean {
  const list = new BlockList();
  for (const network of networks) addNetwork(list, network);
  return (address) => {
    try {
      return list.check(address, familyOf(address));
    } catch {
      // What is no address is from nowhere.
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
