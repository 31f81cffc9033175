import { expect, test } from 'vitest';
import { hashOfText } from './text-hash.ts';

// From the reference implementation's test vectors (http://www.isthe.com/chongo/tech/comp/fnv/).
test.each([
  ['', 0x811c_9dc5],
  ['a', 0xe40c_292c],
  ['foobar', 0xbf9c_f968],
])('the FNV-1a hash of "%s"', (text, hash) => {
  expect(hashOfText(text)).toBe(hash);
});
