/** CSV that a spreadsheet opens without running anything: quoted as RFC 4180 asks, and with formulas made plain text. */

export type CsvValue = string | number | boolean | null | undefined;

/** Makes Excel read the file as UTF-8. */
const byteOrderMark = '\ufeff';

/** E.164 with or without its plus sign, negative numbers and codes with leading zeros are data and stay as they are. */
const plainNumber = /^[+-]?\d{1,20}([.,]\d+)?$/;
const needsNothing = /^\w[\w .:/()-]*$/;

/**
 * What starts a formula, in half and full width, at the start of the cell and after everything that a spreadsheet with
 * other settings may take for a separator: there the rest of the cell becomes a cell of its own.
 */
const formulaStart = /(^|[;,\t\r\n])((?:[^\S\t\r\n]|['"])*)([=+\-@\uFF1D\uFF0B\uFF0D\uFF20])/g;

/** One cell. An apostrophe in front of what would be a formula makes it text; everything else comes back as it was. */
export function csvCell(value: CsvValue): string {
  if (value === null || value === undefined) return '';
  const given = String(value);
  if (needsNothing.test(given) && !given.endsWith(' ')) return given;
  let text = given.replaceAll('\0', '');
  if (!plainNumber.test(text)) text = text.replace(formulaStart, "$1'$2$3");
  if (/^[\t\r]/.test(text)) text = `'${text}`;
  return quotedCell(text);
}

/** The same with the apostrophe that `csvCell` puts there. */
const guarded = new RegExp(formulaStart.source.replace('((?:', "'((?:"), 'g');

/** What `csvCell` was given, from a cell whose quotes are undone: without the apostrophe in front of what would be a formula. */
export function withoutGuard(text: string): string {
  return text.includes("'") ? text.replaceAll(guarded, '$1$2$3') : text;
}

/** One cell that is safe already: quoted where it must be, and otherwise as it is. */
export function quotedCell(text: string): string {
  return /[";,\t\r\n']|^\s|\s$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** One line of cells that are safe already, without its line end: quoted where they must be, and otherwise as they are. */
export function quotedRow(cells: readonly string[]): string {
  return cells.map(quotedCell).join(';');
}

/** One line, without its line end. */
export function csvRow(values: readonly CsvValue[], separator: ';' | ',' = ';'): string {
  return values.map(csvCell).join(separator);
}

/** A whole file, with CRLF line ends. */
export function csvText(
  rows: readonly (readonly CsvValue[])[],
  { separator = ';', bom = false }: { separator?: ';' | ','; bom?: boolean } = {},
): string {
  return (bom ? byteOrderMark : '') + rows.map((row) => `${csvRow(row, separator)}\r\n`).join('');
}
