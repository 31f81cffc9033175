/**
 * Access restored from a backup. Rows revoked since the backup are back, so they open and deliver nothing until an authorised person keeps them.
 * Every reader of these rows for access or delivery checks `restored_at`.
 */
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../database/database.ts';
import type { Schema } from '../database/schema.ts';
import type { RestoredKind } from './lasting-access.ts';

interface RestoredTable {
  readonly table: keyof Schema;
  /** True if the row would open something once it is on. */
  readonly works: RawBuilder<boolean>;
  readonly organisation: RawBuilder<number>;
}

const own = sql<number>`organisation_id`;
const tables: Record<RestoredKind, RestoredTable> = {
  keys: { table: 'api_keys', works: sql`revoked_at is null and user_id is not null and expires_at > now()`, organisation: own },
  webhooks: { table: 'webhooks', works: sql`true`, organisation: own },
  passkeys: {
    table: 'passkeys',
    works: sql`true`,
    organisation: sql`(select organisation_id from portal_users where portal_users.id = passkeys.user_id)`,
  },
  // Identities of removed users stay on record.
  identities: { table: 'linked_identities', works: sql`user_id is not null`, organisation: own },
};

// The keys of a constant are its own.
export const restoredKinds = Object.keys(tables) as readonly RestoredKind[];

/** An organisation, and its number of restored rows of each kind. */
export type RestoredCounts = { readonly account: number; readonly name: string } & Readonly<Record<RestoredKind, number>>;

/**
 * Switches off the rows that the transaction restores, also in an older schema: if the restore is killed, none of them opens anything.
 * `0058_restored_access` then leaves the column as it is.
 */
export async function switchOffRestored(transaction: Db): Promise<void> {
  for (const { table, works } of Object.values(tables)) {
    const { rows } = await sql`select 1 where to_regclass(${table}) is not null`.execute(transaction);
    if (rows.length === 0) continue;
    await sql`alter table ${sql.table(table)} add column if not exists restored_at timestamptz`.execute(transaction);
    await sql`update ${sql.table(table)} set restored_at = now() where restored_at is null and ${works}`.execute(transaction);
  }
}

/** Counts the rows that are off, by organisation. */
export async function restoredCounts(db: Db): Promise<RestoredCounts[]> {
  const found: Found[] = [];
  for (const kind of restoredKinds) {
    const { table, works, organisation } = tables[kind];
    const { rows } = await sql<Count>`
      select ${organisation} as account, count(*)::int as count from ${sql.table(table)}
      where restored_at is not null and ${works} group by 1`.execute(db);
    found.push(...rows.map((row) => ({ kind, ...row })));
  }
  return byOrganisation(db, found);
}

/** Keeps the rows that are off, of one organisation or of all. Returns the number of kept rows, by organisation. */
export async function keepRestored(
  transaction: Db,
  { account, kinds }: { account: number | undefined; kinds: readonly RestoredKind[] },
): Promise<RestoredCounts[]> {
  const found: Found[] = [];
  for (const kind of kinds) {
    const { table, works, organisation } = tables[kind];
    const ofAccount = account === undefined ? sql`true` : sql`${organisation} = ${account}`;
    const { rows } = await sql<Count>`
      with kept as (
        update ${sql.table(table)} set restored_at = null where restored_at is not null and ${works} and ${ofAccount}
        returning ${organisation} as account
      )
      select account, count(*)::int as count from kept group by 1`.execute(transaction);
    found.push(...rows.map((row) => ({ kind, ...row })));
  }
  return byOrganisation(transaction, found);
}

interface Count {
  readonly account: number;
  readonly count: number;
}
type Found = Count & { readonly kind: RestoredKind };

async function byOrganisation(db: Db, found: readonly Found[]): Promise<RestoredCounts[]> {
  const rows = await db.selectFrom('organisations').select(['id as account', 'name']).orderBy('id').execute();
  return rows.flatMap(({ account, name }) => {
    const own = found.filter((of) => of.account === account);
    const of = (kind: RestoredKind) => own.find((count) => count.kind === kind)?.count ?? 0;
    if (own.length === 0) return [];
    return [{ account, name, keys: of('keys'), webhooks: of('webhooks'), passkeys: of('passkeys'), identities: of('identities') }];
  });
}
