/** Cells of a streamed workbook as XML (ECMA-376). Every cell is text, which no spreadsheet runs, so that numbers and codes stay unchanged. */

/** Longest text in a cell of a sheet, in characters. */
const longestCell = 32_767;
const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };

/** Returns a row of a sheet; the heading is row 1. */
export function textRow(cells: readonly string[], row: number): string {
  return `<row r="${row}">${cells.map((text, column) => textCell(text, column, row)).join('')}</row>`;
}

const rowsAtOnce = 500;

/** The rows of a sheet, the heading first, some hundred at a time: fewer and larger pieces take less time. */
export async function* textRows(rows: AsyncIterable<readonly string[]>): AsyncGenerator<string> {
  let [row, xml] = [0, ''];
  for await (const cells of rows) {
    row += 1;
    xml += textRow(cells, row);
    if (row % rowsAtOnce > 0) continue;
    yield xml;
    xml = '';
  }
  yield xml;
}

/** A cell in a column, from 0, and a row, from 1 or what stands for it; nothing where there is no text. */
export function textCell(text: string, column: number, row: number | string): string {
  if (text === '') return '';
  const safe = text
    .slice(0, longestCell)
    // oxlint-disable-next-line no-control-regex -- these XML takes in no notation, so that they go
    .replaceAll(/[&<>\0-\x08\x0b\x0c\x0e-\x1f]/g, (sign) => escapes[sign] ?? '')
    .toWellFormed();
  return `<c r="${columnName(column)}${row}" t="inlineStr"><is><t xml:space="preserve">${safe}</t></is></c>`;
}

const letters = 26;

/** Returns a column name as spreadsheets count: A to Z, then AA and on. */
function columnName(column: number): string {
  const last = String.fromCharCode(65 + (column % letters));
  return column < letters ? last : columnName(Math.floor(column / letters) - 1) + last;
}
