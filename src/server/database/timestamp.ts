import type { ColumnType } from 'kysely';

/** A time that the database sets where nothing is given. */
export type Timestamp = ColumnType<Date, Date | string | undefined, Date | string>;
