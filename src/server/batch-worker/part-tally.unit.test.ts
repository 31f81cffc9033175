import { expect, test } from 'vitest';
import { tallyOf } from './part-tally.ts';

test('the name of an operator is counted without what the JSON of PostgreSQL refuses: U+0000 and halves of characters', () => {
  const operators = new Map([
    ['Voda\0fone', 2],
    ['Vodafone', 3],
    ['Half \ud800', 1],
    ['', 4],
  ]);
  const rows = { bytes: new Uint8Array(), failed: 0, counts: new Map(), reasons: new Map([[0, 10]]), operators };
  expect(tallyOf(['liveRouting'], [rows]).operators).toEqual({
    service: 'liveRouting',
    numbers: { Vodafone: 5, 'Half \ufffd': 1, '': 4 },
  });
});
