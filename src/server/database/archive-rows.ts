/** The tables of the archive of query records. */
import type { Generated } from 'kysely';
import type { Timestamp } from './timestamp.ts';

export interface ArchiveTables {
  archived_files: {
    id: string;
    /** UTC, `YYYY-MM-DD`. */
    day: string;
    /** Being written, there for everybody, or to be removed from the storage. */
    state: 'writing' | 'kept' | 'over';
    created_at: Timestamp;
    records: Generated<number>;
    bytes: Generated<number>;
    /** Where the description of the file begins, which ends with it. */
    footer_byte: Generated<number>;
    sha256: Generated<string>;
    footer_sha256: Generated<string>;
    /** Of which imports it has records. */
    import_ids: Generated<number[]>;
  };
  /** Where in a file the row groups with an organisation's records lie. */
  archived_rows: {
    organisation_id: number;
    day: string;
    file_id: string;
    records: number;
    first_byte: number;
    /** Not counted. */
    end_byte: number;
    /** Of these bytes. */
    sha256: string;
  };
  /** One row: which node moves records, until when, and when there was nothing left to move. */
  archive_progress: { only_row: Generated<true>; done_at: Date };
}
