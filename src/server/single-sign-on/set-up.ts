/** Set-up of an organisation's provider, in the portal or by a command: in one transaction, with an audit entry. */
import type { SingleSignOn, SingleSignOnSetUp } from '../../shared/single-sign-on/single-sign-on.ts';
import { singleSignOnSaid } from '../../shared/single-sign-on/said.ts';
import { singleSignOnWanted } from '../../shared/single-sign-on/wanted.ts';
import { recordAudit } from '../auth/audit-log.ts';
import { endAccess } from '../auth/lasting-access.ts';
import { countLinked } from './linked-identities.ts';
import { lockOrganisation, type Organisation, organisationOf } from '../auth/organisations.ts';
import type { Sessions } from '../auth/sessions.ts';
import type { SecretKeys } from '../config/secret-key.ts';
import type { Db } from '../database/database.ts';
import { AppError } from '../base/errors.ts';
import {
  clientSecretOf,
  deleteProvider,
  domainsOf,
  findProvider,
  type IdentityProvider,
  sealClientSecret,
  storeDomains,
  storeProvider,
} from './identity-provider-rows.ts';
import type { ProviderClient } from './provider-client.ts';

/** Returns the address to which a provider sends people back: it must be registered there exactly. */
export function redirectUriOf(publicUrl: string): string {
  return `${publicUrl}/auth/single-sign-on`;
}

/** Reads the set-up; null if the organisation has none. Throws `AppError` (404). */
export async function readSingleSignOn(db: Db, organisationId: number): Promise<SingleSignOn | null> {
  await organisationOf(db, organisationId, 'account');
  const provider = await findProvider(db, organisationId);
  if (!provider) return null;
  const { issuer, clientId, admitsUnknown, isOnlyWay, requiresMfa } = provider;
  const [domains, linked] = [await domainsOf(db, organisationId), await countLinked(db, organisationId)];
  const rules = { unknown: admitsUnknown ? 'admitted' : 'refused', passwordsToo: !isOnlyWay, requireMfa: requiresMfa } as const;
  return { issuer, clientId, domains, linked, ...rules };
}

interface Change {
  readonly secretKeys: SecretKeys;
  /** The actor: an e-mail address, or the operating-system user who ran a command. */
  readonly actor: string;
  /** Sessions of a running portal. */
  readonly sessions?: Pick<Sessions, 'changed' | 'allChanged'>;
}

/** The set-up with its optional values. */
type CheckedSetUp = SingleSignOnSetUp & { readonly clientSecret: string; readonly requireMfa: boolean };

/**
 * Checks the issuer and returns the values to store: calls the provider, and so runs outside of a transaction. Throws `AppError`: 404, and 400 on the fields
 * `issuer` and `clientSecret`.
 */
export async function checkSetUp(
  db: Db,
  { client, secretKeys }: { client: ProviderClient; secretKeys: SecretKeys },
  asked: SingleSignOnSetUp,
): Promise<CheckedSetUp> {
  await organisationOf(db, asked.userId, 'userId');
  const before = await findProvider(db, asked.userId);
  const isSame = before !== undefined && new URL(before.issuer).href === new URL(asked.issuer).href;
  // Another provider must not get this one's secret.
  const clientSecret = asked.clientSecret ?? (isSame ? clientSecretOf(before, secretKeys) : undefined);
  const message = singleSignOnWanted.clientSecret;
  if (clientSecret === undefined) throw new AppError('validation_failed', message, { errors: { clientSecret: message } });
  const issuer = await client.checkedIssuer({ issuer: asked.issuer, clientId: asked.clientId, clientSecret });
  const requireMfa = asked.requireMfa ?? before?.requiresMfa ?? false;
  return { ...asked, issuer, clientSecret, requireMfa, domains: [...new Set(asked.domains)].toSorted() };
}

/** Stores the set-up and returns the organisation's name. Throws `AppError`: 404, and 409 on the field `domains` if one belongs to another organisation. */
export async function storeSetUp(
  transaction: Db,
  { secretKeys, actor, sessions }: Change,
  { userId: organisationId, issuer, clientId, clientSecret, domains, ...rules }: CheckedSetUp,
): Promise<string> {
  const { name } = await lockedOrganisation(transaction, organisationId);
  const before = await findProvider(transaction, organisationId);
  const domainsBefore = await domainsOf(transaction, organisationId);
  const { unknown, passwordsToo, requireMfa: requiresMfa } = rules;
  const after = { organisationId, issuer, clientId, admitsUnknown: unknown === 'admitted', isOnlyWay: !passwordsToo, requiresMfa };
  // An identity is issuer and subject, and some providers create a different subject for each client.
  const isAnother = before !== undefined && (before.issuer !== issuer || before.clientId !== clientId);
  if (isAnother) await endAccess(transaction, 'provider removed', { whose: { organisationId }, sessions });
  await storeProvider(transaction, { ...after, sealedSecret: sealClientSecret(clientSecret, secretKeys) });
  const taken = await storeDomains(transaction, organisationId, domains);
  if (taken) {
    const message = singleSignOnSaid.domainTaken(taken.domain, taken.organisationId);
    throw new AppError('already_exists', message, { errors: { domains: message } });
  }
  const isOtherSecret = before !== undefined && clientSecretOf(before, secretKeys) !== clientSecret;
  const detail = [
    ...factsOf(after, domains),
    ...(isAnother ? ['forgets who was linked'] : []),
    ...(isOtherSecret ? ['another client secret'] : []),
    ...(before ? [`was: ${factsOf(before, domainsBefore).join(', ')}`] : []),
  ].join(', ');
  const action = before ? 'single sign-on changed' : 'single sign-on set up';
  await recordAudit(transaction, { organisationId, actor, subject: name, action, detail });
  return name;
}

/** Removes the set-up and returns the organisation's name. Throws `AppError` (404). */
export async function removeSetUp(
  transaction: Db,
  organisationId: number,
  { actor, sessions }: Pick<Change, 'actor' | 'sessions'>,
): Promise<string> {
  const { name } = await lockedOrganisation(transaction, organisationId);
  const before = await findProvider(transaction, organisationId);
  if (!before) throw new AppError('not_found', singleSignOnSaid.isNotSetUp);
  const detail = `was: ${factsOf(before, await domainsOf(transaction, organisationId)).join(', ')}`;
  await endAccess(transaction, 'provider removed', { whose: { organisationId }, sessions });
  await deleteProvider(transaction, organisationId);
  await recordAudit(transaction, { organisationId, actor, subject: name, action: 'single sign-on removed', detail });
  return name;
}

type Facts = Pick<IdentityProvider, 'issuer' | 'clientId' | 'admitsUnknown' | 'isOnlyWay' | 'requiresMfa'>;

/** Describes the set-up in the words of the audit log. */
function factsOf({ issuer, clientId, admitsUnknown, isOnlyWay, requiresMfa }: Facts, domains: readonly string[]): string[] {
  return [
    `${issuer} as ${clientId} for ${domains.join(' ')}`,
    `unknown people ${admitsUnknown ? 'admitted' : 'refused'}`,
    isOnlyWay ? 'no passwords' : 'passwords too',
    ...(requiresMfa ? ['only with a second factor at the provider'] : []),
  ];
}

async function lockedOrganisation(transaction: Db, id: number): Promise<Organisation> {
  await lockOrganisation(transaction, id);
  return organisationOf(transaction, id, 'userId');
}
