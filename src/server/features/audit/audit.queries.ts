import { auditLogPageSize } from '../../../shared/limits.ts';
import type { Db } from '../../database/database.ts';

const entry = (db: Db) => db.selectFrom('audit_log as before').select('before.id');

/** The newest entries, before the one with the id `before`; of every organisation where none is given. */
export function readAuditLog(db: Db, organisationId: number | undefined, before: string | undefined) {
  return db
    .selectFrom('audit_log')
    .innerJoin('organisations', 'organisations.id', 'audit_log.organisation_id')
    .$if(organisationId !== undefined, (query) => query.where('audit_log.organisation_id', '=', organisationId ?? 0))
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
    .limit(auditLogPageSize)
    .execute();
}
