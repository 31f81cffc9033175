/** From where a key is taken: addresses and networks. An IPv4 address is the same one where it is written as IPv6. */
import { BlockList, isIPv4 } from 'node:net';

const mappedPrefixBits = 96;

export function isFromOneOf(networks: readonly string[], address: string): boolean {
  if (networks.length === 0) return true;
  const list = new BlockList();
  for (const network of networks) addNetwork(list, network);
  const caller = unmapped(address);
  try {
    return list.check(caller, familyOf(caller));
  } catch {
    // What is no address is from nowhere.
    return false;
  }
}

function addNetwork(list: BlockList, network: string): void {
  const [text = '', bits] = network.split('/');
  const base = unmapped(text);
  const family = familyOf(base);
  const wide = base === text ? 0 : mappedPrefixBits;
  const length = bits === undefined ? (family === 'ipv4' ? 32 : 128) : Number(bits) - wide;
  // A network that begins above those of IPv4 is one of IPv6, in which no IPv4 address lies.
  if (length >= 0) list.addSubnet(base, length, family);
}

const familyOf = (address: string) => (isIPv4(address) ? 'ipv4' : 'ipv6');

/** `::ffff:192.0.2.1` and `::ffff:c000:201` are 192.0.2.1. The zone of a link-local address says nothing here. */
function unmapped(address: string): string {
  const plain = address.replace(/%.*$/, '');
  const rest = /^(?:::|(?:0{1,4}:){5})ffff:(.+)$/i.exec(plain)?.[1];
  if (rest === undefined) return plain;
  if (isIPv4(rest)) return rest;
  const [, high, low] = /^([0-9a-f]{1,4}):([0-9a-f]{1,4})$/i.exec(rest) ?? [];
  if (high === undefined || low === undefined) return plain;
  return [high, low].flatMap((group) => [Number.parseInt(group, 16) >> 8, Number.parseInt(group, 16) & 255]).join('.');
}
