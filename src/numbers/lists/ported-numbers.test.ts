import { describe, expect, test } from 'vitest';
import { writtenTime, type PortEvent } from './port.ts';
import { buildPorted, Ported } from './ported-numbers.ts';

const event = (tel: string, seq: number, changes: Partial<PortEvent> = {}): PortEvent => ({
  tel,
  donorSpId: 'a',
  recipientSpId: 'b',
  rn: '',
  cic: '20',
  portDate: '2026-10-30T08:14:00Z',
  seq,
  ...changes,
});

const events = [
  event('12025550123', 1, { rn: '+12025440000', portDate: '2024-03-11' }),
  event('447700900123', 1, { portDate: '2020-01-01T00:00:00Z' }),
  event('447700900123', 2, { donorSpId: 'b', recipientSpId: 'c', cic: '30' }),
  event('447700900125', 1),
];
const ported = buildPorted(events);

describe('ported numbers', () => {
  test('the recipient of the last move holds the number now', () => {
    expect(ported.currentAt(ported.positionOf('447700900123'))?.recipientSpId).toBe('c');
    expect(ported.currentAt(ported.positionOf('12025550123'))?.rn).toBe('+12025440000');
  });

  test('keep every move, oldest first', () => {
    const ports = ported.portsAt(ported.positionOf('447700900123'));
    expect(ports.map(({ route }) => route.recipientSpId)).toEqual(['b', 'c']);
    expect(ports.map(writtenTime)).toEqual(['2020-01-01T00:00:00Z', '2026-10-30T08:14:00Z']);
  });

  test('say what the last move was, and whether there was one since a time', () => {
    for (const tel of ['12025550123', '447700900123', '447700900125']) {
      const position = ported.positionOf(tel);
      const last = ported.portsAt(position).at(-1);
      expect(ported.lastAt(position)).toEqual(last);
      expect(ported.movedSince(position, last?.time ?? 0)).toBe(true);
      expect(ported.movedSince(position, (last?.time ?? 0) + 1)).toBe(false);
    }
  });

  test('write a date alone where the source knew no time', () => {
    expect(ported.portsAt(ported.positionOf('12025550123')).map(writtenTime)).toEqual(['2024-03-11']);
  });

  test('a number that never moved has no position and no moves', () => {
    expect(ported.positionOf('447700900124')).toBe(-1);
    expect(ported.currentAt(-1)).toBeUndefined();
    expect(ported.portsAt(-1)).toEqual([]);
    expect(ported.lastAt(-1)).toBeUndefined();
    expect(ported.size).toBe(3);
  });

  test('answer alike after they were stored and loaded', () => {
    const loaded = new Ported(structuredClone(ported.segments));
    expect(loaded.portsAt(loaded.positionOf('447700900123'))).toEqual(ported.portsAt(ported.positionOf('447700900123')));
  });

  test.each([
    ['numbers out of order', [event('447700900125', 1), event('447700900123', 1)], 'ascend'],
    ['a number that comes back', [event('12025550123', 1), event('447700900123', 1), event('12025550123', 2)], 'ascend'],
    ['a sequence out of order', [event('447700900123', 2), event('447700900123', 2)], 'ascend by seq'],
    ['a date that is none', [event('447700900123', 1, { portDate: 'soon' })], 'not a port date'],
  ])('refuse %s', (_what, wrong, message) => {
    expect(() => buildPorted(wrong)).toThrow(message);
  });

  test('take at most nine bytes a number for the current holder at 200 numbers a block', () => {
    const many = buildPorted(Array.from({ length: 100_000 }, (_, index) => event(String(447_000_000_000 + index * 50), 1)));
    expect(many.bytes / many.size).toBeLessThanOrEqual(9);
  });
});
