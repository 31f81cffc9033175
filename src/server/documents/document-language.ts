/** Of a series of prose there is a document in each language; who reads sees one. */
import { type RawBuilder, sql } from 'kysely';
import { type LanguageTag, languageTags } from '../../shared/base/language.ts';

/** Of a row of `documents`: one without a language is English where another of its series has one, and everybody's elsewhere. */
const written = (table: 'documents' | 'other') => sql<LanguageTag>`coalesce(${sql.ref(`${table}.language`)}, 'en')`;

/** Whether a row of `documents` is written in `language`, a tag or a column that has one. */
export function isWrittenIn(language: LanguageTag | RawBuilder<unknown> = 'en'): RawBuilder<boolean> {
  return sql`${written('documents')} = ${language}`;
}

/** Whether a row of `documents` is what somebody reads of its series: that in their language, else the English one, else the one that there is. */
export function isReadIn(language: LanguageTag): RawBuilder<boolean> {
  const order = sql`${[language, ...languageTags.filter((other) => other !== language)]}::text[]`;
  return sql`not exists (
    select 1 from documents as other
    where coalesce(other.organisation_id, 0) = coalesce(documents.organisation_id, 0)
      and other.matter = documents.matter and other.series = documents.series
      and array_position(${order}, ${written('other')}) < array_position(${order}, ${written('documents')})
  )`;
}
