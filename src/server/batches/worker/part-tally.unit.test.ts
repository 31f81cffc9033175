import { expect, test } from 'vitest';
import { sumOfTallies, tallyOf } from './part-tally.ts';

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

test('an operator of any name is counted over all parts, also where objects have a property of that name already', () => {
  const names = ['__proto__', 'constructor', 'toString'];
  const operators = new Map(names.map((name) => [name, 2]));
  const rows = { bytes: new Uint8Array(), failed: 0, counts: new Map(), reasons: new Map([[0, 6]]), operators };
  // A part is stored as JSON.
  const part = JSON.parse(JSON.stringify(tallyOf(['liveRouting'], [rows]))) as ReturnType<typeof tallyOf>;
  const sum = sumOfTallies([part, part], 1);
  expect(Object.entries(sum?.operators?.numbers ?? {})).toEqual(names.map((name) => [name, 4]));
  expect(Object.entries(sum?.reasons[0] ?? {})).toEqual([['0', 12]]);
});

test('operators are those of the service that knows best who serves a number, wherever it stands', () => {
  const best = ['npq', 'liveRouting', 'ported', 'ukported', 'gnr', 'usmrq', 'liveStatus', 'AITCheck'] as const;
  const rowsOf = (name: string) => ({
    bytes: new Uint8Array(),
    failed: 0,
    counts: new Map(),
    reasons: new Map(),
    operators: new Map([[name, 1]]),
  });
  for (const [index, service] of best.entries()) {
    const services = best.slice(index).toReversed();
    expect(tallyOf(services, services.map(rowsOf)).operators).toEqual({ service, numbers: { [service]: 1 } });
  }
  expect(tallyOf(['dno'], [rowsOf('dno')]).operators).toBeNull();
});
