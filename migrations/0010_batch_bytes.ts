/** Bytes of a batch's files, since the storage of an organisation is limited. */
import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table batches add column input_bytes bigint not null default 0, add column result_bytes bigint not null default 0`.execute(
    db,
  );
  await sql`
    update batches set result_bytes = kept.bytes
    from (
      select organisation_id, batch_id, sum(length) as bytes from batch_parts, unnest(lengths) as length group by organisation_id, batch_id
    ) as kept
    where kept.organisation_id = batches.organisation_id and kept.batch_id = batches.id`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`alter table batches drop column input_bytes, drop column result_bytes`.execute(db);
}
