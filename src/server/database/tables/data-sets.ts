/** Data sets and imports. */
import type { ColumnType, Generated } from 'kysely';
import type { Timestamp } from '../timestamp.ts';

export interface DataSetTables {
  /** Every snapshot that was imported. */
  data_set_versions: {
    set_name: string;
    version: number;
    storage_key: string;
    bytes: number;
    sha256: string;
    /** The version of the content, by its name in answers. */
    content_version: string;
    row_count: number;
    source_name: string;
    source_sha256: string;
    as_of: Date;
    /** Coverage of ported numbers: the countries and types whose every move it knows, in the form of `coverageEntries`; null if nobody declared it. */
    covers: ColumnType<string[] | null, string[] | null | undefined, string[]>;
    /** The version that was current before, and is again after a rollback; null for the built-in data. */
    replaces: number | null;
    loaded_at: ColumnType<Date, undefined, never>;
    /** The operating system's name of the user who imported it; null if not stored. */
    loaded_by: string | null;
    /** Time since which the file is gone from the storage. */
    removed_at: ColumnType<Date | null, undefined, Date>;
  };
  /** Changes of the current version: the newest row of a set names it. */
  data_set_changes: {
    id: Generated<number>;
    set_name: string;
    version: number | null;
    change: 'import' | 'rollback';
    at: ColumnType<Date, undefined, never>;
    /** Time when the follow-up of the change was done: documents of new ranges. */
    followed_up_at: ColumnType<Date | null, undefined, Date>;
  };
  query_imports: {
    id: Generated<number>;
    source_sha256: string;
    source_name: string;
    row_count: number;
    /** Time of the last written piece: the importing process may have been killed since. Null once its pieces are removed. */
    alive_at: ColumnType<Date | null, undefined, Date | null>;
    /** Null while its pieces are written. */
    loaded_at: ColumnType<Date | null, undefined, Date>;
  };
  /** Imported records with an id: the same id in a later file is the same query. */
  imported_ids: { organisation_id: number; source: string; id: string; content_hash: Buffer; import_id: number };
  service_provider_ids: { provider: string; unique_sp_id: string };
  /** The built-in ranges in the storage, by their source. */
  built_ranges: { source: string; storage_key: string; bytes: number; sha256: string; built_at: Timestamp };
}
