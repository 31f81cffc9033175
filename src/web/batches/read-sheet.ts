/** The rows and cells of a chosen file: text with any common separator, or the first sheet of a workbook. Runs in the worker. */
import type { SheetRow } from '../../shared/batches/prepare-batch.ts';
import { unpackedSize } from './unpacked-size.ts';

export type Separator = ';' | ',' | '\t' | '|';

export interface Sheet {
  readonly rows: readonly SheetRow[];
  /** Separator of the columns; null in a workbook and for a single column. */
  readonly separator: Separator | null;
  readonly isWorkbook: boolean;
}

/** Reason why a file is no table. The worker has no texts: `no-sheet.text.ts` has them. */
export type WhyNoSheet = 'oldWorkbook' | 'packed' | 'unreadable' | 'tooLarge';

export class NoSheet extends Error {
  readonly why: WhyNoSheet;

  constructor(why: WhyNoSheet) {
    super(why);
    this.why = why;
  }
}

const separators: readonly Separator[] = [';', '\t', ',', '|'];
const workbookMaxUnpackedBytes = 200 * 1024 * 1024;
/** Number of lines that decide the separator. */
const linesRead = 200;

/** Reads a whole file. Throws `NoSheet` unless it is text or a readable workbook. */
export async function readSheet(bytes: Uint8Array<ArrayBuffer>): Promise<Sheet> {
  const [first, second] = bytes;
  if (first === 0x50 && second === 0x4b) return readWorkbook(bytes);
  if (first === 0xd0 && second === 0xcf) throw new NoSheet('oldWorkbook');
  if (first === 0x1f && second === 0x8b) throw new NoSheet('packed');
  return readText(textOf(bytes));
}

/** Reads a workbook. The library loads with the first one; it unpacks anything, so the size is checked first. */
async function readWorkbook(bytes: Uint8Array<ArrayBuffer>): Promise<Sheet> {
  const size = unpackedSize(bytes);
  if (size === null) throw new NoSheet('unreadable');
  if (size > workbookMaxUnpackedBytes) throw new NoSheet('tooLarge');
  try {
    const { readSheet: readFirstSheet } = await import('read-excel-file/web-worker');
    const rows = await readFirstSheet(new Blob([bytes]));
    return {
      rows: rows.map((cells, index) => ({ line: index + 1, cells: cells.map((cell) => textOfCell(cell)) })),
      separator: null,
      isWorkbook: true,
    };
  } catch {
    throw new NoSheet('unreadable');
  }
}

function textOfCell(cell: unknown): string {
  if (cell === null || cell === undefined) return '';
  if (cell instanceof Date) return cell.toISOString().replace(/T00:00:00\.000Z$/, '');
  return typeof cell === 'object' ? JSON.stringify(cell) : String(cell as string | number | boolean);
}

async function readText(text: string): Promise<Sheet> {
  const lines = text.replace(/\r\n?/g, '\n').split('\n');
  if (lines.at(-1) === '') lines.pop();
  const separator = separatorOf(lines);
  const rows = (text.includes('"') ? await quotedRows(lines, separator) : null) ?? plainRows(lines, separator);
  return { rows, separator, isWorkbook: false };
}

function plainRows(lines: readonly string[], separator: Separator | null): SheetRow[] {
  return lines.map((line, index) => ({ line: index + 1, cells: separator === null ? [line] : line.split(separator) }));
}

/** Delimiter for "no separator": a character that no file holds. */
const nothing = '\u0001';

/** Parses quoted cells, which may hold separators and line ends; null if the quotes do not parse. */
async function quotedRows(lines: readonly string[], separator: Separator | null): Promise<SheetRow[] | null> {
  const { parse } = await import('csv-parse/browser/esm/sync');
  try {
    const rows: SheetRow[] = [];
    let line = 1;
    parse(lines.join('\n'), {
      delimiter: separator ?? nothing,
      relax_column_count: true,
      relax_quotes: true,
      skip_empty_lines: false,
      onRecord: (cells: string[], { lines: end }: { lines: number }) => {
        rows.push({ line, cells });
        line = end + 1;
        return null;
      },
    });
    return rows;
  } catch {
    return null;
  }
}

/** Returns the separator in at least half of the lines; of several, the one in the most. */
function separatorOf(lines: readonly string[]): Separator | null {
  const sample = lines.slice(0, linesRead).filter((line) => line.trim() !== '');
  let best: { separator: Separator; lines: number } | null = null;
  for (const separator of separators) {
    const found = sample.filter((line) => line.replace(/"[^"]*"/g, '').includes(separator)).length;
    if (found * 2 >= sample.length && found > (best?.lines ?? 0)) best = { separator, lines: found };
  }
  return best?.separator ?? null;
}

/** Decodes the text: UTF-16 with its byte order mark, as spreadsheets save it, UTF-8, otherwise Western European. */
function textOf(bytes: Uint8Array): string {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}
