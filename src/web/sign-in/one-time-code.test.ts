import { describe, expect, test } from 'vitest';
import { codeIn } from './one-time-code.ts';

describe('the code in a pasted text', () => {
  test.each([
    '123456',
    ' 123456 ',
    '123 456',
    '123-456',
    '123\u2013456',
    '123\u00a0456',
    '123.456',
    '１２３４５６',
    '123456\n',
    'Code: 123456',
    '123456 is your Dialplane code. It works for 10 minutes, until 14:42 UTC on 2026-11-21.',
    'Asked for at 2026-11-21 14:32 UTC. Call +44 207 946 0123 if it was not you. Your code: 123456.',
    '"123456"',
    'G-123456',
  ])('%j is 123456', (text) => {
    expect(codeIn(text)).toBe('123456');
  });

  test('keeps leading zeros', () => {
    expect(codeIn('000 012')).toBe('000012');
  });

  test.each(['', '12345', '1234567', '12 34 56', 'no code here', '447700900123', '2026-11-21 14:32'])('%j holds none', (text) => {
    expect(codeIn(text)).toBeNull();
  });
});
