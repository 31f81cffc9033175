/**
 * What came back with a backup: what was revoked since the backup was made is there again, so it opens nothing and is told nothing until somebody who may
 * keeps it. Whatever reads these rows to let somebody in, or to deliver, asks `restored_at`.
 */
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../database/database.ts';
import type { Schema } from '../database/schema.ts';
import type { RestoredKind } from './lasting-access.ts';

interface RestoredTable {
  readonly table: keyof Schema;
  /** Whether the row would open something, were it on. */
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
  // Of removed users it stays known that they were.
  identities: { table: 'linked_identities', works: sql`user_id is not null`, organisation: own },
};

// The keys of a constant are its own.
export const restoredKinds = Object.keys(tables) as readonly RestoredKind[];

/** An organisation, and how many it has of each kind. */
export type RestoredCounts = { readonly account: number; readonly name: string } & Readonly<Record<RestoredKind, number>>;

/**
 * Switches off what the transaction brings back, also in a schema of before: where whoever restores is killed, nothing of it opens. `0058_restored_access`
 * leaves the column as it is then.
 */
export async function switchOffRestored(transaction: Db): Promise<void> {
  for (const { table, works } of Object.values(tables)) {
    const { rows } = await sql`select 1 where to_regclass(${table}) is not null`.execute(transaction);
    if (rows.length === 0) continue;
    await sql`alter table ${sql.table(table)} add column if not exists restored_at timestamptz`.execute(transaction);
    await sql`update ${sql.table(table)} set restored_at = now() where restored_at is null and ${works}`.execute(transaction);
  }
}

/** What is off, by organisation. */
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

/** Keeps what is off, of one organisation or of all. Answers what it kept, by organisation. */
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
