/** Transfers archive files between a workroom and the storage. */
import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { hashingStream } from '../storage/sha256.ts';
import type { Storage, StoredFile } from '../storage/storage.ts';
import { type FileName, keyOf } from './archive.ts';
import type { Layout } from './parquet-jobs.ts';

export interface KeptFile extends FileName {
  readonly sha256: string;
  readonly bytes: number;
}

export interface StoredParts extends StoredFile {
  /** SHA-256 of each organisation's part, in the order of the layout. */
  readonly partSha256: readonly string[];
  readonly footerSha256: string;
}

/** Stores a file and reads it back: throws if the storage does not hold what was written. */
export async function storeFile(
  storage: Storage,
  file: FileName,
  { path, layout }: { path: string; layout: Layout },
): Promise<StoredParts> {
  const key = keyOf(file);
  const stored = await storage.write(key, createReadStream(path));
  const found = await readStored(storage, key);
  if (found.sha256 !== stored.sha256) throw new Error(`The file ${key} of the archive was changed in the storage`);
  // Organisations in one row group have the same bytes.
  const known = new Map<string, string>();
  const partSha256: string[] = [];
  for (const { firstByte, endByte } of layout.organisations) {
    const range = `${firstByte}-${endByte}`;
    const sha256 = known.get(range) ?? (await sha256OfRange(path, firstByte, endByte));
    known.set(range, sha256);
    partSha256.push(sha256);
  }
  return { ...stored, partSha256, footerSha256: await sha256OfRange(path, layout.footerByte, stored.bytes) };
}

async function sha256OfRange(path: string, firstByte: number, endByte: number): Promise<string> {
  const hash = createHash('sha256');
  for await (const chunk of createReadStream(path, { start: firstByte, end: endByte - 1 })) hash.update(chunk as Buffer);
  return hash.digest('hex');
}

async function readStored(storage: Storage, key: string): Promise<StoredFile> {
  const hashing = hashingStream();
  hashing.stream.resume();
  await pipeline(await storage.read(key), hashing.stream);
  return hashing.result();
}

/** Describes the fault of a stored file in a sentence; undefined if it is as it was written. Throws `StorageAway` and `FileMissing`. */
export async function faultOf(storage: Storage, file: KeptFile): Promise<string | undefined> {
  const found = await readStored(storage, keyOf(file));
  return found.sha256 === file.sha256 ? undefined : `${keyOf(file)} is damaged: it is not what was written`;
}

/** Copies a whole file to `path`. Throws if it differs from what was written. */
export async function fetchWhole(storage: Storage, file: KeptFile, path: string): Promise<void> {
  const hashing = hashingStream();
  await pipeline(await storage.read(keyOf(file)), hashing.stream, createWriteStream(path, { mode: 0o600 }));
  if (hashing.result().sha256 !== file.sha256) throw new Error(`The file ${keyOf(file)} of the archive is damaged`);
}
