/** The rows of API keys behind calls: read and ended here, cached in `sessions.ts`. All times are the database's. */
import { sql } from 'kysely';
import type { ApiKey } from '../../shared/keys/keys.ts';
import { apiKeyWarningDays, endedKeysKeptDays } from '../../shared/base/limits.ts';
import { bits, maskOf } from '../../shared/base/permissions.ts';
import type { Db } from '../database/database.ts';

export interface CallingKey {
  readonly id: string;
  /** `dp_` and eight characters. */
  readonly prefix: string;
  /** Allowed addresses and networks; any if empty. */
  readonly addresses: readonly string[];
  readonly expiresAt: Date;
  /** True if the key was used within the last minute, as of the last read. */
  readonly isUsedNow: boolean;
}

/** Minimum interval between two writes of a key's last use. */
export const writeUseEvery = sql`interval '1 minute'`;
/** The administrators' bit, which no key ever holds. */
const administrators = maskOf([bits.user_management]);

/** A key whose owner is gone, or moved to another organisation, opens nothing, like a revoked key. */
export const keyState = sql<ApiKey['state']>`case
  when revoked_at is not null or user_id is null then 'revoked'
  when expires_at <= now() then 'expired'
  when restored_at is not null then 'restored'
  when expires_at <= now() + ${apiKeyWarningDays} * interval '1 day' then 'expiring'
  else 'active' end`;

/** Reads what a program may do with a key, or why the key is refused. Staff's keys are like any other. */
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
    return { refusal: `The owner of the API key ${prefix} is no longer a user, so the key has no access` };
  if (isClosed) return { refusal: `The organisation of the API key ${prefix} is closed` };
  if (isExpired) return { refusal: `The API key ${prefix} expired on ${expiresAt.toISOString().slice(0, 10)} (UTC)` };
  if (isRestored)
    return {
      refusal: `The API key ${prefix} was restored from a backup and is off. Keep it in My Account, or ask an administrator`,
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

/** Revokes one key. The caller must drop the cached sessions. */
export async function revokeKey(db: Db, id: string): Promise<void> {
  await db
    .updateTable('api_keys')
    .set({ revoked_at: sql<Date>`now()` })
    .where('id', '=', id)
    .execute();
}

/** Removes ended keys once no record names them any more. */
export async function removeOldApiKeys(db: Db): Promise<void> {
  await db
    .deleteFrom('api_keys')
    .where(sql<Date>`least(expires_at, revoked_at)`, '<', sql<Date>`now() - ${endedKeysKeptDays} * interval '1 day'`)
    .execute();
}
