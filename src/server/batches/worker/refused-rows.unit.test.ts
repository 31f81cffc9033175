import { expect, test } from 'vitest';
import { createBatchEngine } from '../../../numbers/batch/batch-engine.ts';
import type { ServiceRows } from '../../../numbers/batch/service-rows.ts';
import { demoNumberData } from '../../../numbers/demo/demo-data.ts';
import { testRanges, testToday } from '../../../numbers/test-support/test-ranges.ts';
import { answerAsked } from './refused-rows.ts';

const services = ['npq', 'gnr', 'dno'] as const;
const data = demoNumberData(testRanges, testToday);
const engine = () => createBatchEngine(data, services, { days: 30, now: testToday });

const numbers = Array.from({ length: 90 }, (_, at) => [String(447_700_900_000 + at), String(12_025_550_100 + at), '999', 'abc'][at % 4]!);
const rows = Buffer.from(numbers.join('\r\n'));
const refused = (line: number, column: number) => (column === 1 && line > 70 ? 502 : line % 5 === 0 ? 501 : undefined);

const linesOf = ({ bytes }: ServiceRows) => Buffer.from(bytes).toString().split('\r\n').slice(0, -1);
const sourceOf = ({ sources }: ServiceRows, line: number) => sources.known[sources.rows[line]! - 1];

test('rows that are asked are the rows, sources and counts of the engine, and the others say why, in the order of the lines', () => {
  const whole = engine().answer(rows);
  const some = answerAsked({ ranges: testRanges, services, answer: engine().answer }, { rows, numbers, refused });
  for (const [column, result] of some.entries()) {
    const [lines, all] = [linesOf(result), linesOf(whole[column]!)];
    expect(lines).toHaveLength(numbers.length);
    const reasons = new Map<number, number>();
    for (const [line, tel] of numbers.entries()) {
      const rc = refused(line, column);
      if (rc === undefined) {
        expect(lines[line]).toBe(all[line]);
        expect(sourceOf(result, line)).toEqual(sourceOf(whole[column]!, line));
      } else {
        expect(lines[line]).toMatch(new RegExp(`^${tel};${tel};.*\\b${rc}\\b`));
        expect(result.sources.rows[line]).toBe(0);
        reasons.set(rc, (reasons.get(rc) ?? 0) + 1);
      }
    }
    for (const [rc, count] of reasons) expect(result.reasons.get(rc)).toBe(count);
    const sides = [...result.counts.values()];
    expect(sides.reduce((sum, [succeeded, failed]) => sum + succeeded + failed, 0)).toBe(numbers.length);
    expect(sides.reduce((sum, [, failed]) => sum + failed, 0)).toBe(result.failed);
    expect([...result.reasons.values()].reduce((sum, count) => sum + count, 0)).toBe(numbers.length);
  }
});

test('a value with a line break and quotes in it is one row', () => {
  const answer = (asked: Uint8Array): ServiceRows[] => {
    const lines = Buffer.from(asked).toString().trimEnd().split('\n');
    const bytes = Buffer.from(lines.map((tel) => `${tel};"A ""B""\r\nLtd";0\r\n`).join(''));
    const none = { failed: 0, counts: new Map(), reasons: new Map(), operators: new Map() };
    return [{ ...none, bytes, sources: { known: [], rows: new Uint8Array(lines.length) } }];
  };
  const asked = { rows: Buffer.from('1201\n1202\n1203\n'), numbers: ['1201', '1202', '1203'] };
  const [result] = answerAsked(
    { ranges: testRanges, services: ['dno'], answer },
    { ...asked, refused: (line) => (line === 1 ? 500 : undefined) },
  );
  expect(Buffer.from(result!.bytes).toString()).toBe('1201;"A ""B""\r\nLtd";0\r\n1202;1202;500;\r\n1203;"A ""B""\r\nLtd";0\r\n');
});
