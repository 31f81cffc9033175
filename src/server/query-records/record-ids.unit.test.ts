import { expect, test } from 'vitest';
import { nextRecordId } from './record-ids.ts';

test('ids are UUIDs of version 8, each one once, and those of an organisation follow each other', () => {
  const ids = Array.from({ length: 3_000 }, (_, index) => nextRecordId(index % 3 === 0 ? 2_147_483_647 : 1_001));
  expect(new Set(ids).size).toBe(3_000);
  // RFC 9562: version 8 in the 13th digit, the variant in the 17th.
  for (const id of ids) expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-8[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
  const own = ids.filter((_, index) => index % 3 !== 0);
  expect(own).toEqual(own.toSorted());
  const numbers = own.map((id) => BigInt(`0x${id.replaceAll('-', '')}`));
  expect(numbers.every((number, index) => index === 0 || number - numbers[index - 1]! === 1n)).toBe(true);
});
