/** Which user of the portal somebody is whom a provider identified. */
import { emailAddress } from '../../shared/base/email.ts';
import { plainText } from '../../shared/base/plain-text.ts';
import type { Said } from '../../shared/base/sayings.ts';
import { singleSignOnSaid } from '../../shared/single-sign-on/said.ts';
import { recordAudit } from '../auth/audit-log.ts';
import { findLink, type IdentityKey, link } from '../single-sign-on/linked-identities.ts';
import { wasRemoved } from '../users/removed-people.ts';
import { findOrganisation } from '../auth/organisations.ts';
import { languageOf } from '../auth/stored-language.ts';
import { lockUser } from '../auth/session-rows.ts';
import type { Db } from '../database/database.ts';
import { inTransaction } from '../database/transaction.ts';
import type { Deps } from '../deps.ts';
import { identityLinkedMail } from '../factors/factors.mails.ts';
import { domainsOf, type IdentityProvider } from '../single-sign-on/identity-provider-rows.ts';
import type { Identity, Profile } from '../single-sign-on/provider-client.ts';
import { findUserByEmail, findUserById, type SignInUser } from './sign-in.queries.ts';

export interface Person {
  readonly portalId: string;
  readonly organisationId: number;
  readonly email: string;
  /** Since when the organisation is closed. */
  readonly closedAt: Date | null;
}

/** Somebody is who they say, and does not get in. */
export class RefusedPerson extends Error {
  /** In the words of the audit log. */
  readonly detail: string;
  /** As the provider says it is theirs. */
  readonly email: string | undefined;
  readonly said: Said;
  constructor(detail: string, email?: string, said = singleSignOnSaid.unknownPerson) {
    super(said.text);
    this.detail = detail;
    this.email = email;
    this.said = said;
  }
}

/**
 * The user who is linked to the identity; the first time, the one of the organisation who has the verified e-mail address, or a new one
 * without permissions where the organisation admits such. Throws `RefusedPerson`.
 */
export async function personOf(
  { db, outbox, config, clock }: Pick<Deps, 'db' | 'outbox' | 'config' | 'clock'>,
  provider: IdentityProvider,
  { subject, profile }: Identity,
): Promise<Person> {
  const key = { organisationId: provider.organisationId, issuer: provider.issuer, subject };
  const linked = await findLink(db, key);
  if (linked?.userId != null) {
    const person = personIn(provider, await findUserById(db, linked.userId));
    if (linked.isOff) throw new RefusedPerson('a link that came back with a backup', person.email, singleSignOnSaid.linkIsOff);
    return person;
  }
  const said = await profile();
  const email = await ownAddress(db, provider, said);
  return inTransaction(db, async (transaction) => {
    const user = await findUserByEmail(transaction, email);
    const person = user ? personIn(provider, user, email) : await admit(transaction, provider, { key, email, name: said.name });
    // So that of two sign-ins at once one links, and the other finds that it is so.
    await lockUser(transaction, person.portalId);
    if ((await findLink(transaction, key))?.userId === person.portalId) return person;
    if (!(await link(transaction, key, person.portalId)))
      throw new RefusedPerson('the account is linked to another person', email, singleSignOnSaid.otherPerson);
    const about = { organisationId: key.organisationId, actor: email, subject: email };
    await recordAudit(transaction, { ...about, action: 'identity linked', detail: `${subject.slice(0, 100)} at ${key.issuer}` });
    // Whoever has the account already learns that there is another way into it.
    if (user) {
      const language = await languageOf(transaction, person.portalId);
      await outbox.queue(transaction, identityLinkedMail(config, { to: person.email, language, issuer: key.issuer, time: clock() }));
    }
    return person;
  });
}

/** Whoever is of another organisation is nobody here, and told no more than that. */
function personIn({ organisationId }: IdentityProvider, user: SignInUser | undefined, email = user?.email): Person {
  if (!user || user.organisationId !== organisationId) throw new RefusedPerson('a user of another organisation', email);
  return { portalId: user.id, organisationId, email: user.email, closedAt: user.closedAt };
}

/** The address, where the provider says that it is verified, and the organisation's domains name it. */
async function ownAddress(db: Db, { organisationId }: IdentityProvider, { email, emailVerified }: Profile): Promise<string> {
  const parsed = emailAddress().safeParse(email);
  if (!parsed.success) throw new RefusedPerson('no e-mail address', undefined, singleSignOnSaid.unverified);
  const address = parsed.data;
  // The text "true" is what some say of every address.
  if (emailVerified !== true) throw new RefusedPerson('the e-mail address is not verified', address, singleSignOnSaid.unverified);
  const domains = await domainsOf(db, organisationId);
  if (!domains.includes(address.replace(/^.*@/, '')))
    throw new RefusedPerson('an e-mail address of another domain', address, singleSignOnSaid.otherDomain);
  return address;
}

interface Newcomer {
  readonly key: IdentityKey;
  readonly email: string;
  readonly name: unknown;
}

/** Whom an administrator removed, an administrator alone adds again. */
async function admit(transaction: Db, provider: IdentityProvider, { key, email, name }: Newcomer): Promise<Person> {
  const { organisationId, admitsUnknown } = provider;
  if ((await findOrganisation(transaction, organisationId))?.closedAt !== null)
    throw new RefusedPerson('the organisation is closed', email);
  if (!admitsUnknown) throw new RefusedPerson('somebody whom the portal does not know', email);
  if ((await findLink(transaction, key)) || (await wasRemoved(transaction, { organisationId, email })))
    throw new RefusedPerson('somebody who was removed', email);
  const row = await transaction
    .insertInto('portal_users')
    .values({ organisation_id: organisationId, full_name: nameFrom(name, email), email, permissions: 0, password_hash: null })
    .onConflict((conflict) => conflict.column('email').doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!row) throw new RefusedPerson('an address that was taken meanwhile', email);
  const detail = 'by single sign-on, without permissions';
  await recordAudit(transaction, { organisationId, actor: email, subject: email, action: 'user added', detail });
  return { portalId: row.id, organisationId, email, closedAt: null };
}

const nameMaxLength = 100;

/** As the provider says it, where that is a name as the portal takes it; else what stands before the @. */
function nameFrom(name: unknown, email: string): string {
  const said = typeof name === 'string' ? name.trim() : '';
  return said !== '' && said.length <= nameMaxLength && plainText.test(said) ? said : email.replace(/@.*$/, '').slice(0, nameMaxLength);
}
