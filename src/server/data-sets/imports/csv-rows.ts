/** The rows of a CSV file as a stream: values separated by `;` or `,`, a header row of column names, UTF-8. */
import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { CsvError, type InfoRecord, parse } from 'csv-parse';
import { withoutGuard } from '../../../shared/base/csv.ts';
import { FileRefused } from '../../base/errors.ts';
import { hashingStream } from '../../storage/sha256.ts';
import { type Faults, maxFaults } from './faults.ts';
import { changedWhileRead, type Reading, type Source } from './import-file.ts';

export interface Columns<Name extends string> {
  readonly required: readonly Name[];
  /** Columns that read as empty if the file lacks them. */
  readonly optional?: readonly Name[];
}

export type Row<Name extends string> = Readonly<Record<Name, string>> & { readonly line: number };

const rowsAtOnce = 1_000;
const progressEvery = 100_000;
const maxRowBytes = 64 * 1024;

/**
 * Yields the rows in groups. Rows with a wrong number of values, or that are no CSV, go into `faults`. Throws `FileRefused` if the header is wrong,
 * or the file has changed since `source` was made.
 */
export async function* readRows<Name extends string>(
  source: Source,
  columns: Columns<Name>,
  { faults, progress, reading }: { faults: Faults; progress: (text: string) => void; reading?: Reading | undefined },
): AsyncGenerator<Row<Name>[]> {
  const hashing = hashingStream();
  // The last line of the last parsed record, since rows are read some time later. An unclosed quote began in the line after it.
  let lastLine = 0;
  const records = createReadStream(source.file, { highWaterMark: 1 << 20 })
    .pipe(hashing.stream)
    .pipe(
      parse({
        delimiter: await delimiterOf(source.file),
        bom: true,
        info: true,
        relax_column_count: true,
        max_record_size: maxRowBytes,
        skip_records_with_error: true,
        on_record: (record: string[], { lines }) => {
          lastLine = lines;
          return record;
        },
        on_skip: (error) => {
          faults.add(lastLine + 1, formatCsvError(error));
          lastLine = lineOf(error) ?? lastLine;
          return undefined;
        },
      }),
    );
  let toRow: ((record: string[], line: number) => Row<Name> | undefined) | undefined;
  let rows: Row<Name>[] = [];
  let count = 0;
  for await (const { record, info } of records as AsyncIterable<{ record: string[]; info: InfoRecord }>) {
    if (!toRow) {
      toRow = rowMaker(positionsOf(record, columns), record.length, faults);
      continue;
    }
    const row = toRow(record, info.lines);
    if (row) rows.push(row);
    count += 1;
    if (count % progressEvery === 0) progress(`${count.toLocaleString('en')} rows read`);
    if (faults.areTooMany) throw new FileRefused(`More than ${maxFaults} faults: this is not a file of this kind`);
    if (rows.length < rowsAtOnce) continue;
    reading?.(info.bytes / source.bytes);
    yield rows;
    rows = [];
  }
  if (hashing.result().sha256 !== source.sha256) throw changedWhileRead(source.file);
  if (!toRow) throw new FileRefused('The file is empty: it has no header row');
  reading?.(1);
  if (rows.length > 0) yield rows;
}

/** Returns the delimiter of the first line. */
async function delimiterOf(file: string): Promise<string> {
  const handle = await open(file);
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(maxRowBytes), 0, maxRowBytes, 0);
    const [header = ''] = buffer.toString('utf8', 0, bytesRead).split('\n');
    return header.includes(';') ? ';' : ',';
  } finally {
    await handle.close();
  }
}

/** Returns the position of each column. Throws `FileRefused` with every fault of the header. */
function positionsOf<Name extends string>(header: readonly string[], { required, optional = [] }: Columns<Name>): [Name, number][] {
  const names = header.map((name) => name.trim());
  const known: readonly string[] = [...required, ...optional];
  const wrong = [
    ...required.filter((name) => !names.includes(name)).map((name) => `the column ${name} is missing`),
    ...names.filter((name) => !known.includes(name)).map((name) => `there is no column "${name}"`),
    ...names.filter((name, index) => names.indexOf(name) !== index).map((name) => `the column ${name} stands twice`),
  ];
  if (wrong.length > 0) throw new FileRefused(`The header row is wrong: ${wrong.join('; ')}. The columns are ${known.join(';')}`);
  return [...required, ...optional].map((name) => [name, names.indexOf(name)]);
}

function rowMaker<Name extends string>(positions: readonly [Name, number][], width: number, faults: Faults) {
  return (record: string[], line: number): Row<Name> | undefined => {
    if (record.length !== width) {
      faults.add(line, record.length === 1 && record[0] === '' ? 'is empty' : `has ${record.length} values instead of ${width}`);
      return undefined;
    }
    const row: Record<string, string | number> = { line };
    // Our own exports write formulas as text.
    for (const [name, position] of positions) row[name] = withoutGuard(record[position] ?? '');
    // Every column name was filled in just above.
    return row as Row<Name>;
  };
}

function formatCsvError(error: CsvError | undefined): string {
  const isOpen = error?.code === 'CSV_QUOTE_NOT_CLOSED' || error?.code === 'CSV_MAX_RECORD_SIZE';
  const wanted = 'put the value in quotes, and write "" for each quote in it';
  return isOpen ? `begins a quote that is not closed within ${maxRowBytes} bytes: ${wanted}` : `has a quote in the wrong place: ${wanted}`;
}

function lineOf(error: CsvError | undefined): number | undefined {
  const line: unknown = error?.['lines'];
  return typeof line === 'number' ? line : undefined;
}
