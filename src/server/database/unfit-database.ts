/** Checks of a database before its first migration: that it holds any text, belongs to nobody else, and lets the portal create its tables. */
import { type QueryExecutorProvider, sql } from 'kysely';

interface Found {
  readonly database: string;
  readonly role: string;
  readonly schema: string | null;
  readonly encoding: string;
  readonly may_create: boolean | null;
  /** Tables of others: the portal has none yet. */
  readonly tables: readonly string[];
}

const tablesNamed = 3;

/** Throws a sentence that says what is wrong with the database, and how to fix it. */
export async function refuseUnfit(db: QueryExecutorProvider): Promise<void> {
  const { rows } = await sql<Found>`
    select current_database() as database, current_user as role, current_schema() as schema, current_setting('server_encoding') as encoding,
      has_schema_privilege(current_schema(), 'create') as may_create,
      array(
        select tablename::text from pg_tables
        where schemaname = current_schema() and tablename not in ('kysely_migration', 'kysely_migration_lock') order by tablename
      ) as tables`.execute(db);
  const why = rows[0] && whyUnfit(rows[0]);
  if (why !== undefined) throw new Error(why);
}

function whyUnfit({ database, role, schema, encoding, may_create, tables }: Found): string | undefined {
  if (encoding !== 'UTF8')
    return `The database ${database} has the encoding ${encoding}, and the portal needs UTF8: create database ${database} encoding 'UTF8' template template0`;
  if (schema === null) return `The role ${role} sees no schema in the database ${database}: give it one by its search_path`;
  if (tables.length > 0) {
    const named = tables.slice(0, tablesNamed).join(', ');
    const more = tables.length > tablesNamed ? ` and ${tables.length - tablesNamed} more` : '';
    return `The database ${database} holds tables of something else (${named}${more}): give the portal a database of its own`;
  }
  return may_create === true
    ? undefined
    : `The role ${role} may make no tables in the schema ${schema} of the database ${database}: make it the database's owner`;
}
