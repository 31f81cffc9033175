/** Tables with rows of an organisation: read from the database catalogue, so that none can be forgotten. */
import { sql } from 'kysely';
import type { Db } from '../database/database.ts';
import { inOrder } from '../database/tables.ts';

/** A table whose rows are erased. */
export interface ErasableTable {
  readonly name: string;
  /** Column that names the owner of a row: the organisation, or a user of it. */
  readonly column: string;
  readonly isOfUser: boolean;
  /** The table itself, or its partitions, each of which is a table. */
  readonly leaves: readonly string[];
}

/** Tables emptied last, in one transaction. */
const last = ['organisations', 'portal_users', 'erasures'];

/** Lists every table with rows of organisations or of their users, each before those that it references. */
export async function erasableTables(db: Db): Promise<ErasableTable[]> {
  const { rows } = await sql<{ name: string; ofOrganisation: string | null; ofUser: string | null; leaves: string[] }>`
    select relname::text as name,
      (select attname::text from pg_attribute
        where attrelid = pg_class.oid and attname in ('organisation_id', 'owner_organisation_id') and not attisdropped limit 1) as "ofOrganisation",
      (select attname::text from pg_constraint join pg_attribute on attrelid = conrelid and attnum = conkey[1]
        where conrelid = pg_class.oid and contype = 'f' and confrelid = 'portal_users'::regclass and cardinality(conkey) = 1 limit 1) as "ofUser",
      array(select inhrelid::regclass::text from pg_inherits where inhparent = pg_class.oid order by 1) as leaves
    from unnest(${(await inOrder(db)).toReversed()}::text[]) with ordinality as ordered (name, at) join pg_class on pg_class.oid = ordered.name::regclass
    order by ordered.at`.execute(db);
  const found = rows.filter(({ name, ofOrganisation, ofUser }) => !last.includes(name) && (ofOrganisation ?? ofUser) !== null);
  return found.map(({ name, ofOrganisation, ofUser, leaves }) => ({
    name,
    column: ofOrganisation ?? ofUser ?? '',
    isOfUser: ofOrganisation === null,
    leaves: name === 'query_records' ? leaves : [name],
  }));
}
