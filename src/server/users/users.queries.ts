import { sql } from 'kysely';
import { bits, everyPermission, maskOf } from '../../shared/base/permissions.ts';
import { hasJoined } from '../auth/has-joined.ts';
import type { Db } from '../database/database.ts';
import { holding, readPage, type SearchedPage } from '../database/pages.ts';

const columns = [
  'portal_users.id as portalId',
  'portal_users.organisation_id as organisationId',
  'portal_users.full_name as fullName',
  'portal_users.email',
  'portal_users.permissions',
  'portal_users.last_sign_in_at as lastSignInAt',
  hasJoined.as('active'),
  sql<number>`(select count(*)::int from api_keys
    where user_id = portal_users.id and revoked_at is null and restored_at is null and expires_at > now())`.as('keys'),
  'organisations.name as organisation',
] as const;

const users = (db: Db) =>
  db.selectFrom('portal_users').innerJoin('organisations', 'organisations.id', 'portal_users.organisation_id').select(columns);

const byName = [
  ['portal_users.full_name', 'text', 'asc'],
  ['portal_users.id', 'uuid', 'asc'],
] as const;

/** Lists a page of an organisation's portal users, by name. */
export function usersOf(db: Db, organisationId: number, { search, ...page }: SearchedPage) {
  const found = users(db)
    .where('portal_users.organisation_id', '=', organisationId)
    .where(holding(search, ['portal_users.full_name', 'portal_users.email']));
  return readPage(found.limit(10_000), byName, page);
}

export type User = Awaited<ReturnType<typeof usersOf>>['rows'][number];

/** Finds a user of `organisationId`, or of any organisation if undefined: users out of reach do not exist. */
export async function findUser(
  db: Db,
  organisationId: number | undefined,
  by: { portalId: string } | { email: string },
): Promise<User | undefined> {
  // PostgreSQL refuses to compare its uuid with any other text.
  if ('portalId' in by && !/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(by.portalId)) return undefined;
  const [column, value] = 'portalId' in by ? (['portal_users.id', by.portalId] as const) : (['portal_users.email', by.email] as const);
  return users(db)
    .where(column, '=', value)
    .$if(organisationId !== undefined, (query) => query.where('portal_users.organisation_id', '=', organisationId ?? 0))
    .executeTakeFirst();
}

export async function administratorsOf(db: Db, organisationId: number): Promise<number> {
  const { count } = await db
    .selectFrom('portal_users')
    .where('organisation_id', '=', organisationId)
    .where(sql<boolean>`permissions & ${maskOf([bits.user_management])}::int <> 0`)
    .select((select) => select.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Counts the organisation's users with all permissions and a password to sign in with. */
export async function activeUsersWithAll(db: Db, organisationId: number): Promise<number> {
  const { count } = await db
    .selectFrom('portal_users')
    .where('organisation_id', '=', organisationId)
    .where('permissions', '=', everyPermission)
    .where('password_hash', 'is not', null)
    .select((select) => select.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
}

export function listOrganisationRows(db: Db) {
  const display = sql<string>`name || case when closed_at is null then '' else ' (closed)' end`;
  return db
    .selectFrom('organisations')
    .select(['id as userId', display.as('display')])
    .orderBy('name')
    .orderBy('id')
    .execute();
}

export async function emailIsTaken(db: Db, email: string, exceptPortalId: string): Promise<boolean> {
  const row = await db
    .selectFrom('portal_users')
    .where('email', '=', email)
    .where('id', '!=', exceptPortalId)
    .select('id')
    .executeTakeFirst();
  return row !== undefined;
}

export async function updateUser(
  db: Db,
  portalId: string,
  values: { organisation_id: number; full_name: string; email: string; permissions: number },
): Promise<void> {
  await db.updateTable('portal_users').where('id', '=', portalId).set(values).execute();
}

export async function deleteUser(db: Db, portalId: string): Promise<void> {
  await db.deleteFrom('portal_users').where('id', '=', portalId).execute();
}
