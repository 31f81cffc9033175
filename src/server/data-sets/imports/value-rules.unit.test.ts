import { expect, test } from 'vitest';
import { isShortText } from './value-rules.ts';

test('a text is as long as its column allows and no longer', () => {
  expect([isShortText('', 40), isShortText('a'.repeat(40), 40), isShortText('a'.repeat(41), 40)]).toEqual([true, true, false]);
});

test.each(['a\tb', 'a\u0000', 'a\u007f', '\ufffd'])('%j cannot be shown', (text) => {
  expect(isShortText(text, 40)).toBe(false);
});
