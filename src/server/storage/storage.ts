/**
 * Where files are kept: uploads, results, documents. A file is there entirely or not at all, and never changes under its key.
 * Keys are ours alone (letters, digits, `-`, `_`, `.` and `/`), never anything that a caller sent.
 */
import { createHash, randomBytes } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { type FileHandle, mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Readable } from 'node:stream';
import { baseSaid } from '../../shared/base/said.ts';
import type { Said } from '../../shared/base/sayings.ts';
import { OutsideFault } from '../base/errors.ts';

/** The first and the last byte of a part, both counted. */
export interface ByteRange {
  readonly from: number;
  readonly to: number;
}

export interface StoredFile {
  readonly bytes: number;
  /** Hex digits of the content's SHA-256. */
  readonly sha256: string;
}

export interface Storage {
  /** Keeps a file. When `content` throws, nothing is kept and the error goes on. As every method, throws `StorageAway`. */
  write(key: string, content: Uint8Array | AsyncIterable<Uint8Array>): Promise<StoredFile>;
  /** Opens a file, or the part of it from byte `from` to byte `to`, both counted. Throws `FileMissing`. */
  read(key: string, range?: ByteRange): Promise<Readable>;
  /** The keys of the files in a folder, whose name ends in `/`, in their order; none where it is not there. */
  list(folder: string): Promise<string[]>;
  /** Removes everything whose key begins with `prefix`, which ends in `/` or is a whole key; nothing there is no error. */
  remove(prefix: string): Promise<void>;
  /** Tries whether files can be kept now; of a service, whether it answers. */
  check(): Promise<void>;
}

/** Files cannot be read or written now, whatever is asked: the disk is full or read-only, or the service away. */
export class StorageAway extends OutsideFault {
  readonly said: Said;

  constructor(said: Said, options?: ErrorOptions) {
    super(said.text, options);
    this.said = said;
  }
}

/** No file has this key. */
export class FileMissing extends OutsideFault {
  constructor(key: string) {
    super(`There is no file ${key}`);
  }
}

/** Throws on what is no key: a path upwards, an absolute one, a folder's hidden file. */
export function checkKey(key: string): void {
  if (!/^[\w-][\w.-]*(\/[\w-][\w.-]*)*\/?$/.test(key)) throw new RangeError(`"${key}" is no key of a file`);
}

/** Files under `directory`. Half-written ones lie in a folder of their own until they are whole and on the disk. */
export function diskStorage(directory: string): Storage {
  const partial = join(directory, '.partial');
  /** Runs `work` with a name for a file that nobody reads, which is gone when `work` throws. */
  const withTemporary = async <Result>(work: (path: string) => Promise<Result>): Promise<Result> => {
    const temporary = join(partial, randomBytes(16).toString('hex'));
    try {
      await mkdir(partial, { recursive: true });
      return await work(temporary);
    } catch (error) {
      await rm(temporary, { force: true }).catch(() => undefined);
      throw ofDisk(error);
    }
  };
  return {
    write: (key, content) =>
      withTemporary(async (temporary) => {
        const target = pathOf(directory, key);
        const stored = await writeWhole(temporary, content);
        await mkdir(dirname(target), { recursive: true });
        await rename(temporary, target);
        await syncFolders(dirname(target), dirname(directory));
        return stored;
      }),

    async read(key, range) {
      const path = pathOf(directory, key);
      const found = await stat(path).catch(() => undefined);
      if (!found?.isFile()) throw new FileMissing(key);
      return createReadStream(path, range && { start: range.from, end: range.to });
    },

    async list(folder) {
      const entries = await readdir(pathOf(directory, folder), { withFileTypes: true }).catch((error: unknown) => {
        if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return [];
        throw ofDisk(error);
      });
      return entries.flatMap((entry) => (entry.isFile() ? [`${folder}${entry.name}`] : [])).toSorted();
    },

    async remove(prefix) {
      // A worker may write there at this very moment.
      await rm(pathOf(directory, prefix), { recursive: true, force: true, maxRetries: 3 }).catch((error: unknown) => {
        throw ofDisk(error);
      });
    },

    check: () =>
      withTemporary(async (temporary) => {
        await writeWhole(temporary, Buffer.from('check'));
        await rm(temporary);
      }),
  };
}

/** By what the system says: no space, no right to write, a disk that fails. */
const diskFaults: Partial<Record<string, Said>> = {
  ENOSPC: baseSaid.noSpace,
  EDQUOT: baseSaid.noSpace,
  EROFS: baseSaid.filesReadOnly,
  EACCES: baseSaid.filesReadOnly,
  EPERM: baseSaid.filesReadOnly,
  ENOTDIR: baseSaid.filesReadOnly,
  EEXIST: baseSaid.filesReadOnly,
  EIO: baseSaid.diskFails,
  ESTALE: baseSaid.diskFails,
};

function ofDisk(cause: unknown): unknown {
  const code = cause instanceof Error && 'code' in cause && typeof cause.code === 'string' ? cause.code : '';
  const fault = diskFaults[code];
  return fault === undefined ? cause : new StorageAway(fault, { cause });
}

const staleAfterMs = 60 * 60_000;

/** Removes what a killed process left half-written an hour ago. */
export async function removePartialFiles(directory: string): Promise<void> {
  const partial = join(directory, '.partial');
  for (const name of await readdir(partial).catch((): string[] => [])) {
    const found = await stat(join(partial, name)).catch(() => undefined);
    if (found && found.mtimeMs < Date.now() - staleAfterMs) await rm(join(partial, name), { force: true });
  }
}

async function writeWhole(path: string, content: Uint8Array | AsyncIterable<Uint8Array>): Promise<StoredFile> {
  const file = await open(path, 'wx', 0o600);
  try {
    const hash = createHash('sha256');
    let bytes = 0;
    for await (const chunk of content instanceof Uint8Array ? [content] : content) {
      hash.update(chunk);
      await writeAll(file, chunk);
      bytes += chunk.byteLength;
    }
    await file.datasync();
    return { bytes, sha256: hash.digest('hex') };
  } finally {
    await file.close();
  }
}

/**
 * Brings the names in `folder`, and in those above it up to `last`, to the disk: a file that is there may lose its name in a power failure,
 * and a new folder too. All of them each time: another write may have made a folder at this very moment. One without new names costs next to nothing.
 */
async function syncFolders(folder: string, last: string): Promise<void> {
  await syncFolder(folder);
  if (folder !== last && folder !== dirname(folder)) await syncFolders(dirname(folder), last);
}

/** Systems that cannot open folders keep names by themselves. */
async function syncFolder(path: string): Promise<void> {
  const folder = await open(path, 'r').catch(() => undefined);
  if (!folder) return;
  try {
    await folder.sync();
  } finally {
    await folder.close();
  }
}

async function writeAll(file: FileHandle, chunk: Uint8Array): Promise<void> {
  for (let written = 0; written < chunk.byteLength;) written += (await file.write(chunk, written)).bytesWritten;
}

function pathOf(directory: string, key: string): string {
  checkKey(key);
  return join(directory, key);
}
