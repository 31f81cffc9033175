/** The tables of the database as text: each row in PostgreSQL's own notation for composite values, which keeps every type exactly. */
import { inEnglish } from '../../shared/base/sayings.ts';
import { sql } from 'kysely';
import type { Db } from '../database/database.ts';
import { inOrder, type TableName, tables } from '../database/tables.ts';
import { AppError } from '../base/errors.ts';

export interface Table {
  readonly name: string;
  readonly columns: readonly string[];
}

/** Every table of a backup with its columns, each after those that it refers to. Throws where the database has a table that is not the portal's. */
export async function tablesOf(db: Db): Promise<Table[]> {
  const names = await inOrder(db);
  const unknown = names.filter((name) => !isTable(name));
  if (unknown.length > 0)
    throw new AppError('conflict', inEnglish(`The database has tables that are not the portal’s: ${unknown.toSorted().join(', ')}`));
  const kept = names.filter((name) => isTable(name) && tables[name].isInBackup);
  const { rows } = await sql<Table>`
    select name, array(
      select attname::text from pg_attribute where attrelid = name::regclass and attnum > 0 and not attisdropped and attgenerated = '' order by attnum
    ) as columns from unnest(${kept}::text[]) with ordinality as kept (name, at) order by at`.execute(db);
  return rows;
}

const isTable = (name: string): name is TableName => Object.hasOwn(tables, name);

const rowsAtOnce = 2_000;

/** The rows of a table in groups, within the transaction `db`. */
export async function* readTable(db: Db, { name }: Table): AsyncGenerator<string[]> {
  // A column of that name would be read in place of the row; no column has this one.
  await sql`declare backup no scroll cursor for select "the row"::text as line from ${sql.table(name)} as "the row"`.execute(db);
  for (;;) {
    const { rows } = await sql<{ line: string }>`fetch ${sql.lit(rowsAtOnce)} from backup`.execute(db);
    if (rows.length === 0) break;
    yield rows.map(({ line }) => line);
  }
  await sql`close backup`.execute(db);
}

/** Writes rows that `readTable` gave. Ids stay as they were. */
export async function writeRows(db: Db, { name, columns }: Table, lines: readonly string[]): Promise<void> {
  const list = sql.join(columns.map((column) => sql.ref(column)));
  const values = sql.join(columns.map((column) => sql`(line::${sql.table(name)}).${sql.id(column)}`));
  await sql`
    insert into ${sql.table(name)} (${list}) overriding system value
    select ${values} from unnest(${[...lines]}::text[]) as lines (line)`.execute(db);
}

/** Counters go on behind the largest id. */
export async function moveCounters(db: Db): Promise<void> {
  const { rows } = await sql<{ table: string; column: string }>`
    select table_name as table, column_name as column from information_schema.columns
    where table_schema = 'public' and (is_identity = 'YES' or column_default like 'nextval(%')`.execute(db);
  for (const { table, column } of rows)
    await sql`
      select setval(pg_get_serial_sequence(${table}, ${column}), (select coalesce(max(${sql.ref(column)}), 0) + 1 from ${sql.table(table)}), false)`.execute(
      db,
    );
}

/** The first table that has a row. */
export async function firstFilledTable(db: Db): Promise<string | undefined> {
  for (const { name } of await tablesOf(db)) {
    const { rows } = await sql`select 1 from ${sql.table(name)} limit 1`.execute(db);
    if (rows.length > 0) return name;
  }
  return undefined;
}
