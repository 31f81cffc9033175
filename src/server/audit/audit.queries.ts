import { auditLogPageSize } from '../../shared/base/limits.ts';
import type { Db } from '../database/database.ts';
import { holding, type SearchedPage } from '../database/pages.ts';

const entry = (db: Db) => db.selectFrom('audit_log as before').select('before.id');

const searched = [
  'organisations.name',
  'audit_log.actor',
  'audit_log.subject',
  'audit_log.action',
  'audit_log.detail',
  'audit_log.address',
] as const;

/**
 * The newest entries, before the one with the id `before`; of every organisation where none is given. `next` is the `before` of the page
 * behind, null where there is none; it is absent without a `limit`.
 */
export async function readAuditLog(db: Db, organisationId: number | undefined, { limit, before, search }: SearchedPage) {
  const found = await db
    .selectFrom('audit_log')
    .innerJoin('organisations', 'organisations.id', 'audit_log.organisation_id')
    .$if(organisationId !== undefined, (query) => query.where('audit_log.organisation_id', '=', organisationId ?? 0))
    .where(holding(search, searched))
    .$if(before !== undefined, (query) => query.where('audit_log.id', '<', entry(db).where('before.public_id', '=', before ?? '')))
    .select([
      'audit_log.public_id as id',
      'audit_log.at',
      'organisations.name as organisation',
      'audit_log.actor',
      'audit_log.subject',
      'audit_log.action',
      'audit_log.detail',
      'audit_log.address',
    ])
    .orderBy('audit_log.id', 'desc')
    .limit(limit === undefined ? auditLogPageSize : limit + 1)
    .execute();
  const rows = found.slice(0, limit);
  return limit === undefined ? { rows } : { rows, next: found.length > limit ? (rows.at(-1)?.id ?? null) : null };
}
