/** Watch lists. JSON is written as text. */
import type { ColumnType, Generated } from 'kysely';
import type { NumberAnswer, PrefixAnswer, RangeMoves, WatchChange } from '../../shared/watch/watch.ts';

/** Null of a prefix about which its organisation may not ask. */
export type KeptAnswer = NumberAnswer | PrefixAnswer | null;
/** The name of the version of each data set; null where it is not loaded. */
export type DataVersions = Readonly<Record<string, string | null>>;

export interface WatchListRow {
  organisation_id: number;
  /** The newest row of `data_set_changes`, the date of the ranges, and the versions, of the data that the kept answers were last compared with. */
  change_id: number;
  ranges_as_of: Date;
  versions: ColumnType<DataVersions, string, string>;
  /** Counts who took the list up to check it: whose number is not this one any more may write nothing. */
  fence: Generated<number>;
  locked_until: ColumnType<Date | null, undefined, Date | null>;
}

export interface WatchedRow {
  organisation_id: number;
  is_prefix: boolean;
  digits: string;
  kept: ColumnType<KeptAnswer, string, string>;
  /** Which row of `data_set_changes` was the newest when this answer was first so. */
  change_id: number;
  /** Who gets the mails about it; null once they are no user here. */
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
  /** That of the check which found it. */
  fence: number;
  facts: ColumnType<WatchChange['facts'], string, never>;
  before: ColumnType<KeptAnswer, string, never>;
  after: ColumnType<KeptAnswer, string, never>;
  moves: ColumnType<RangeMoves | null, string | null, never>;
  lists: ColumnType<WatchChange['lists'], string, never>;
  /** Who had added what it is about; null where nobody gets a mail. */
  watcher: string | null;
  mail_waits: boolean;
  mailed_at: ColumnType<Date | null, undefined, Date | null>;
}
