/**
 * The mark that binds a storage to a database: the id in the database is the content of a file in the storage. A node that is pointed at other files
 * would find none that the database names, and keep its own where nobody else finds them.
 */
import { randomUUID } from 'node:crypto';
import { text } from 'node:stream/consumers';
import { sql } from 'kysely';
import type { Db } from '../database/database.ts';
import { OutsideFault } from '../base/errors.ts';
import { FileMissing, type Storage } from './storage.ts';

const markKey = 'storage-mark';

/** The storage is not that of the database. */
export class OtherStorage extends OutsideFault {}

/**
 * Marks a storage that has no mark, where the database has none either, and takes over the mark of one that has. Throws `OtherStorage` where the
 * two differ, and `StorageAway`.
 */
export async function takeUpStorage(transaction: Db, storage: Storage): Promise<void> {
  // Of two nodes that look at the same moment each would make a mark of its own.
  await sql`select pg_advisory_xact_lock(hashtext('storage_mark'))`.execute(transaction);
  const noted = await notedMark(transaction);
  const found = await markIn(storage);
  if (noted !== undefined) return refuseOther(noted, found);
  const id = found ?? randomUUID();
  if (found === undefined) await storage.write(markKey, Buffer.from(id));
  await transaction.insertInto('storage_mark').values({ id }).execute();
}

/** Throws `OtherStorage` where the storage is not that of the database, and `StorageAway`. Either may have no mark yet, as before a first start. */
export async function checkStorageMark(db: Db, storage: Storage): Promise<void> {
  const noted = await notedMark(db);
  if (noted !== undefined) refuseOther(noted, await markIn(storage));
}

function refuseOther(noted: string, found: string | undefined): void {
  if (found === noted) return;
  const what = found === undefined ? `has no file ${markKey}` : `belongs to another portal: its file ${markKey} contains ${found}`;
  throw new OtherStorage(
    `The storage ${what}, but the database belongs to storage ${noted}: give each node the DATA_DIR/files or the STORAGE_URL of this portal. ` +
      `If those files are lost for good, write ${noted} into a file ${markKey} there`,
  );
}

async function notedMark(db: Db): Promise<string | undefined> {
  return (await db.selectFrom('storage_mark').select('id').executeTakeFirst())?.id;
}

async function markIn(storage: Storage): Promise<string | undefined> {
  try {
    return (await text(await storage.read(markKey))).trim();
  } catch (error) {
    if (error instanceof FileMissing) return undefined;
    throw error;
  }
}
