/** Addresses that a webhook may call, in every notation. */
import { expect, test } from 'vitest';
import { CallRefused, checkedAddresses } from './checked-address.ts';
import { isReachable } from './reachable-addresses.ts';

/** Rules under which no host is looked up. */
const closed = {
  allowPrivate: false,
  resolve: async (host: string): Promise<readonly string[]> => {
    throw new Error(`${host} was looked up`);
  },
};
const open = { ...closed, allowPrivate: true };
const refusal = (url: string, rules = closed) => checkedAddresses(new URL(url), rules).then(String, (error: CallRefused) => error.message);
const inside = 'The URL leads to a private network, which webhooks may not call';

const words = (line: string) => line.split(' ');

test.each([
  // First and last of each range: RFC 1918, 6598, loopback, link-local, metadata, documentation, benchmarks, multicast, reserved, broadcast.
  ...words('0.0.0.0 0.255.255.255 10.0.0.0 10.255.255.255 100.64.0.0 100.127.255.255 127.0.0.1 127.255.255.255'),
  ...words('169.254.0.0 169.254.169.254 169.254.255.255 172.16.0.0 172.31.255.255 192.0.0.0 192.0.0.255 192.0.2.0 192.0.2.255'),
  ...words('192.31.196.0 192.31.196.255 192.175.48.0 192.175.48.255 192.88.99.0 192.88.99.255 192.168.0.0 192.168.255.255'),
  ...words('198.18.0.0 198.19.255.255 198.51.100.0 198.51.100.255 203.0.113.0 203.0.113.255'),
  ...words('224.0.0.0 239.255.255.255 240.0.0.0 255.255.255.255'),
  // Decimal, octal, hexadecimal, short, mixed, and with a trailing full stop.
  ...words('2130706433 017700000001 0x7f000001 0x7F.0.0.1 0177.0.0.01 127.1 127.0.1 0 127.0.0.1. 0x7f.1'),
  ...words('3232235521 0xc0a80001 0300.0250.0.1 192.168.257 192.11010049 10.1 012.0.0.1 2852039166 0xa9fea9fe'),
  // Full-width digits, as some people type them.
  ...words('１２７.０.０.１'),
])('https://%s/ is refused', async (host) => {
  expect(await refusal(`https://${host}/`)).toBe(inside);
});

test.each([
  ...words(':: ::1 0:0:0:0:0:0:0:1 0000:0000:0000:0000:0000:0000:0000:0001 fe80::1 febf::1 fec0::1 fc00::1 fdff::1'),
  ...words('ff00::1 ff02::1 ff0e::1 fd00:ec2::254 100::1 2001::1 2001:10::1 2001:20::1 2001:db8::1 3fff::1 2620:4f:8000::42'),
  // IPv4 in IPv6: mapped, compatible, translated, NAT64, 6to4.
  ...words('::ffff:127.0.0.1 ::ffff:7f00:1 ::FFFF:10.0.0.1 0:0:0:0:0:ffff:c0a8:1 ::ffff:169.254.169.254 ::127.0.0.1 ::ffff:0:127.0.0.1'),
  ...words('64:ff9b::127.0.0.1 64:ff9b::7f00:1 64:ff9b::10.1.2.3 64:ff9b::172.16.0.1 64:ff9b::192.168.1.1 64:ff9b::169.254.169.254'),
  ...words('64:ff9b::100.64.0.1 64:ff9b::224.0.0.1 64:ff9b:1::10.0.0.1 2002:7f00:1:: 2002:0a00:1::1 2002:c0a8:1::1 2002:a9fe:a9fe::1'),
])('https://[%s]/ is refused', async (host) => {
  expect(await refusal(`https://[${host}]/`)).toBe(inside);
});

test.each([
  ...words('1.1.1.1 9.255.255.255 11.0.0.0 100.63.255.255 100.128.0.0 126.255.255.255 128.0.0.1 169.253.255.255 169.255.0.0'),
  ...words('172.15.255.255 172.32.0.0 192.167.255.255 192.169.0.0 198.17.255.255 198.20.0.0 223.255.255.255'),
  ...words('1.0.0.0 191.255.255.255 192.0.1.0 192.0.1.255 192.0.3.0 192.31.195.255 192.31.197.0 192.88.98.255 192.88.100.0'),
  ...words('192.175.47.255 192.175.49.0 198.51.99.255 198.51.101.0 203.0.112.255 203.0.114.0'),
  ...words('2606:4700:4700::1111 2a00:1450:4001::5 64:ff9b::8.8.8.8'),
])('%s is called', (address) => {
  expect(isReachable(address, { allowPrivate: false })).toBe(true);
});

test.each(['10.0.0.1', '100.64.0.1', '127.0.0.1', '172.16.0.1', '192.168.0.1', '::1', 'fd00::1'])(
  '%s is called where the operator allows private addresses, over http as well',
  async (address) => {
    expect(isReachable(address, { allowPrivate: true })).toBe(true);
    expect(isReachable(address, { allowPrivate: false })).toBe(false);
    const host = address.includes(':') ? `[${address}]` : address;
    expect(await refusal(`http://${host}/`, open)).toBe(address);
  },
);

test.each(['0.0.0.0', '169.254.169.254', '224.0.0.1', '255.255.255.255', 'fe80::1', 'ff02::1', '::', '::ffff:127.0.0.1', '2002:7f00:1::'])(
  '%s is never called, whatever the operator allows',
  (address) => {
    expect(isReachable(address, { allowPrivate: true })).toBe(false);
  },
);

test.each(['fe80::1%eth0', '::1%1', 'localhost', '', '127.1', '1.1.1.1:80'])('%j is no address', (address) => {
  expect(isReachable(address, { allowPrivate: true })).toBe(false);
});

test('http is for an operator who allows private addresses alone', async () => {
  expect(await refusal('http://1.1.1.1/')).toBe('The URL must begin with https://');
  expect(await refusal('ftp://1.1.1.1/', open)).toBe('The URL must begin with https://');
});

test.each([
  ['all', ['10.0.0.1', '10.0.0.2']],
  ['the first', ['10.0.0.1', '1.1.1.1']],
  ['the last', ['1.1.1.1', '::1']],
])('a host of which %s of the addresses lead inside is refused', async (_which, found) => {
  expect(await refusal('https://receiver.example/', { ...closed, resolve: async () => found })).toBe(inside);
});

test('a host that is not found is refused in words of its own', async () => {
  expect(await refusal('https://receiver.example/')).toBe('The host of the address was not found');
  expect(await refusal('https://receiver.example/', { ...closed, resolve: async () => [] })).toBe('The host of the address was not found');
});
