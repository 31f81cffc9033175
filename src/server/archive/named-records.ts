/** Archived records with the names that the database has for their users and keys. */
import { sql } from 'kysely';
import type { Db } from '../database/database.ts';
import type { listRecords } from '../query-records/read-query-records.ts';
import type { ArchivedRecord } from './parquet-jobs.ts';

export type FoundRecord = Awaited<ReturnType<typeof listRecords>>[number];

/** The time of a record in milliseconds, the unit of the database. */
export const msOf = ({ atMicros }: ArchivedRecord) => Math.floor(atMicros / 1_000);

/** Adds the users of the records, as `listRecords` does. */
export async function named(db: Db, organisationId: number, records: readonly ArchivedRecord[]): Promise<FoundRecord[]> {
  const ids = (of: (record: ArchivedRecord) => string | null) => [...new Set(records.map(of).filter((id) => id !== null))];
  const users = await db
    .selectFrom('portal_users')
    .where('organisation_id', '=', organisationId)
    .where(sql<boolean>`id = any (${ids(({ portalUserId }) => portalUserId)}::uuid[])`)
    .select(['id', 'full_name'])
    .execute();
  const keys = await db
    .selectFrom('api_keys')
    .where('organisation_id', '=', organisationId)
    .where(sql<boolean>`id = any (${ids(({ keyId }) => keyId)}::uuid[])`)
    .select(['id', 'prefix'])
    .execute();
  const nameOf = new Map(users.map(({ id, full_name }) => [id, full_name]));
  const prefixOf = new Map(keys.map(({ id, prefix }) => [id, prefix]));
  return records.map((record) => ({
    id: record.id,
    at: new Date(msOf(record)),
    portal_user_id: record.portalUserId,
    channel: record.channel,
    service: record.service,
    tel: record.tel,
    country: record.country,
    rc: record.rc,
    user: nameOf.get(record.portalUserId ?? '') ?? null,
    key: prefixOf.get(record.keyId ?? '') ?? null,
  }));
}
