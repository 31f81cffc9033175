/** The language of documents: a series of prose has one document per language, and each reader sees one. */
import { type RawBuilder, sql } from 'kysely';
import { type LanguageTag, languageTags } from '../../shared/base/language.ts';

/** Language of a row of `documents`: without one it is English if its series has a translation, and for all readers otherwise. */
const written = (table: 'documents' | 'other') => sql<LanguageTag>`coalesce(${sql.ref(`${table}.language`)}, 'en')`;

/** Condition: a row of `documents` is written in `language`, a tag or a column that has one. */
export function isWrittenIn(language: LanguageTag | RawBuilder<unknown> = 'en'): RawBuilder<boolean> {
  return sql`${written('documents')} = ${language}`;
}

/** Condition: a row of `documents` is the one of its series that a reader sees: in their language, else in English, else in any. */
export function isReadIn(language: LanguageTag): RawBuilder<boolean> {
  const order = sql`${[language, ...languageTags.filter((other) => other !== language)]}::text[]`;
  return sql`not exists (
    select 1 from documents as other
    where coalesce(other.organisation_id, 0) = coalesce(documents.organisation_id, 0)
      and other.matter = documents.matter and other.series = documents.series
      and array_position(${order}, ${written('other')}) < array_position(${order}, ${written('documents')})
  )`;
}
