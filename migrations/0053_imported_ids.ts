/** Ids that the provider's platform gave to imported queries: one that comes again in another file is not counted twice. */
import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table imported_ids (
      organisation_id integer not null references organisations (id) on delete cascade,
      source text not null,
      id text not null,
      content_hash bytea not null,
      import_id integer not null,
      primary key (organisation_id, source, id)
    )`.execute(db);
  await sql`create index imported_ids_by_import on imported_ids (import_id)`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await db.schema.dropTable('imported_ids').execute();
}
