/** The file of an import: that it is one whole text file in UTF-8, and that it stays as it is while it is read. */
import { isUtf8 } from 'node:buffer';
import { createHash } from 'node:crypto';
import { createReadStream, type Stats } from 'node:fs';
import { stat } from 'node:fs/promises';
import { FileRefused } from '../../base/errors.ts';

/** A file whose content is known by its hash. */
export interface Source {
  readonly file: string;
  readonly bytes: number;
  readonly sha256: string;
}

/** Is told how much of a file was read, from 0 to 1. */
export type Reading = (share: number) => void;

const chunkBytes = 1 << 20;
const newLine = 0x0a;
const wanted = 'CSV in UTF-8';

/** Reads the whole file once. Throws `FileRefused` where it is missing, no file, no text in UTF-8, or somebody writes it. */
export async function sourceOf(file: string, reading?: Reading): Promise<Source> {
  try {
    const before = await stat(file);
    const fault = kindFault(before);
    if (fault !== undefined) throw new FileRefused(`${file} ${fault}`);
    const source = { file, ...(await readText(file, (bytes) => reading?.(Math.min(1, bytes / before.size)))) };
    const after = await stat(file);
    if (source.bytes !== before.size || after.size !== before.size || after.mtimeMs !== before.mtimeMs) throw changedWhileRead(file);
    return source;
  } catch (cause) {
    if (cause instanceof FileRefused) throw cause;
    throw new FileRefused(`${file} cannot be read: ${cause instanceof Error ? cause.message : String(cause)}`, { cause });
  }
}

/** Somebody writes the file, or has replaced it. */
export function changedWhileRead(file: string): FileRefused {
  return new FileRefused(`${file} was changed while it was read: import it again when it is complete`);
}

function kindFault(found: Stats): string | undefined {
  if (found.isFile()) return undefined;
  if (found.isDirectory()) return `is a folder: name one file, ${wanted}`;
  const kind = found.isFIFO() ? 'pipe' : found.isSocket() ? 'socket' : 'device';
  return `is a ${kind}, which cannot be read twice: save its output as a file and import that`;
}

async function readText(file: string, reached: (bytes: number) => void): Promise<{ bytes: number; sha256: string }> {
  const hash = createHash('sha256');
  let bytes = 0;
  let rest: Buffer = Buffer.alloc(0);
  for await (const chunk of createReadStream(file, { highWaterMark: chunkBytes }) as AsyncIterable<Buffer>) {
    const fault = bytes === 0 ? formatFault(chunk) : undefined;
    if (fault !== undefined) throw new FileRefused(`${file} ${fault}`);
    hash.update(chunk);
    bytes += chunk.length;
    reached(bytes);
    const text = rest.length > 0 ? Buffer.concat([rest, chunk]) : chunk;
    const end = endOfLastCharacter(text);
    if (!isUtf8(text.subarray(0, end))) throw await wrongEncoding(file, bytes - text.length);
    rest = text.subarray(end);
  }
  if (!isUtf8(rest)) throw await wrongEncoding(file, bytes - rest.length);
  return { bytes, sha256: hash.digest('hex') };
}

/** Files that people send instead of CSV, by how they begin. */
const formats: readonly (readonly [hex: string, fault: string])[] = [
  ['1f8b', 'is compressed (gzip): unpack it, and import the CSV file in it'],
  ['28b52ffd', 'is compressed (zstd): unpack it, and import the CSV file in it'],
  ['425a68', 'is compressed (bzip2): unpack it, and import the CSV file in it'],
  ['fd377a585a00', 'is compressed (xz): unpack it, and import the CSV file in it'],
  ['d0cf11e0', `is a spreadsheet (xls): save it there as ${wanted}, and import that`],
  ['fffe', `is in UTF-16: save it as ${wanted}`],
  ['feff', `is in UTF-16: save it as ${wanted}`],
];

function formatFault(head: Buffer): string | undefined {
  const start = head.toString('hex', 0, 8);
  const known = formats.find(([hex]) => start.startsWith(hex));
  if (known) return known[1];
  if (start.startsWith('504b0304')) {
    return head.includes('xl/') || head.includes('[Content_Types].xml')
      ? `is a spreadsheet (xlsx): save it there as ${wanted}, and import that`
      : 'is an archive (zip): unpack it, and import the CSV file in it';
  }
  // Without a mark at its start: every second byte of Latin letters is zero.
  const isWide = head.length >= 4 && [0, 1].some((odd) => head.subarray(0, 64).every((byte, index) => index % 2 !== odd || byte === 0));
  return isWide ? `is in UTF-16: save it as ${wanted}` : undefined;
}

/** Behind the last byte of ASCII, which is a character by itself: a longer one may go on in the next chunk. */
function endOfLastCharacter(text: Buffer): number {
  let end = text.length;
  while (end > 0 && text[end - 1]! >= 0x80) end -= 1;
  return end;
}

/** Names the first line that is not UTF-8, which is not before the byte `from`. The file is read once more: only a wrong one pays for that. */
async function wrongEncoding(file: string, from: number): Promise<FileRefused> {
  let line = 1;
  let position = 0;
  let pieces: Buffer[] = [];
  for await (const chunk of createReadStream(file, { highWaterMark: chunkBytes }) as AsyncIterable<Buffer>) {
    let start = 0;
    for (let end = chunk.indexOf(newLine); end >= 0; end = chunk.indexOf(newLine, start)) {
      pieces.push(chunk.subarray(start, end));
      if (position + end >= from && !isUtf8(Buffer.concat(pieces))) return notUtf8(file, line);
      pieces = [];
      line += 1;
      start = end + 1;
    }
    if (start < chunk.length) pieces.push(chunk.subarray(start));
    position += chunk.length;
  }
  return notUtf8(file, line);
}

function notUtf8(file: string, line: number): FileRefused {
  return new FileRefused(`${file}, line ${line}, is not in UTF-8, perhaps in Latin-1 or Windows-1252: save the file as ${wanted}`);
}
