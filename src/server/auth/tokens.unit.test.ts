import { expect, test } from 'vitest';
import { newToken } from './tokens.ts';

test('a token of 256 bits, which never begins as the keys of programs do', () => {
  expect(newToken()).toMatch(/^[\w-]{43}$/);
  const drawn = ['dp_', 'dp-'].map((beginning) => Buffer.from(beginning.padEnd(43, 'A'), 'base64url'));
  expect(newToken(() => drawn.shift() ?? Buffer.alloc(32))).toBe(`dp-${'A'.repeat(40)}`);
});
