import { expect, test } from 'vitest';
import { newTotpSecret, stepOfCode, totpAddress } from './totp.ts';

/** RFC 6238, appendix B: the ASCII text 12345678901234567890, here in base32 (RFC 4648). */
const secret = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';

/** The appendix has eight digits; six are the last of them (RFC 4226, 5.3). */
test.each([
  [59, '94287082'],
  [1_111_111_109, '07081804'],
  [1_111_111_111, '14050471'],
  [1_234_567_890, '89005924'],
  [2_000_000_000, '69279037'],
  [20_000_000_000, '65353130'],
])('T73: at %d s the code is that of RFC 6238', (unixSeconds, code) => {
  expect(stepOfCode(secret, code.slice(-6), unixSeconds)).toBe(Math.floor(unixSeconds / 30));
});

test('T73: a code is taken one step early and one step late, and no further', () => {
  // Of the step from 1111111080 to 1111111109.
  const steps = [1_111_111_019, 1_111_111_050, 1_111_111_079, 1_111_111_080, 1_111_111_110, 1_111_111_139, 1_111_111_140].map((time) =>
    stepOfCode(secret, '081804', time),
  );
  const step = 37_037_036;
  expect(steps).toEqual([undefined, step, step, step, step, step, undefined]);
});

test('a secret has 160 bits, and the address that an app reads names the portal and the account', () => {
  const made = newTotpSecret();
  expect(made).toMatch(/^[A-Z2-7]{32}$/);
  expect(newTotpSecret()).not.toBe(made);
  const address = new URL(totpAddress(made, { issuer: 'Numbers & More', email: 'a@customer.example' }));
  expect([address.protocol, address.host]).toEqual(['otpauth:', 'totp']);
  expect(decodeURIComponent(address.pathname)).toBe('/Numbers & More:a@customer.example');
  expect(Object.fromEntries(address.searchParams)).toMatchObject({ secret: made, issuer: 'Numbers & More', digits: '6', period: '30' });
});
