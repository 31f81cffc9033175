import { expect, test } from 'vitest';
import { progressMeter, progressText } from './progress-meter.ts';

test.each([
  ['', 0, 0, '0 %'],
  ['', 0.009, 60_000, '0 %'],
  ['', 0.5, 999, '50 %'],
  ['', 0.5, 1_000, '50 %, about 1 s left'],
  ['100,000 rows read', 0.42, 12_000, '100,000 rows read, 42 %, about 17 s left'],
  ['', 0.25, 33_000, '25 %, about 99 s left'],
  ['', 0.25, 40_000, '25 %, about 2 min left'],
  ['', 0.01, 90_000, '1 %, about 3 h left'],
  ['', 0.999, 10_000, '99 %, about 1 s left'],
  ['', 1, 10_000, '100 %'],
  ['sorting', undefined, 10_000, 'sorting'],
])('"%s" at a share of %s after %d ms is written: %s', (text, share, elapsedMs, line) => {
  expect(progressText(text, { share, elapsedMs })).toBe(line);
});

test('one line is written over, not more often than every 200 ms, and is gone at the end', () => {
  let now = 0;
  const written: string[] = [];
  const meter = progressMeter({ write: (text: string) => written.push(text) }, 'ranges', () => now);
  for (const [at, share] of [
    [0, 0],
    [100, 0.1],
    [1_000, 0.25],
    [1_150, 0.3],
    [2_000, 1],
    [2_000, 1],
  ] as const) {
    now = at;
    meter.reached(share);
  }
  meter.say('sorting');
  // Another pass begins anew.
  meter.reached(0);
  now = 3_500;
  meter.reached(0.5);
  meter.end();
  const lines = [
    'ranges: 0 %',
    'ranges: 25 %, about 3 s left',
    'ranges: 100 %',
    'ranges: sorting',
    'ranges: sorting, 50 %, about 2 s left',
    '',
  ];
  expect(written).toEqual(lines.map((line) => `\r\u001b[K${line}`));
});
