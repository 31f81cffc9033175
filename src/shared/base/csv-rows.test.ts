import { expect, test } from 'vitest';
import { cellsOfRow, rowsOfText } from './csv-rows.ts';

test('rows end with a line end outside of quotes', () => {
  expect(rowsOfText('a;b\r\nc;d\r\n')).toEqual(['a;b', 'c;d']);
  expect(rowsOfText('"a\r\nb";c\r\nd;"e ""f""\r\ng"\r\n')).toEqual(['"a\r\nb";c', 'd;"e ""f""\r\ng"']);
  expect(rowsOfText('')).toEqual([]);
});

test('cells are without the quotes around them, and a quote inside stands once', () => {
  expect(cellsOfRow('a;b;;')).toEqual(['a', 'b', '', '']);
  expect(cellsOfRow('"a;b";"say ""yes"";""no""";c')).toEqual(['a;b', 'say "yes";"no"', 'c']);
  expect(cellsOfRow('"";"""";"a\r\nb"')).toEqual(['', '"', 'a\r\nb']);
});
