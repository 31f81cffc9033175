/** Documents to download. A document without an organisation is for all of them. */
import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table documents (
      id uuid primary key,
      organisation_id integer references organisations (id) on delete cascade,
      matter text not null check (matter in (
        'cic-list/delta', 'cic-list/snapshot', 'product-documentation', 'gnr-files', 'my-documents/weekly-reports', 'my-documents/monthly-reports'
      )),
      series text not null,
      number integer not null,
      source text not null,
      title text not null,
      file_name text not null,
      type text not null,
      bytes bigint not null,
      sha256 text not null,
      modified_at timestamptz not null,
      check (organisation_id is not null or matter not like 'my-documents/%')
    )`.execute(db);
  await sql`create unique index documents_by_number on documents (coalesce(organisation_id, 0), matter, series, number)`.execute(db);
  await sql`create index documents_by_date on documents (matter, organisation_id, modified_at desc)`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await db.schema.dropTable('documents').execute();
}
