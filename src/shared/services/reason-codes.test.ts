import { describe, expect, test } from 'vitest';
import { isFailure, reasonCode, reasonCodes } from './reason-codes.ts';

describe('reason codes', () => {
  test('are a closed list, each once and in order', () => {
    expect(reasonCodes.map((line) => line.reasonCode)).toEqual([
      0, 1, 2, 3, 4, 100, 101, 102, 103, 104, 105, 106, 200, 201, 202, 203, 300, 301, 401, 402, 403, 404, 405, 406, 500, 501, 502, 900,
    ]);
    expect(reasonCode(999)).toBeUndefined();
  });

  test('each says in its own words what it means and what to do', () => {
    for (const { description } of reasonCodes) expect(description).toMatch(/^[A-Z].+\.$/);
    expect(new Set(reasonCodes.map(({ description }) => description)).size).toBe(reasonCodes.length);
  });

  test('send nobody to npq for what port dates do not tell: it answers from the same data', () => {
    expect(reasonCode(105)?.description).not.toContain('npq');
  });

  test.each([
    [500, ['your organisation', 'Ask your provider to enable it']],
    [501, ['your organisation', 'Ask your provider to open it']],
    [502, ['your organisation', '00:00 UTC', 'ask your provider to raise it']],
  ])('%i, which the provider sets for an organisation, says what its people can do', (rc, words) => {
    for (const word of words) expect(reasonCode(rc)?.description).toContain(word);
  });

  test.each([
    [0, 'complete', false],
    [1, 'never ported', false],
    [103, 'in no range that we know', false],
    [200, 'absent', false],
    [201, 'unknown subscriber', false],
    [203, 'not covered', false],
    [405, 'an AIT verdict', false],
    [406, 'an AIT verdict', false],
    [100, 'not E.164', true],
    [106, 'outside the region', true],
    [300, 'timed out', true],
    [500, 'not enabled', true],
    [900, 'internal error', true],
    [7, 'a code that does not exist', true],
  ])('%i (%s) counts as failed: %s', (rc, _what, failed) => {
    expect(isFailure(rc)).toBe(failed);
  });

  test('bill answers and verdicts, and no failure, input error or missing coverage', () => {
    const classes = (isBilled: boolean) => new Set(reasonCodes.filter(({ billed }) => billed === isBilled).map((line) => line.class));
    expect(classes(true)).toEqual(new Set(['success', 'negative', 'verdict']));
    expect(classes(false)).toEqual(new Set(['input', 'negative', 'coverage', 'failure', 'account']));
    expect(reasonCode(103)?.billed).toBe(true);
    expect(reasonCode(104)?.billed).toBe(false);
  });

  test('call permanent what asking again does not change', () => {
    expect(reasonCodes.filter(({ permanent }) => !permanent).map((line) => line.reasonCode)).toEqual([3, 200, 300, 301, 502, 900]);
  });
});
