import { expect, test } from 'vitest';
import { quotedLines, visibleText } from './visible-text.ts';

test.each([
  ['Ann Example', 'Ann Example'],
  ['Zoë O’Neill-Åström 王小明', 'Zoë O’Neill-Åström 王小明'],
  ['a\tb', 'a\tb'],
  ['invoice\u202efdp.exe', 'invoice[U+202E]fdp.exe'],
  ['a\u2066b\u2069', 'a[U+2066]b[U+2069]'],
  ['pay\u200bpal\ufeff', 'pay[U+200B]pal[U+FEFF]'],
  ['one\u0085two', 'one[U+0085]two'],
  ['half \ud83d of it', 'half [U+D83D] of it'],
  ['\u{e0041}', '[U+E0041]'],
])('%j is shown in a mail as %j', (text, shown) => {
  expect(visibleText(text)).toBe(shown);
});

test.each(['\n', '\r\n', '\r', '\v', '\f', '\u0085', '\u2028', '\u2029'])('T50: %j begins a line, which is quoted', (lineEnd) => {
  expect(quotedLines(`Please help.${lineEnd}Your password is over`)).toEqual(['> Please help.', '> Your password is over']);
});
