/** CSV that is safe in spreadsheets: quoted as RFC 4180 requires, with formulas turned into plain text. */

export type CsvValue = string | number | boolean | null | undefined;

/** Makes Excel read the file as UTF-8. */
const byteOrderMark = '\ufeff';

/** E.164 with or without plus sign, negative numbers and codes with leading zeros are data and stay unchanged. */
const plainNumber = /^[+-]?\d{1,20}([.,]\d+)?$/;
const needsNothing = /^\w[\w .:/()-]*$/;

/**
 * Characters that start a formula, half and full width, at the start of a cell or after anything that a spreadsheet with other settings may take for a
 * separator: there the rest becomes a cell of its own.
 */
const formulaStart = /(^|[;,\t\r\n])((?:[^\S\t\r\n]|['"])*)([=+\-@\uFF1D\uFF0B\uFF0D\uFF20])/g;

/** Returns one cell. An apostrophe turns a formula into text; everything else stays unchanged. */
export function csvCell(value: CsvValue): string {
  if (value === null || value === undefined) return '';
  const given = String(value);
  if (needsNothing.test(given) && !given.endsWith(' ')) return given;
  let text = given.replaceAll('\0', '');
  if (!plainNumber.test(text)) text = text.replace(formulaStart, "$1'$2$3");
  if (/^[\t\r]/.test(text)) text = `'${text}`;
  return quotedCell(text);
}

/** The same pattern with the apostrophe that `csvCell` adds. */
const guarded = new RegExp(formulaStart.source.replace('((?:', "'((?:"), 'g');

/** Returns the value that `csvCell` got, from an unquoted cell: removes the apostrophe before a formula. */
export function withoutGuard(text: string): string {
  return text.includes("'") ? text.replaceAll(guarded, '$1$2$3') : text;
}

/** Quotes a cell that is already safe, where needed. */
export function quotedCell(text: string): string {
  return /[";,\t\r\n']|^\s|\s$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** Joins safe cells into one line without line end, quoted where needed. */
export function quotedRow(cells: readonly string[]): string {
  return cells.map(quotedCell).join(';');
}

/** Returns one line without line end. */
export function csvRow(values: readonly CsvValue[], separator: ';' | ',' = ';'): string {
  return values.map(csvCell).join(separator);
}

/** Returns a whole file with CRLF line ends. */
export function csvText(
  rows: readonly (readonly CsvValue[])[],
  { separator = ';', bom = false }: { separator?: ';' | ','; bom?: boolean } = {},
): string {
  return (bom ? byteOrderMark : '') + rows.map((row) => `${csvRow(row, separator)}\r\n`).join('');
}
