/**
 * Languages of documents: prose is published in each language, under one series. Null is a document for all languages, and English if others of its series have
 * a language: earlier ones, and those that an older node adds.
 */
import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table documents add column language text`.execute(db);
  await sql`drop index documents_by_number`.execute(db);
  await sql`
    create unique index documents_by_number
      on documents (coalesce(organisation_id, 0), matter, series, coalesce(language, 'en'), number)`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`delete from documents where language <> 'en'`.execute(db);
  await sql`drop index documents_by_number`.execute(db);
  await sql`create unique index documents_by_number on documents (coalesce(organisation_id, 0), matter, series, number)`.execute(db);
  await sql`alter table documents drop column language`.execute(db);
}
