/** Published documents. */
import type { LanguageTag } from '../../../shared/base/language.ts';
import type { Matter } from '../../../shared/base/matters.ts';

export interface DocumentTables {
  documents: {
    /** Random; the file code that customers see, and the name of the file in the storage. */
    id: string;
    /** The owner; null if it belongs to everybody. */
    organisation_id: number | null;
    matter: Matter;
    /** The series of versions, the number in it, and the source of that version. */
    series: string;
    number: number;
    source: string;
    /** The language of prose. Null suits everybody, and means English if others of the series have a language. */
    language: LanguageTag | null;
    title: string;
    file_name: string;
    type: string;
    bytes: number;
    sha256: string;
    modified_at: Date;
  };
}
