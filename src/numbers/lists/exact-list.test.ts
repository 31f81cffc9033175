import { describe, expect, test } from 'vitest';
import { buildExactList, ExactList, PrefixList } from './exact-list.ts';

describe('an exact list', () => {
  const list = buildExactList([
    ['447700900199', { reason: 'requested', date: '2026-11-01' }],
    ['12025550199', { reason: 'requested', date: '2026-11-01' }],
    ['12025550100', { reason: 'unused', date: null }],
    ['12025550100', { reason: 'spare', date: null }],
  ]);

  test.each([
    ['447700900199', 'requested'],
    ['12025550199', 'requested'],
    ['12025550100', 'spare'],
    ['12025550101', undefined],
    ['4477009001990', undefined],
  ])('says of %s: %s', (tel, reason) => {
    expect(list.find(tel)?.reason).toBe(reason);
  });

  test('keeps equal payloads once', () => {
    expect(list.arrays.payloads).toHaveLength(2);
  });

  test('answers alike after it was stored and loaded', () => {
    expect(new ExactList(structuredClone(list.arrays)).find('12025550100')?.reason).toBe('spare');
  });

  test('holds more payloads than two bytes can name', () => {
    const many = buildExactList(Array.from({ length: 70_000 }, (_, index): [string, number] => [String(447_700_000_000 + index), index]));
    expect(many.find('447700069999')).toBe(69_999);
    expect(many.find('447700000001')).toBe(1);
  });
});

describe('a list of prefixes', () => {
  const list = new PrefixList([
    ['4477', 'outer'],
    ['4477009', 'inner'],
    ['1', 'short'],
  ]);

  test.each([
    ['447700900123', 'inner'],
    ['447711900123', 'outer'],
    ['12025550123', 'short'],
    ['10005550123', 'short'],
    ['19995550123', 'short'],
    ['1', 'short'],
    ['20005550123', undefined],
    ['33639980123', undefined],
    ['447', undefined],
  ])('the longest prefix of %s is %s', (tel, payload) => {
    expect(list.find(tel)).toBe(payload);
  });

  test('names its ranges', () => {
    expect([...list.prefixes()]).toEqual(['4477', '4477009', '1']);
    expect(list.size).toBe(3);
  });
});
