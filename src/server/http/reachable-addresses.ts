/** Addresses that a webhook may call: those of the public internet, so that nobody reaches our own network through the portal. */
import { BlockList, isIP } from 'node:net';

type Range = readonly [network: string, prefix: number];

/** Private networks, which the configuration can allow. */
const ownNetworks: readonly Range[] = [
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
];
/** Never allowed, in any network (IANA's registries of special addresses); 169.254.169.254 answers with a machine's secrets. */
const never: readonly Range[] = [
  ['0.0.0.0', 8],
  ['169.254.0.0', 16],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  // AS112 (RFC 7534, RFC 7535): name servers only.
  ['192.31.196.0', 24],
  ['192.175.48.0', 24],
  ['192.88.99.0', 24],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
];
const ownNetworks6: readonly Range[] = [
  ['::1', 128],
  ['fc00::', 7],
];
/** Refused within the addresses assigned to the internet; all others are refused anyway. Includes 6to4 and Teredo, which embed an IPv4 address. */
const never6: readonly Range[] = [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['2620:4f:8000::', 48],
  ['3fff::', 20],
];
const internet6: Range = ['2000::', 3];
/** A network without IPv4 reaches every IPv4 address below this prefix. */
const nat64 = '64:ff9b::';
const nat64Prefix = 96;

const refused4 = listOf([...ownNetworks, ...never]);
const refused4Everywhere = listOf(never);
const own6 = listOf(ownNetworks6);
const refused6 = listOf([
  ...never6,
  ...[...ownNetworks, ...never].map(([network, prefix]): Range => [nat64 + network, nat64Prefix + prefix]),
]);
const taken6 = listOf([internet6, [nat64, nat64Prefix]]);

function listOf(ranges: readonly Range[]): BlockList {
  const list = new BlockList();
  for (const [network, prefix] of ranges) list.addSubnet(network, prefix, network.includes(':') ? 'ipv6' : 'ipv4');
  return list;
}

/** Returns true if the address may be called. IPv4 written as IPv6 is always refused: no resolver answers that way. */
export function isReachable(address: string, { allowPrivate }: { allowPrivate: boolean }): boolean {
  // A link-local address with a zone.
  if (address.includes('%')) return false;
  const kind = isIP(address);
  if (kind === 4) return !(allowPrivate ? refused4Everywhere : refused4).check(address, 'ipv4');
  if (kind !== 6) return false;
  if (own6.check(address, 'ipv6')) return allowPrivate;
  return taken6.check(address, 'ipv6') && !refused6.check(address, 'ipv6');
}
