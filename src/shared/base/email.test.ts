import { expect, test } from 'vitest';
import { emailAddress } from './email.ts';

/** RFC 5321: a path has at most 256 characters, its angle brackets included. */
test('an address has at most 254 characters', () => {
  const ofLength = (length: number) => `${'a'.repeat(64)}@${`${'b'.repeat(63)}.`.repeat(2)}${'c'.repeat(length - 64 - 1 - 128 - 3)}.uk`;
  const [longest, longer] = [ofLength(254), ofLength(255)];
  expect([longest.length, longer.length]).toEqual([254, 255]);
  expect(emailAddress().safeParse(longest)).toMatchObject({ success: true, data: longest });
  expect(emailAddress().safeParse(longer).success).toBe(false);
});
