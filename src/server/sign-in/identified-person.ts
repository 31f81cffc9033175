/** The portal user of a person whom a provider identified. */
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
  /** Time at which the organisation was closed. */
  readonly closedAt: Date | null;
}

/** Thrown for a person who is correctly identified but not admitted. */
export class RefusedPerson extends Error {
  /** The reason in the words of the audit log. */
  readonly detail: string;
  /** The provider's e-mail address for the person. */
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
 * Returns the user who is linked to the identity; the first time, the user of the organisation with the verified e-mail address, or a new one without
 * permissions if the organisation admits such. Throws `RefusedPerson`.
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
    // One of two concurrent sign-ins links the user, and the other finds the link.
    await lockUser(transaction, person.portalId);
    if ((await findLink(transaction, key))?.userId === person.portalId) return person;
    if (!(await link(transaction, key, person.portalId)))
      throw new RefusedPerson('the account is linked to another person', email, singleSignOnSaid.otherPerson);
    const about = { organisationId: key.organisationId, actor: email, subject: email };
    await recordAudit(transaction, { ...about, action: 'identity linked', detail: `${subject.slice(0, 100)} at ${key.issuer}` });
    // The owner of an existing account is notified of the new way into it.
    if (user) {
      const language = await languageOf(transaction, person.portalId);
      await outbox.queue(transaction, identityLinkedMail(config, { to: person.email, language, issuer: key.issuer, time: clock() }));
    }
    return person;
  });
}

/** Returns the person; a user of another organisation is treated as unknown, without further details. */
function personIn({ organisationId }: IdentityProvider, user: SignInUser | undefined, email = user?.email): Person {
  if (!user || user.organisationId !== organisationId) throw new RefusedPerson('a user of another organisation', email);
  return { portalId: user.id, organisationId, email: user.email, closedAt: user.closedAt };
}

/** Returns the address if the provider has verified it and it belongs to a domain of the organisation. */
async function ownAddress(db: Db, { organisationId }: IdentityProvider, { email, emailVerified }: Profile): Promise<string> {
  const parsed = emailAddress().safeParse(email);
  if (!parsed.success) throw new RefusedPerson('no e-mail address', undefined, singleSignOnSaid.unverified);
  const address = parsed.data;
  // Some providers send the text "true" for every address.
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

/** Adds a new user. One whom an administrator removed can be added again only by an administrator. */
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

/** Returns the provider's name if the portal accepts it as a name; else the part of the address before the @. */
function nameFrom(name: unknown, email: string): string {
  const said = typeof name === 'string' ? name.trim() : '';
  return said !== '' && said.length <= nameMaxLength && plainText.test(said) ? said : email.replace(/@.*$/, '').slice(0, nameMaxLength);
}
