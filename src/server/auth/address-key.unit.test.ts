import { expect, test } from 'vitest';
import { addressKey } from './address-key.ts';

test.each([
  ['192.0.2.7', '192.0.2.7'],
  ['192.0.2.8', '192.0.2.8'],
  // The same IPv4 address, in each way in which it is written as IPv6 (RFC 4291, 2.2 and 2.5.5.2).
  ['::ffff:192.0.2.7', '192.0.2.7'],
  ['::FFFF:192.0.2.7', '192.0.2.7'],
  ['::ffff:c000:207', '192.0.2.7'],
  ['0:0:0:0:0:ffff:c000:207', '192.0.2.7'],
  ['0000:0000:0000:0000:0000:ffff:192.0.2.7', '192.0.2.7'],
  ['2001:db8:1:1::5', '2001:db8:1:1'],
  ['2001:DB8:1:1:ffff:ffff:ffff:ffff', '2001:db8:1:1'],
  ['2001:0db8:0001:0002::5', '2001:db8:1:2'],
  ['2001:db8::5', '2001:db8:0:0'],
  ['2001:db8::1:2:3:4:5', '2001:db8:0:1'],
  ['1:2:3:4:5:6:192.0.2.7', '1:2:3:4'],
  ['::1', '0:0:0:0'],
  ['::', '0:0:0:0'],
  ['fe80::1%eth0', 'fe80:0:0:0'],
  ['not an address', 'not an address'],
])('T1: in a budget %s stands for %s', (address, key) => {
  expect(addressKey(address)).toBe(key);
});
