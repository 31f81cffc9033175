/** Identity providers of organisations, one each, with the mail domains whose people sign in there. */
import { sql } from 'kysely';
import type { SecretKeys } from '../config/secret-key.ts';
import type { Db } from '../database/database.ts';
import { sealFor, unsealFrom } from '../database/sealed-columns.ts';

export interface IdentityProvider {
  readonly organisationId: number;
  readonly issuer: string;
  readonly clientId: string;
  readonly sealedSecret: Buffer;
  readonly admitsUnknown: boolean;
  readonly isOnlyWay: boolean;
  readonly requiresMfa: boolean;
  /** A new one after each change. */
  readonly version: string;
}

const providers = (db: Db) =>
  db
    .selectFrom('identity_providers as provider')
    .innerJoin('organisations', 'organisations.id', 'provider.organisation_id')
    .select([
      'provider.organisation_id as organisationId',
      'provider.issuer',
      'provider.client_id as clientId',
      'provider.sealed_secret as sealedSecret',
      'provider.admits_unknown as admitsUnknown',
      'provider.is_only_way as isOnlyWay',
      'provider.requires_mfa as requiresMfa',
      'provider.version',
    ]);

export function findProvider(db: Db, organisationId: number): Promise<IdentityProvider | undefined> {
  return providers(db).where('provider.organisation_id', '=', organisationId).executeTakeFirst();
}

/** Finds the provider of a mail domain, in lower case, unless its organisation is closed. */
export function findProviderOfDomain(db: Db, domain: string): Promise<IdentityProvider | undefined> {
  return providers(db)
    .innerJoin('single_sign_on_domains as own', 'own.organisation_id', 'provider.organisation_id')
    .where('own.domain', '=', domain)
    .where('organisations.closed_at', 'is', null)
    .executeTakeFirst();
}

/** Lists the domains in alphabetical order. */
export async function domainsOf(db: Db, organisationId: number): Promise<string[]> {
  const rows = await db
    .selectFrom('single_sign_on_domains')
    .where('organisation_id', '=', organisationId)
    .select('domain')
    .orderBy('domain')
    .execute();
  return rows.map(({ domain }) => domain);
}

/** Returns the client secret; undefined if it was sealed with a secret key that is not configured. */
export function clientSecretOf({ sealedSecret }: Pick<IdentityProvider, 'sealedSecret'>, secretKeys: SecretKeys): string | undefined {
  return unsealFrom('identity_providers', sealedSecret, secretKeys);
}

export function sealClientSecret(secret: string, secretKeys: SecretKeys): Buffer {
  return sealFor('identity_providers', secret, secretKeys);
}

/** Stores the provider, replacing the previous one, whose pending sign-ins are cancelled. */
export async function storeProvider(
  db: Db,
  { organisationId, issuer, clientId, sealedSecret, ...rules }: Omit<IdentityProvider, 'version'>,
): Promise<void> {
  const { admitsUnknown: admits_unknown, isOnlyWay: is_only_way, requiresMfa: requires_mfa } = rules;
  const values = { issuer, client_id: clientId, sealed_secret: sealedSecret, admits_unknown, is_only_way, requires_mfa };
  await db
    .insertInto('identity_providers')
    .values({ organisation_id: organisationId, ...values })
    .onConflict((conflict) => conflict.column('organisation_id').doUpdateSet({ ...values, version: sql<string>`gen_random_uuid()` }))
    .execute();
}

/** Replaces the organisation's domains. Returns one that belongs to another organisation, with its owner; undefined if all are its own now. */
export async function storeDomains(
  db: Db,
  organisationId: number,
  domains: readonly string[],
): Promise<{ domain: string; organisationId: number } | undefined> {
  await db.deleteFrom('single_sign_on_domains').where('organisation_id', '=', organisationId).execute();
  await db
    .insertInto('single_sign_on_domains')
    .values(domains.map((domain) => ({ domain, organisation_id: organisationId })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return db
    .selectFrom('single_sign_on_domains')
    .where('domain', 'in', domains)
    .where('organisation_id', '!=', organisationId)
    .select(['domain', 'organisation_id as organisationId'])
    .executeTakeFirst();
}

export async function deleteProvider(db: Db, organisationId: number): Promise<void> {
  await db.deleteFrom('identity_providers').where('organisation_id', '=', organisationId).execute();
}
