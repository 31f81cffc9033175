/**
 * Copies of archive files in a workroom. Only the bytes of one organisation are fetched: the copy has them at their place in the file, with holes around, and
 * the file's footer at its end. DuckDB reads only the row groups that the footer gives the organisation, and no hole.
 */
import { createHash } from 'node:crypto';
import { open, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { ByteRange, Storage } from '../storage/storage.ts';
import { keyOf } from './archive.ts';
import type { Workroom } from './workroom.ts';

/** One organisation's part of a file. */
export interface FilePart {
  readonly fileId: string;
  readonly day: string;
  readonly organisationId: number;
  readonly rows: number;
  readonly firstByte: number;
  readonly endByte: number;
  readonly footerByte: number;
  readonly fileBytes: number;
  /** SHA-256 of the organisation's bytes and of the footer. */
  readonly sha256: string;
  readonly footerSha256: string;
}

/** The first bytes of every Parquet file. */
const magic = Buffer.from('PAR1');
/** Bytes of copies in a workroom before older ones are removed. */
const mostBytes = 512 * 1024 * 1024;
const atOnce = 4;

interface Copy {
  readonly path: Promise<string>;
  readonly bytes: number;
  /** Current readers of the copy. */
  users: number;
}

/** The copies of each workroom by file and organisation, least recently used first. */
const copiesOf = new WeakMap<Workroom, Map<string, Copy>>();

/** Runs `work` with the paths of copies of the parts. */
export async function withCopies<Result>(
  { room, storage }: { room: Workroom; storage: Storage },
  parts: readonly FilePart[],
  work: (paths: string[]) => Promise<Result>,
): Promise<Result> {
  const copies = copiesOf.get(room) ?? new Map<string, Copy>();
  copiesOf.set(room, copies);
  const used: Copy[] = [];
  try {
    const paths: string[] = [];
    for (let from = 0; from < parts.length; from += atOnce) {
      const fetched = parts.slice(from, from + atOnce).map((part) => take(copies, part, () => fetchPart(room, storage, part)));
      used.push(...fetched);
      // Waits for all of them: the next reader would otherwise get a copy that is about to fail.
      await Promise.allSettled(fetched.map(({ path }) => path));
      paths.push(...(await Promise.all(fetched.map(({ path }) => path))));
    }
    return await work(paths);
  } finally {
    for (const copy of used) copy.users -= 1;
    await trim(copies);
  }
}

function take(copies: Map<string, Copy>, part: FilePart, fetch: () => Promise<string>): Copy {
  const name = nameOf(part);
  const copy = copies.get(name) ?? { path: fetch(), bytes: part.endByte - part.firstByte + part.fileBytes - part.footerByte, users: 0 };
  copy.users += 1;
  copies.delete(name);
  copies.set(name, copy);
  // A failed copy is fetched again on the next request.
  copy.path.catch(() => copies.get(name) === copy && copies.delete(name));
  return copy;
}

/** Removes the least recently used copies when all together are too large. */
async function trim(copies: Map<string, Copy>): Promise<void> {
  let bytes = [...copies.values()].reduce((sum, copy) => sum + copy.bytes, 0);
  for (const [name, copy] of copies) {
    if (bytes <= mostBytes) return;
    if (copy.users > 0) continue;
    copies.delete(name);
    bytes -= copy.bytes;
    await rm(await copy.path, { force: true });
  }
}

const nameOf = ({ fileId, organisationId }: FilePart) => `${fileId}-${organisationId}`;

async function fetchPart(room: Workroom, storage: Storage, part: FilePart): Promise<string> {
  const { firstByte, endByte, footerByte, fileBytes } = part;
  const path = join(room.directory, `${nameOf(part)}.parquet`);
  const file = await open(path, 'w', 0o600);
  try {
    await file.truncate(fileBytes);
    await file.write(magic, 0, magic.byteLength, 0);
    const key = keyOf({ id: part.fileId, day: part.day });
    await fetchRange(file, { storage, key }, { from: firstByte, to: endByte - 1, sha256: part.sha256 });
    await fetchRange(file, { storage, key }, { from: footerByte, to: fileBytes - 1, sha256: part.footerSha256 });
  } finally {
    await file.close();
  }
  return path;
}

async function fetchRange(
  file: Awaited<ReturnType<typeof open>>,
  { storage, key }: { storage: Storage; key: string },
  range: ByteRange & { sha256: string },
): Promise<void> {
  const hash = createHash('sha256');
  let position = range.from;
  for await (const chunk of (await storage.read(key, range)) as AsyncIterable<Uint8Array>) {
    hash.update(chunk);
    await file.write(chunk, 0, chunk.byteLength, position);
    position += chunk.byteLength;
  }
  // Changed bytes would be read as different records.
  if (hash.digest('hex') !== range.sha256) throw new Error(`The file ${key} of the archive is damaged`);
}
