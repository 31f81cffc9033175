/**
 * Storage of files: uploads, results, documents. A file exists entirely or not at all, and never changes under its key. Keys are our own (letters, digits, `-`,
 * `_`, `.` and `/`), never a caller's text.
 */
import { createHash, randomBytes } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { type FileHandle, mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Readable } from 'node:stream';
import { baseSaid } from '../../shared/base/said.ts';
import type { Said } from '../../shared/base/sayings.ts';
import { OutsideFault } from '../base/errors.ts';

/** First and last byte of a part, inclusive. */
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
  /** Stores a file. If `content` throws, nothing is stored and the error is passed on. Like every method, throws `StorageAway`. */
  write(key: string, content: Uint8Array | AsyncIterable<Uint8Array>): Promise<StoredFile>;
  /** Opens a file, or its bytes `from` to `to`, inclusive. Throws `FileMissing`. */
  read(key: string, range?: ByteRange): Promise<Readable>;
  /** Lists the keys of the files in a folder, whose name ends in `/`, in their order; empty if it does not exist. */
  list(folder: string): Promise<string[]>;
  /** Removes everything whose key begins with `prefix`, which ends in `/` or is a whole key; nothing to remove is no error. */
  remove(prefix: string): Promise<void>;
  /** Checks that files can be stored now; for a service, that it answers. */
  check(): Promise<void>;
}

/** Thrown if no file can be read or written now: the disk is full or read-only, or the service is away. */
export class StorageAway extends OutsideFault {
  readonly said: Said;

  constructor(said: Said, options?: ErrorOptions) {
    super(said.text, options);
    this.said = said;
  }
}

/** Thrown if no file has this key. */
export class FileMissing extends OutsideFault {
  constructor(key: string) {
    super(`There is no file ${key}`);
  }
}

/** Throws on an invalid key: a path upwards, an absolute one, a hidden file of a folder. */
export function checkKey(key: string): void {
  if (!/^[\w-][\w.-]*(\/[\w-][\w.-]*)*\/?$/.test(key)) throw new RangeError(`"${key}" is no key of a file`);
}

/** Stores files under `directory`. Unfinished ones are in a separate folder until they are complete and on the disk. */
export function diskStorage(directory: string): Storage {
  const partial = join(directory, '.partial');
  /** Runs `work` with the name of a temporary file, which is removed if `work` throws. */
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
      // A worker may be writing there now.
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

/** Messages by system code: no space, no right to write, a failing disk. */
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

/** Removes files that a killed process left unfinished an hour ago. */
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
 * Flushes the names in `folder`, and in those above it up to `last`, to the disk: a power failure may lose the name of a new file or folder. Always all of
 * them: another write may have just made a folder. One without new names costs next to nothing.
 */
async function syncFolders(folder: string, last: string): Promise<void> {
  await syncFolder(folder);
  if (folder !== last && folder !== dirname(folder)) await syncFolders(dirname(folder), last);
}

/** Flushes a folder. Systems that cannot open folders persist names by themselves. */
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
