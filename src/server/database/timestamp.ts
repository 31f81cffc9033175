import type { ColumnType } from 'kysely';

/** A time that the database sets where nothing is given. */
export type Timestamp = ColumnType<Date, Date | string | undefined, Date | string>;

/** A time that a restore sets, and that goes when somebody keeps what came back; rows that are made have none. */
export type RestoredAt = ColumnType<Date | null, undefined, Date | null>;
