/** Reads the stored pieces of a batch, and refuses those whose hash differs from the one recorded when they were written. */
import { createHash } from 'node:crypto';
import { columnsKey, partKey } from './worker/batch-files.ts';
import type { OwnColumns } from '../database/batch-json.ts';
import type { Storage } from '../storage/storage.ts';

/** The stored bytes are not those that were written. */
class PieceDamaged extends Error {}

export interface StoredPart {
  readonly part: number;
  readonly fence: number;
  readonly lengths: readonly number[];
  /** Null if an older version wrote the part. */
  readonly sha256s: readonly string[] | null;
}

interface Piece {
  readonly id: string;
  readonly part: StoredPart;
  /** Position of the service in the batch. */
  readonly position: number;
}

/** Reads the rows of one service in one part: some hundred kilobytes. Throws `PieceDamaged`, and what the storage throws. */
export async function readPiece(storage: Storage, { id, part, position }: Piece): Promise<Buffer> {
  const from = part.lengths.slice(0, position).reduce((sum, length) => sum + length, 0);
  const length = part.lengths[position] ?? 0;
  if (length === 0) return Buffer.alloc(0);
  const chunks: Uint8Array[] = [];
  for await (const chunk of await storage.read(partKey(id, part), { from, to: from + length - 1 })) chunks.push(chunk as Uint8Array);
  const bytes = Buffer.concat(chunks);
  const expected = part.sha256s?.[position];
  const isWhole = bytes.byteLength === length && (expected === undefined || sha256Of(bytes) === expected);
  if (!isWhole) throw new PieceDamaged(`part ${part.part} of batch ${id} is not what was stored`);
  return bytes;
}

/** Streams the table that came with the batch. Throws `PieceDamaged` at its end, so that no output made of a damaged table is complete. */
export async function* readColumns(storage: Storage, id: string, { sha256 }: OwnColumns): AsyncGenerator<Uint8Array> {
  const hash = createHash('sha256');
  for await (const chunk of await storage.read(columnsKey(id))) {
    hash.update(chunk as Uint8Array);
    yield chunk as Uint8Array;
  }
  if (hash.digest('hex') !== sha256) throw new PieceDamaged(`the columns of batch ${id} are not what was stored`);
}

function sha256Of(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex');
}
