import { describe, expect, test } from 'vitest';
import { fileFormat, howLongAgo } from './file-facts.ts';
import { visitsAfter } from './last-visit.ts';

test.each([
  ['product-guide.pdf', 'PDF'],
  ['cic-list-2026-11-20-ab.csv', 'CSV'],
  ['README', 'File'],
])('the type of %s is %s', (filename, format) => {
  expect(fileFormat(filename)).toBe(format);
});

test.each([
  ['2026-11-20T12:00:30Z', 'just now'],
  ['2026-11-20T11:59:31Z', 'just now'],
  ['2026-11-20T11:59:00Z', '1 minute ago'],
  ['2026-11-20T10:00:00Z', '2 hours ago'],
  ['2026-11-19T12:00:00Z', 'yesterday'],
  ['2026-11-06T12:00:00Z', '14 days ago'],
  ['2026-09-01T12:00:00Z', '2 months ago'],
  ['2024-02-29T12:00:00Z', '2 years ago'],
])('%s is %s at noon of 20 November 2026', (moment, text) => {
  expect(howLongAgo(moment, new Date('2026-11-20T12:00:00Z'))).toBe(text);
});

describe('new since your last visit', () => {
  const at = (time: string) => new Date(`2026-11-20T${time}Z`);

  test('on a first visit nothing is new, and a reload within it changes nothing', () => {
    const first = visitsAfter(undefined, at('08:00:00'));
    expect(first).toEqual({ before: null, latest: '2026-11-20T08:00:00.000Z' });
    expect(visitsAfter(first, at('08:59:59')).before).toBeNull();
  });

  test('a visit ends with an hour without a look, and what comes after counts as new', () => {
    const first = visitsAfter(visitsAfter(undefined, at('08:00:00')), at('08:30:00'));
    const second = visitsAfter(first, at('09:30:01'));
    expect(second.before).toBe('2026-11-20T08:30:00.000Z');
    expect(visitsAfter(second, at('09:40:00')).before).toBe('2026-11-20T08:30:00.000Z');
  });
});
