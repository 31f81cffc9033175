/** Sign-in at the provider of one's organisation (OpenID Connect, code flow with PKCE). */
import type { ProviderAnswer } from '../../shared/single-sign-on/single-sign-on.ts';
import { singleSignOnSaid } from '../../shared/single-sign-on/said.ts';
import { budgets, spend } from '../auth/attempt-budgets.ts';
import { recordAudit } from '../auth/audit-log.ts';
import { noteLinkUse } from '../single-sign-on/linked-identities.ts';
import { lockUser } from '../auth/session-rows.ts';
import { newToken } from '../auth/tokens.ts';
import type { Db } from '../database/database.ts';
import { inTransaction } from '../database/transaction.ts';
import type { Deps } from '../deps.ts';
import { AppError } from '../base/errors.ts';
import { browserSecrets, isStateOf } from '../single-sign-on/browser-secrets.ts';
import { clientSecretOf, findProvider, findProviderOfDomain, type IdentityProvider } from '../single-sign-on/identity-provider-rows.ts';
import { type Client, ClientRefused, type Identity, NotIdentified } from '../single-sign-on/provider-client.ts';
import { redirectUriOf } from '../single-sign-on/set-up.ts';
import { beginSignOn, takeSignOn } from '../single-sign-on/sign-ons-under-way.ts';
import { isDemoAccount } from '../demo/demo-accounts.ts';
import { refuseClosed } from './check-password.ts';
import { type Person, personOf, RefusedPerson } from './identified-person.ts';
import { letIn } from './sign-in.ts';

type Needs = Pick<
  Deps,
  'config' | 'db' | 'log' | 'outbox' | 'sessions' | 'providerClient' | 'metrics' | 'secretKeys' | 'publicUrl' | 'clock'
>;

/** Returns the ways to sign in at a domain; the same for an unknown domain and one whose organisation is closed. */
export async function wayOf(db: Db, domain: string): Promise<{ singleSignOn: boolean; password: boolean }> {
  const provider = await findProviderOfDomain(db, domain);
  return { singleSignOn: provider !== undefined, password: provider?.isOnlyWay !== true };
}

/** Returns the address for the browser, and the cookie that it must present on its return. Only the domain of the e-mail address matters. */
export async function beginAtProvider(deps: Needs, email: string): Promise<{ address: string; cookie: string }> {
  const provider = await findProviderOfDomain(deps.db, email.replace(/^.*@/, ''));
  if (!provider) throw new AppError('not_found', singleSignOnSaid.byPassword);
  const cookie = newToken();
  const asked = {
    secrets: browserSecrets(cookie),
    redirectUri: redirectUriOf(deps.publicUrl()),
    email,
    secondFactor: provider.requiresMfa,
  };
  const address = await deps.providerClient.addressOf(clientOf(deps, provider), asked);
  await beginSignOn(deps.db, cookie, provider);
  return { address, cookie };
}

interface Back {
  readonly answer: ProviderAnswer;
  /** The browser's description of itself, in words. */
  readonly device: string;
}

/** Lets in whoever comes back from their provider. Answers the token of the session. */
export async function signInAtProvider(deps: Needs, cookie: string | undefined, back: Back): Promise<string> {
  const { db } = deps;
  // An answer for another browser uses nothing up: it may have been planted on this one.
  if (cookie === undefined || !isStateOf(cookie, back.answer.state)) throw new AppError('link_not_valid', singleSignOnSaid.notAccepted);
  const underWay = await takeSignOn(db, cookie);
  const provider = underWay && (await findProvider(db, underWay.organisationId));
  if (!provider || provider.version !== underWay.version) throw new AppError('link_not_valid', singleSignOnSaid.notAccepted);
  const identity = await identify(deps, provider, { ...back, cookie });
  try {
    if (provider.requiresMfa && !identity.hasSecondFactor)
      throw new RefusedPerson('no second factor that the provider confirms', undefined, singleSignOnSaid.noSecondFactor);
    const person = await personOf(deps, provider, identity);
    return await enter(deps, provider, { person, device: back.device });
  } catch (error) {
    if (!(error instanceof RefusedPerson)) throw error;
    await recordRefusal(deps, provider, { subject: error.email ?? provider.issuer, detail: error.detail });
    throw new AppError('forbidden', error.said);
  }
}

function clientOf({ secretKeys }: Needs, provider: IdentityProvider): Client {
  const clientSecret = clientSecretOf(provider, secretKeys);
  if (clientSecret === undefined) throw new Error('A client secret was sealed with a secret key that is not configured');
  return { issuer: provider.issuer, clientId: provider.clientId, clientSecret };
}

async function identify(deps: Needs, provider: IdentityProvider, { answer, cookie }: Back & { cookie: string }): Promise<Identity> {
  const back = { answer, secrets: browserSecrets(cookie), redirectUri: redirectUriOf(deps.publicUrl()) };
  const refuse = async (error: unknown): Promise<never> => {
    if (!(error instanceof NotIdentified)) throw error;
    const { issuer } = provider;
    deps.log.warn({ issuer, said: error.message }, 'what an identity provider said was not believed');
    const code = error.code === undefined ? '' : ` (${error.code})`;
    if (error instanceof ClientRefused) {
      await recordRefusal(deps, provider, { subject: issuer, detail: `the provider does not take the client secret of the portal${code}` });
      throw new AppError('upstream_failed', singleSignOnSaid.secretRefused, { cause: error });
    }
    await recordRefusal(deps, provider, { subject: issuer, detail: `an answer of the provider that is not accepted${code}` });
    throw new AppError('link_not_valid', singleSignOnSaid.notAccepted, { cause: error });
  };
  const identity = await deps.providerClient.identify(clientOf(deps, provider), back).catch(refuse);
  return { ...identity, profile: () => identity.profile().catch(refuse) };
}

async function enter(deps: Needs, provider: IdentityProvider, { person, device }: { person: Person; device: string }): Promise<string> {
  const { db, config } = deps;
  // The demo's accounts sign in only to a demo, even if its database is later used by another installation.
  if (!config.DEMO && isDemoAccount(person.email)) throw new RefusedPerson('an account of the demo', person.email);
  if (person.closedAt !== null) await refuseClosed(db, { ...person, id: person.portalId });
  return inTransaction(db, async (transaction) => {
    await lockUser(transaction, person.portalId);
    if (!(await isStillThere(transaction, person))) throw new AppError('link_not_valid', singleSignOnSaid.notAccepted);
    await noteLinkUse(transaction, person.portalId);
    return letIn(deps, transaction, { user: person, device, by: `by single sign-on at ${provider.issuer}`, way: 'single sign-on' });
  });
}

/** True if the person was not removed, moved or unlinked, and provider and organisation are unchanged. */
async function isStillThere(transaction: Db, { portalId, organisationId }: Person): Promise<boolean> {
  const row = await transaction
    .selectFrom('portal_users')
    .innerJoin('organisations', 'organisations.id', 'portal_users.organisation_id')
    .innerJoin('linked_identities', 'linked_identities.user_id', 'portal_users.id')
    .innerJoin('identity_providers', 'identity_providers.organisation_id', 'portal_users.organisation_id')
    .whereRef('linked_identities.organisation_id', '=', 'portal_users.organisation_id')
    .whereRef('linked_identities.issuer', '=', 'identity_providers.issuer')
    .where('portal_users.id', '=', portalId)
    .where('portal_users.organisation_id', '=', organisationId)
    .where('organisations.closed_at', 'is', null)
    .where('linked_identities.restored_at', 'is', null)
    .select('portal_users.id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Records a refusal: always counted, and logged within a budget; no user is locked out. */
async function recordRefusal(
  { db, metrics }: Needs,
  { organisationId }: IdentityProvider,
  { subject, detail }: { subject: string; detail: string },
): Promise<void> {
  metrics.countSignInFailure('single sign-on');
  if ((await spend(db, budgets.refusedSingleSignOnsOfOrganisation, String(organisationId))) === undefined) return;
  await recordAudit(db, { organisationId, actor: subject, subject, action: 'sign-in refused', detail: `single sign-on: ${detail}` });
}
