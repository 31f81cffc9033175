/** The ids of query records in the provider's platform: they identify a query that comes again in another file. */
import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { Db } from '../../database/database.ts';
import type { QueryRecord } from '../../query-records/record-columns.ts';

/** A row of a file. */
export interface ImportedRow {
  readonly record: QueryRecord;
  /** Empty if the platform gave none. */
  readonly id: string;
  readonly line: number;
}

/** `new`, here `already`, or here with `other` values: then one of the two carries the id of another query. */
export type Standing = 'new' | 'already' | 'other';

/** Compares each row with the imported rows of the same source. */
export async function standingOf(db: Db, source: string, rows: readonly ImportedRow[]): Promise<Standing[]> {
  const hashes = await hashesOf(db, source, rows);
  return rows.map((row) => {
    const hash = hashes.get(keyOf(row.record.organisationId, row.id));
    if (hash === undefined) return 'new';
    return hash.equals(contentHash(row.record)) ? 'already' : 'other';
  });
}

/** Keeps the ids of new rows within the transaction, and returns the earlier standing of each row. Of two rows with one id the first is new. */
export async function keepIds(
  transaction: Db,
  { source, importId }: { source: string; importId: number },
  rows: readonly ImportedRow[],
): Promise<Standing[]> {
  const withId = rows.filter(({ id }) => id !== '');
  if (withId.length === 0) return rows.map(() => 'new');
  const { rows: kept } = await sql<{ organisationId: number; id: string }>`
    insert into imported_ids (organisation_id, source, id, content_hash, import_id)
    select organisation_id, ${source}, id, content_hash, ${importId}::int
    from unnest(${withId.map(({ record }) => record.organisationId)}::int[], ${withId.map(({ id }) => id)}::text[],
      ${withId.map(({ record }) => contentHash(record))}::bytea[]) as row (organisation_id, id, content_hash)
    on conflict do nothing returning organisation_id as "organisationId", id`.execute(transaction);
  const fresh = new Set(kept.map(({ organisationId, id }) => keyOf(organisationId, id)));
  const before = await standingOf(transaction, source, rows);
  return rows.map(({ record, id }, index) => (id === '' || fresh.delete(keyOf(record.organisationId, id)) ? 'new' : before[index]!));
}

async function hashesOf(db: Db, source: string, rows: readonly ImportedRow[]): Promise<Map<string, Buffer>> {
  const withId = rows.filter(({ id }) => id !== '');
  if (withId.length === 0) return new Map();
  const { rows: found } = await sql<{ organisationId: number; id: string; hash: Buffer }>`
    select organisation_id as "organisationId", id, content_hash as hash from imported_ids
    join unnest(${withId.map(({ record }) => record.organisationId)}::int[], ${withId.map(({ id }) => id)}::text[])
      as row (organisation_id, id) using (organisation_id, id)
    where source = ${source}`.execute(db);
  return new Map(found.map(({ organisationId, id, hash }) => [keyOf(organisationId, id), hash]));
}

const keyOf = (organisationId: number, id: string) => `${organisationId} ${id}`;

/** Hashes the platform's values of a query; the country is left out, since it may be the portal's own. */
function contentHash({ at, service, tel, rc }: QueryRecord): Buffer {
  return createHash('sha256')
    .update(JSON.stringify([at.toISOString(), service, tel, rc]))
    .digest()
    .subarray(0, 16);
}
