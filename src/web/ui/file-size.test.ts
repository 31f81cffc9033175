import { expect, test } from 'vitest';
import { fileSize } from './file-size.ts';

test.each([
  [0, '0 bytes'],
  [999, '999 bytes'],
  [1_000, '1 kB'],
  [9_960, '10 kB'],
  [80_713, '81 kB'],
  [1_250_000, '1.3 MB'],
  [12_400_000, '12 MB'],
  [2_340_000_000, '2,340 MB'],
])('%i bytes are written as %s', (bytes, text) => {
  expect(fileSize(bytes)).toBe(text);
});
