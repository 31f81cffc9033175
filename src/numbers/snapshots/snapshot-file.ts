/**
 * The container of every snapshot file: a preamble, a JSON header, then byte sections that begin at multiples of eight, so that they are
 * used as typed arrays where they lie. Numbers are little-endian, as on every machine this runs on.
 *
 *      0  magic            8 bytes, "DIALPLAN"
 *      8  format version   uint32
 *     12  header length    uint32, bytes of JSON
 *     16  length of the whole file   float64
 *     24  CRC-32 of everything behind the preamble   uint32, then four zero bytes
 *     32  header, then the sections in its order
 *
 * The checksum guards against torn, cut and foreign files, not against forgery: CRC-32 reads 40 MB in 8 ms where SHA-256 takes 25
 * of the 60 ms in which a set must load.
 */
import { closeSync, fsyncSync, openSync, readFileSync, renameSync, rmSync, writeSync } from 'node:fs';
import { type FileHandle, open } from 'node:fs/promises';
import { dirname } from 'node:path';
import { crc32 } from 'node:zlib';

const magic = Buffer.from('DIALPLAN');
const formatVersion = 1;
const preambleLength = 32;

/** A file that is not a whole snapshot of the kind asked for. The message names the file and the reason. */
export class SnapshotError extends Error {
  override name = 'SnapshotError';
}

/** A snapshot in memory: its kind, its header (any JSON) and its sections by name. */
export interface SnapshotContent {
  readonly kind: string;
  readonly header: unknown;
  readonly sections: Readonly<Record<string, Uint8Array>>;
}

interface FileHeader {
  readonly kind: string;
  readonly header: unknown;
  readonly sections: readonly { readonly name: string; readonly length: number }[];
}

/** Writes the file entirely or not at all: a temporary file beside it, flushed to the disk, then renamed. */
export function writeSections(file: string, content: SnapshotContent): void {
  const temporary = `${file}.${process.pid}.tmp`;
  try {
    const descriptor = openSync(temporary, 'w');
    try {
      for (const part of layOut(content)) writeWhole(descriptor, part);
      fsyncSync(descriptor);
    } finally {
      closeSync(descriptor);
    }
    renameSync(temporary, file);
  } catch (error) {
    rmSync(temporary, { force: true });
    throw error;
  }
  flushDirectory(dirname(file));
}

/** Reads a file that `writeSections` wrote. The sections are views of one buffer. Throws `SnapshotError` for anything else. */
export function readSections(file: string, kind: string): SnapshotContent {
  const bytes = readFileSync(file);
  const fault = faultOf(bytes);
  if (fault !== undefined) throw new SnapshotError(`${file} is not usable: ${fault}`);
  const headerEnd = preambleLength + bytes.readUInt32LE(12);
  // A parsing edge: the checksum has shown that the header is unchanged.
  const header = JSON.parse(bytes.toString('utf8', preambleLength, headerEnd)) as FileHeader;
  if (header.kind !== kind) throw new SnapshotError(`${file} is not usable: it holds ${header.kind}, not ${kind}`);
  const sections: Record<string, Uint8Array> = {};
  let offset = aligned(headerEnd);
  for (const { name, length } of header.sections) {
    sections[name] = bytes.subarray(offset, offset + length);
    offset += aligned(length);
  }
  return { kind, header: header.header, sections };
}

/**
 * Reads a file like `readSections`, but piece by piece, for files of any size beside other work: everything else continues between two pieces. Each section has
 * a buffer of its own.
 */
export async function loadSections(file: string, ...kinds: readonly string[]): Promise<SnapshotContent> {
  const handle = await open(file);
  try {
    const { size } = await handle.stat();
    const preamble = Buffer.alloc(preambleLength);
    await readFully(handle, preamble, { position: 0 });
    const fault = preambleFaultOf(preamble, size);
    if (fault !== undefined) throw new SnapshotError(`${file} is not usable: ${fault}`);
    const headerBytes = Buffer.alloc(aligned(preamble.readUInt32LE(12)));
    let checksum = await readFully(handle, headerBytes, { position: preambleLength });
    const header = headerOf(file, headerBytes.toString('utf8', 0, preamble.readUInt32LE(12)));
    if (!kinds.includes(header.kind)) throw new SnapshotError(`${file} is not usable: it holds ${header.kind}, not ${kinds.join(' or ')}`);
    const sections: Record<string, Uint8Array> = {};
    let offset = preambleLength + headerBytes.length;
    for (const { name, length } of header.sections) {
      const bytes = new Uint8Array(aligned(length));
      checksum = await readFully(handle, bytes, { position: offset, checksum });
      sections[name] = bytes.subarray(0, length);
      offset += bytes.length;
    }
    if (checksum !== preamble.readUInt32LE(24)) throw new SnapshotError(`${file} is not usable: its checksum is wrong`);
    return { kind: header.kind, header: header.header, sections };
  } finally {
    await handle.close();
  }
}

/**
 * Reads the header of a snapshot by `read`, which returns the bytes from a position on; without the sections, so the checksum is not verified. Throws
 * `SnapshotError` if the file is no snapshot.
 */
export async function readHeader(
  name: string,
  read: (from: number, length: number) => Promise<Buffer>,
): Promise<Pick<SnapshotContent, 'kind' | 'header'>> {
  const preamble = await read(0, preambleLength);
  const isSnapshot = preamble.length === preambleLength && preamble.subarray(0, magic.length).equals(magic);
  if (!isSnapshot) throw new SnapshotError(`${name} is not usable: it is no snapshot`);
  const { kind, header } = headerOf(name, (await read(preambleLength, preamble.readUInt32LE(12))).toString());
  return { kind, header };
}

/** A parsing edge before the checksum is known: a torn header fails here or, if it is still JSON, by the checksum. */
function headerOf(file: string, text: string): FileHeader {
  try {
    return JSON.parse(text) as FileHeader;
  } catch {
    throw new SnapshotError(`${file} is not usable: its checksum is wrong`);
  }
}

const pieceBytes = 4 * 1024 * 1024;

/** Fills `into` from `position` on and returns the checksum continued from `checksum`. */
async function readFully(
  handle: FileHandle,
  into: Uint8Array,
  { position, checksum: before = 0 }: { position: number; checksum?: number },
): Promise<number> {
  let checksum = before;
  for (let filled = 0; filled < into.length;) {
    const { bytesRead } = await handle.read(into, filled, Math.min(pieceBytes, into.length - filled), position + filled);
    if (bytesRead === 0) break;
    checksum = crc32(into.subarray(filled, filled + bytesRead), checksum);
    filled += bytesRead;
  }
  return checksum;
}

function faultOf(bytes: Buffer): string | undefined {
  const fault = preambleFaultOf(bytes, bytes.length);
  if (fault !== undefined) return fault;
  if (crc32(bytes.subarray(preambleLength)) !== bytes.readUInt32LE(24)) return 'its checksum is wrong';
  return undefined;
}

function preambleFaultOf(preamble: Buffer, size: number): string | undefined {
  if (size < preambleLength || !preamble.subarray(0, magic.length).equals(magic)) return 'it is no snapshot';
  const version = preamble.readUInt32LE(8);
  if (version !== formatVersion) return `its format is ${version}, and this program reads ${formatVersion}`;
  const length = preamble.readDoubleLE(16);
  if (length !== size) return `it has ${size} of ${length} bytes`;
  return undefined;
}

/** Returns all parts of the file in their order, padding included. */
function layOut({ kind, header, sections }: SnapshotContent): Uint8Array[] {
  const entries = Object.entries(sections);
  const fileHeader: FileHeader = { kind, header, sections: entries.map(([name, { length }]) => ({ name, length })) };
  const headerBytes = Buffer.from(JSON.stringify(fileHeader));
  const parts = [headerBytes, ...entries.map(([, section]) => section)].flatMap((part) => [part, padding(part.length)]);
  const preamble = Buffer.alloc(preambleLength);
  magic.copy(preamble);
  preamble.writeUInt32LE(formatVersion, 8);
  preamble.writeUInt32LE(headerBytes.length, 12);
  preamble.writeDoubleLE(preambleLength + parts.reduce((sum, part) => sum + part.length, 0), 16);
  preamble.writeUInt32LE(
    parts.reduce((sum, part) => crc32(part, sum), 0),
    24,
  );
  return [preamble, ...parts];
}

function aligned(length: number): number {
  return Math.ceil(length / 8) * 8;
}

function padding(length: number): Uint8Array {
  return new Uint8Array(aligned(length) - length);
}

/** Writes a whole part: one call may write less than it is given. */
function writeWhole(descriptor: number, part: Uint8Array): void {
  for (let written = 0; written < part.length;) written += writeSync(descriptor, part, written);
}

/** Flushes the directory, because only then does the rename survive a power failure. Windows cannot open a directory, and need not. */
function flushDirectory(directory: string): void {
  if (process.platform === 'win32') return;
  const descriptor = openSync(directory, 'r');
  try {
    fsyncSync(descriptor);
  } finally {
    closeSync(descriptor);
  }
}
