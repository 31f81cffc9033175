/** Rows about the files of the archive. */
import { sql } from 'kysely';
import type { Db } from '../database/database.ts';
import type { FileName } from './archive.ts';
import type { FilePart } from './file-copies.ts';
import type { Layout } from './parquet-jobs.ts';
import type { KeptFile, StoredParts } from './stored-files.ts';

export interface WrittenFile extends FileName {
  readonly layout: Layout;
  readonly stored: StoredParts;
}

/** Records that a file will be written, so that an unfinished one can be found. */
export async function beginFile(db: Db, { id, day }: FileName): Promise<void> {
  await db.insertInto('archived_files').values({ id, day, state: 'writing' }).execute();
}

/** Puts a written file into force within the transaction. Throws if it was given up meanwhile. */
export async function keepFile(db: Db, { id, day, layout, stored }: WrittenFile): Promise<void> {
  const kept = await db
    .updateTable('archived_files')
    .set({
      state: 'kept',
      records: layout.rows,
      bytes: stored.bytes,
      footer_byte: layout.footerByte,
      sha256: stored.sha256,
      footer_sha256: stored.footerSha256,
      import_ids: [...layout.importIds],
    })
    .where('id', '=', id)
    .where('state', '=', 'writing')
    .returning('id')
    .executeTakeFirst();
  if (!kept) throw new ArchiveChanged();
  const column = (of: (part: Layout['organisations'][number]) => number) => layout.organisations.map(of);
  await sql`
    insert into archived_rows (organisation_id, day, file_id, records, first_byte, end_byte, sha256)
    select organisation_id, ${day}::date, ${id}::uuid, records, first_byte, end_byte, sha256 from unnest(
      ${column((part) => part.organisationId)}::int[], ${column((part) => part.rows)}::int[],
      ${column((part) => part.firstByte)}::bigint[], ${column((part) => part.endByte)}::bigint[],
      ${[...stored.partSha256]}::text[]
    ) as part (organisation_id, records, first_byte, end_byte, sha256)`.execute(db);
}

/** Thrown if the records to be moved were changed meanwhile. Nothing was moved; a retry finds the current state. */
export class ArchiveChanged extends Error {
  constructor() {
    super('What was being archived changed meanwhile');
  }
}

/** Takes a file out of force within the transaction; the cleanup removes it from the storage. Throws if that was already done. */
export async function endFile(db: Db, id: string): Promise<void> {
  const ended = await db
    .updateTable('archived_files')
    .set({ state: 'over' })
    .where('id', '=', id)
    .where('state', '=', 'kept')
    .returning('id')
    .executeTakeFirst();
  if (!ended) throw new ArchiveChanged();
  await db.deleteFrom('archived_rows').where('file_id', '=', id).execute();
}

/** Lists the file parts with an organisation's records of some days (`YYYY-MM-DD`, inclusive), newest day first. */
export async function partsOf(db: Db, organisationId: number, { from, to }: { from: string; to: string }): Promise<FilePart[]> {
  return db
    .selectFrom('archived_rows')
    .innerJoin('archived_files', 'archived_files.id', 'archived_rows.file_id')
    .where('archived_rows.organisation_id', '=', organisationId)
    .where('archived_rows.day', '>=', from)
    .where('archived_rows.day', '<=', to)
    .where('archived_files.state', '=', 'kept')
    .select([
      'archived_rows.file_id as fileId',
      'archived_rows.day',
      'archived_rows.organisation_id as organisationId',
      'archived_rows.records as rows',
      'first_byte as firstByte',
      'end_byte as endByte',
      'footer_byte as footerByte',
      'bytes as fileBytes',
      'archived_rows.sha256',
      'footer_sha256 as footerSha256',
    ])
    .orderBy('archived_rows.day', 'desc')
    .orderBy('archived_rows.file_id')
    .execute();
}

/** Lists the files in force that have records of an organisation or an import; without either, all of them. */
export async function keptFiles(db: Db, having: { organisationId?: number; importId?: number } = {}): Promise<KeptFile[]> {
  let query = db
    .selectFrom('archived_files')
    .where('state', '=', 'kept')
    .select(['id', 'day', 'sha256', 'bytes'])
    .orderBy('day')
    .orderBy('id');
  const { organisationId, importId } = having;
  if (organisationId !== undefined) {
    const files = db.selectFrom('archived_rows').where('organisation_id', '=', organisationId).select('file_id');
    query = query.where('id', 'in', files);
  }
  if (importId !== undefined) query = query.where(sql<boolean>`${importId}::int = any (import_ids)`);
  return query.execute();
}
