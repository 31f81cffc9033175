/** The tables of the archive of query records. */
import type { Generated } from 'kysely';
import type { Timestamp } from '../timestamp.ts';

export interface ArchiveTables {
  archived_files: {
    id: string;
    /** UTC, `YYYY-MM-DD`. */
    day: string;
    /** Being written, visible to everybody, or to be removed from the storage. */
    state: 'writing' | 'kept' | 'over';
    created_at: Timestamp;
    records: Generated<number>;
    bytes: Generated<number>;
    /** Start of the description of the file, which runs to the end of the file. */
    footer_byte: Generated<number>;
    sha256: Generated<string>;
    footer_sha256: Generated<string>;
    /** Imports whose records are in the file. */
    import_ids: Generated<number[]>;
  };
  /** Position of the row groups with an organisation's records in a file. */
  archived_rows: {
    organisation_id: number;
    day: string;
    file_id: string;
    records: number;
    first_byte: number;
    /** Position after the last byte. */
    end_byte: number;
    /** SHA-256 of these bytes. */
    sha256: string;
  };
  /** One row: the time when nothing was left to move. */
  archive_progress: { only_row: Generated<true>; done_at: Date };
}
