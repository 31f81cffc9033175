import { expect, test } from 'vitest';
import { ByteWriter } from './byte-writer.ts';

test('every byte is kept, whatever room was made at first', () => {
  const writer = new ByteWriter(4);
  const bytes = Array.from({ length: 100 }, (_, index) => index);
  for (const byte of bytes) writer.appendByte(byte);
  expect([...writer.take()]).toEqual(bytes);
});
