/** Watch lists. JSON is written as text. */
import type { ColumnType, Generated } from 'kysely';
import type { NumberAnswer, PrefixAnswer, RangeMoves, WatchChange } from '../../../shared/watch/watch.ts';

export interface WatchTables {
  /** An organisation's watch list: the data that its answers were last compared with. */
  watch_lists: WatchListRow;
  watched_numbers: WatchedRow;
  /** Changes of kept answers by other versions of the data: each row is the event `watch.changed`, written with its content. */
  watch_changes: WatchChangeRow;
}

/** The kept answer; null for a prefix that its organisation may not query. */
export type KeptAnswer = NumberAnswer | PrefixAnswer | null;
/** The name of the version of each data set; null if it is not loaded. */
export type DataVersions = Readonly<Record<string, string | null>>;

interface WatchListRow {
  organisation_id: number;
  /** The newest row of `data_set_changes`, the date of the ranges, and the versions of the data that the kept answers were last compared with. */
  change_id: number;
  ranges_as_of: Date;
  versions: ColumnType<DataVersions, string, string>;
  /** Counts the workers that took the list to check it: one with an older number may write nothing. */
  fence: Generated<number>;
  locked_until: ColumnType<Date | null, undefined, Date | null>;
}

interface WatchedRow {
  organisation_id: number;
  is_prefix: boolean;
  digits: string;
  kept: ColumnType<KeptAnswer, string, string>;
  /** The newest row of `data_set_changes` when this answer first appeared. */
  change_id: number;
  /** The recipient of the mails about it; null once they are no longer a user here. */
  added_by: string | null;
  added_at: ColumnType<Date, undefined, never>;
  changed_at: ColumnType<Date | null, undefined, Date>;
}

export interface WatchChangeRow {
  organisation_id: number;
  at: ColumnType<Date, undefined, never>;
  id: Generated<string>;
  is_prefix: boolean;
  digits: string;
  /** The fence of the check that found it. */
  fence: number;
  facts: ColumnType<WatchChange['facts'], string, never>;
  before: ColumnType<KeptAnswer, string, never>;
  after: ColumnType<KeptAnswer, string, never>;
  moves: ColumnType<RangeMoves | null, string | null, never>;
  lists: ColumnType<WatchChange['lists'], string, never>;
  /** The user who added the entry; null if nobody gets a mail. */
  watcher: string | null;
  mail_waits: boolean;
  mailed_at: ColumnType<Date | null, undefined, Date | null>;
}
