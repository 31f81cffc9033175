import { sql } from 'kysely';
import { rotatedKeyHours } from '../../shared/base/limits.ts';
import { keyState } from '../auth/key-rows.ts';
import type { Session } from '../auth/sessions.ts';
import type { Db } from '../database/database.ts';

/** Working keys first, newest first among them. */
const order = sql`(revoked_at is not null or user_id is null or expires_at <= now()), created_at desc, id`;

/** Returns the keys of a user; if `userId` is undefined, of the organisation. */
export function keysOf(db: Db, { organisationId, userId }: { organisationId: number; userId: string | undefined }) {
  let query = db.selectFrom('api_keys').where('organisation_id', '=', organisationId);
  if (userId !== undefined) query = query.where('user_id', '=', userId);
  return query
    .select(['id', 'name', 'prefix', 'permissions', 'addresses', 'created_at', 'created_by', 'expires_at', 'last_used_at', 'last_address'])
    .select(['user_id', 'rotated_at', keyState.as('state')])
    .orderBy(order)
    .limit(2_000)
    .execute();
}

export type ListedKey = Awaited<ReturnType<typeof keysOf>>[number];

/** Finds and locks a key of the organisation. */
export function lockKey(db: Db, { organisationId }: Session, id: string) {
  return db
    .selectFrom('api_keys')
    .where('id', '=', id)
    .where('organisation_id', '=', organisationId)
    .select(['id', 'name', 'prefix', 'permissions', 'addresses', 'term_days', 'user_id', 'created_by', 'rotated_at', keyState.as('state')])
    .forUpdate()
    .executeTakeFirst();
}

/** Counts the keys of a user that work, or would once they are kept. */
export async function countWorking(db: Db, userId: string): Promise<number> {
  const { count } = await db
    .selectFrom('api_keys')
    .where('user_id', '=', userId)
    .where('revoked_at', 'is', null)
    .where('expires_at', '>', sql<Date>`now()`)
    .select((select) => select.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
}

export interface NewKeyRow {
  readonly name: string;
  readonly permissions: number;
  readonly addresses: readonly string[];
  readonly days: number;
  readonly prefix: string;
  readonly hash: Buffer;
}

/** Inserts a key and returns its id. */
export async function insertKey(db: Db, { organisationId, portalId, email }: Session, key: NewKeyRow): Promise<string> {
  const { id } = await db
    .insertInto('api_keys')
    .values({
      organisation_id: organisationId,
      user_id: portalId,
      created_by: email,
      name: key.name,
      prefix: key.prefix,
      key_hash: key.hash,
      permissions: key.permissions,
      addresses: [...key.addresses],
      term_days: key.days,
      expires_at: sql<Date>`now() + ${key.days} * interval '1 day'`,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Lets the key expire in some hours, but never later than it would have. */
export async function endSoon(db: Db, id: string): Promise<void> {
  await db
    .updateTable('api_keys')
    .set({ rotated_at: sql<Date>`now()`, expires_at: sql<Date>`least(expires_at, now() + ${rotatedKeyHours} * interval '1 hour')` })
    .where('id', '=', id)
    .execute();
}
