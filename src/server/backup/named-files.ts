/** The files of the storage that the database names. */
import { keyOf } from '../archive/archive.ts';
import { columnsKey, inputKey, partKey } from '../batches/worker/batch-files.ts';
import type { Db } from '../database/database.ts';
import { documentKey } from '../documents/documents.ts';
import type { Storage } from '../storage/storage.ts';

const underWay = ['queued', 'running'] as const;

/** Their keys, in order: of documents, of batches, of the archive, and of the versions of the data that are kept. */
export async function namedFiles(db: Db): Promise<string[]> {
  const documents = await db.selectFrom('documents').select('id').execute();
  const inputs = await db.selectFrom('batches').where('state', 'in', underWay).select('id').execute();
  const withResults = db.selectFrom('batches').where('state', 'in', [...underWay, 'done']);
  const columns = await withResults.where('own_columns', 'is not', null).select('id').execute();
  const parts = await db
    .selectFrom('batch_parts')
    .where('batch_id', 'in', withResults.select('id'))
    .select(['batch_id as id', 'part', 'fence'])
    .execute();
  const archived = await db.selectFrom('archived_files').where('state', '=', 'kept').select(['id', 'day']).execute();
  const versions = await db.selectFrom('data_set_versions').where('removed_at', 'is', null).select('storage_key as key').execute();
  const built = await db.selectFrom('built_ranges').select('storage_key as key').execute();
  return [
    ...documents.map(({ id }) => documentKey(id)),
    ...inputs.map(({ id }) => inputKey(id)),
    ...columns.map(({ id }) => columnsKey(id)),
    ...parts.map(({ id, ...part }) => partKey(id, part)),
    ...archived.map(keyOf),
    ...[...versions, ...built].map(({ key }) => key),
  ].toSorted();
}

/** Those of the `keys` that the storage does not have. Throws `StorageAway`. */
export async function missingFiles(storage: Storage, keys: readonly string[]): Promise<string[]> {
  const folders = Map.groupBy(keys, (key) => key.slice(0, key.lastIndexOf('/') + 1));
  const missing: string[] = [];
  for (const [folder, wanted] of folders) {
    const there = new Set(await storage.list(folder));
    missing.push(...wanted.filter((key) => !there.has(key)));
  }
  return missing;
}

const shown = 5;

/** `3 files that the database names are not in the storage: documents/…` */
export function inWords(missing: readonly string[]): string {
  const more = missing.length > shown ? ` and ${missing.length - shown} more` : '';
  const files =
    missing.length === 1 ? '1 file that the database names is' : `${missing.length.toLocaleString('en')} files that the database names are`;
  return `${files} not in the storage: ${missing.slice(0, shown).join(', ')}${more}`;
}
