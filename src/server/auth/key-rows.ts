/** The rows of keys as they are called with: read and ended here, remembered in `sessions.ts`. All times are the database's. */
import { sql } from 'kysely';
import type { ApiKey } from '../../shared/keys/keys.ts';
import { apiKeyWarningDays, endedKeysKeptDays } from '../../shared/base/limits.ts';
import { bits, maskOf } from '../../shared/base/permissions.ts';
import type { Db } from '../database/database.ts';

export interface CallingKey {
  readonly id: string;
  /** `dp_` and eight characters. */
  readonly prefix: string;
  /** From where it is taken; everywhere where there is none. */
  readonly addresses: readonly string[];
  readonly expiresAt: Date;
  /** Whether it was used within the last minute, as far as was read. */
  readonly isUsedNow: boolean;
}

/** The last use is written at most this often a key. */
export const writeUseEvery = sql`interval '1 minute'`;
/** The bit that is never a key's. */
const administrators = maskOf([bits.user_management]);

/** A key whose owner is gone, or has gone to another organisation, opens nothing, as one that was revoked. */
export const keyState = sql<ApiKey['state']>`case
  when revoked_at is not null or user_id is null then 'revoked'
  when expires_at <= now() then 'expired'
  when restored_at is not null then 'restored'
  when expires_at <= now() + ${apiKeyWarningDays} * interval '1 day' then 'expiring'
  else 'active' end`;

/** What a program may do with a key, or why the key is not taken. Staff's keys are as those of anybody else. */
export async function readKey(db: Db, keyHash: Buffer) {
  const row = await db
    .selectFrom('api_keys')
    .innerJoin('organisations', 'organisations.id', 'api_keys.organisation_id')
    .leftJoin('portal_users', (join) =>
      join.onRef('portal_users.id', '=', 'api_keys.user_id').onRef('portal_users.organisation_id', '=', 'api_keys.organisation_id'),
    )
    .where('key_hash', '=', keyHash)
    .select([
      'api_keys.id',
      'api_keys.prefix',
      'api_keys.permissions as keyPermissions',
      'addresses',
      'expires_at as expiresAt',
      'organisations.name as organisation',
      'organisations.home_country as homeCountry',
      'api_keys.organisation_id as organisationId',
      'portal_users.id as portalId',
      'portal_users.full_name as fullName',
      'portal_users.email',
      'portal_users.permissions',
      sql<boolean>`revoked_at is not null`.as('isRevoked'),
      sql<boolean>`expires_at <= now()`.as('isExpired'),
      sql<boolean>`restored_at is not null`.as('isRestored'),
      sql<boolean>`organisations.closed_at is not null`.as('isClosed'),
      sql<boolean>`coalesce(last_used_at > now() - ${writeUseEvery}, false)`.as('isUsedNow'),
    ])
    .executeTakeFirst();
  if (!row) return { refusal: 'There is no such API key' };
  const { id, prefix, keyPermissions, addresses, expiresAt, isUsedNow, isRevoked, isExpired, isRestored, isClosed, ...rest } = row;
  const { organisation, organisationId, homeCountry, portalId, fullName, email, permissions } = rest;
  if (isRevoked) return { refusal: `The API key ${prefix} was revoked` };
  if (portalId === null || fullName === null || email === null || permissions === null)
    return { refusal: `The owner of the API key ${prefix} is no user any more, so it opens nothing` };
  if (isClosed) return { refusal: `The organisation of the API key ${prefix} is closed` };
  if (isExpired) return { refusal: `The API key ${prefix} expired on ${expiresAt.toISOString().slice(0, 10)} (UTC)` };
  if (isRestored)
    return {
      refusal: `The API key ${prefix} came back with a backup and is off: its owner keeps it in My Account, or an administrator under Users`,
    };
  return {
    tokenHash: keyHash,
    state: 'active' as const,
    portalId,
    organisationId,
    organisation,
    fullName,
    email,
    permissions: keyPermissions & permissions & ~administrators,
    isStaff: false,
    support: undefined,
    needsFactor: false,
    homeCountry: { own: null, ofOrganisation: homeCountry },
    key: { id, prefix, addresses, expiresAt, isUsedNow },
  };
}

/** Ends one key. Whoever calls it lets what is remembered of sessions be forgotten. */
export async function revokeKey(db: Db, id: string): Promise<void> {
  await db
    .updateTable('api_keys')
    .set({ revoked_at: sql<Date>`now()` })
    .where('id', '=', id)
    .execute();
}

/** Removes keys that have been over for as long as records name them. */
export async function removeOldApiKeys(db: Db): Promise<void> {
  await sql`
    delete from api_keys
    where least(expires_at, revoked_at) < now() - ${endedKeysKeptDays} * interval '1 day'`.execute(db);
}
