import { expect, test } from 'vitest';
import { tableCheck } from './table-checks.ts';

/** Looks at a table of a file of three numbers, whose rows have these lines. */
function check(lines: readonly string[]) {
  const rows = tableCheck('rows', 3);
  for (const [index, line] of ['line', ...lines].entries()) rows.add([line, ''], index + 1);
  return rows.finish(lines.length + 1);
}

test('rows may name lines in any order, more than once, or none', () => {
  expect(check(['3', '', '1', '1', '2', ''])).toEqual({ hasHeading: true, rows: 6 });
});

test.each([
  ['a line that the file has not', ['1', '2', '3', '4'], 'Row 5 of the rows has “4” as its line. Enter 1 to 3, or leave it empty'],
  ['line 0', ['0'], 'Row 2 of the rows has “0” as its line. Enter 1 to 3, or leave it empty'],
  ['a line that is no number', ['1', '2', '3', '1e0'], 'Row 5 of the rows has “1e0” as its line. Enter 1 to 3, or leave it empty'],
  ['a number that no row has', ['1', '3'], 'No row names line 2 of the file'],
  ['more rows than come back', ['1', '2', ...Array.from({ length: 199_999 }, () => '3')], 'There are more than 200,000 rows'],
])('%s is refused', (_, lines, message) => {
  expect(() => check(lines)).toThrow(
    expect.objectContaining({ message, details: { errors: { rows: expect.objectContaining({ text: message }) } } }),
  );
});
