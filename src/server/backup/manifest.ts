/** The manifest of a backup. It is written last: a folder without it is not a backup. */
import { createHmac } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import * as z from 'zod';
import { FileRefused } from '../base/errors.ts';
import { sha256OfFile } from '../storage/sha256.ts';

export const manifestName = 'manifest.json';
/** Name of the secret key that the portal made for itself; a configured one is kept by the operator. */
export const secretKeyName = 'secret-key';

const sha256 = z.string().regex(/^[0-9a-f]{64}$/);
const file = z.object({
  /** Path within the backup folder, with `/`. */
  path: z.string().regex(/^[\w-][\w.-]*(\/[\w-][\w.-]*)*$/),
  bytes: z.int().min(0),
  sha256,
});
export type BackupFile = z.infer<typeof file>;

const tableName = z.string().regex(/^[a-z_][a-z0-9_]*$/);

const Manifest = z.object({
  format: z.literal(1),
  /** Time at which the database was read, RFC 3339. */
  at: z.string(),
  /** The newest migration of the database. */
  migration: z.string(),
  /** Tells whether a secret key is the backup's, and reveals nothing else about it. */
  keyFingerprint: sha256,
  /** Tables in an order that puts each after those that it references. */
  tables: z.array(z.object({ name: tableName, columns: z.array(tableName), rows: z.int().min(0), file })),
  /** Days of query records, `YYYY-MM-DD`: their partitions must exist before the rows. */
  days: z.array(z.string().regex(/^\d{4}-\d\d-\d\d$/)),
  /** Files of the storage, and the secret key. */
  files: z.array(file),
  /** Files that the tables name but the storage did not have. */
  missing: z.array(z.string()).default([]),
});
export type Manifest = z.infer<typeof Manifest>;

/** Reads and checks a whole backup, every file with its hash. Throws `FileRefused` with the reason. */
export async function readManifest(folder: string): Promise<Manifest> {
  const parsed = Manifest.safeParse(parse(folder));
  if (!parsed.success) throw new FileRefused(`${join(folder, manifestName)} is not a backup manifest that this version can read`);
  for (const expected of [...parsed.data.tables.map((table) => table.file), ...parsed.data.files]) await checkFile(folder, expected);
  return parsed.data;
}

function parse(folder: string): unknown {
  try {
    return JSON.parse(readFileSync(join(folder, manifestName), 'utf8'));
  } catch (cause) {
    throw new FileRefused(`${folder} is not a complete backup: it has no ${manifestName}`, { cause });
  }
}

async function checkFile(folder: string, { path, bytes, sha256: expected }: BackupFile): Promise<void> {
  const found = await stat(join(folder, path)).catch(() => undefined);
  if (found?.size !== bytes || (await sha256OfFile(join(folder, path))) !== expected)
    throw new FileRefused(`${join(folder, path)} is missing or was changed`);
}

export function fingerprintOf(secretKey: string): string {
  return createHmac('sha256', secretKey).update('backup').digest('hex');
}
