/** Single sign-on by OpenID Connect: users of an organisation sign in at its own provider. */
import * as z from 'zod/mini';
import { emailAddress } from '../base/email.ts';
import { clientIdMaxLength, issuerMaxLength, signInDomainsMost, singleSignOnMinutes } from '../base/limits.ts';
import { bits } from '../base/permissions.ts';
import { AccountInQuery, AccountNumber } from '../base/account-number.ts';
import { anyone, get, post, staffWith } from '../base/endpoint.ts';
import { Message } from '../base/message.ts';
import { textOf } from '../base/schema-text.ts';
import { singleSignOnWanted } from './wanted.ts';

const domainWrong = singleSignOnWanted.domain.text;
const domainPattern = /^(?=.{4,253}$)(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z][a-z0-9-]{0,61}[a-z0-9]$/;

/** A mail domain in lower case, international ones in their DNS form. */
export const MailDomain = z.string({ error: domainWrong }).check(z.trim(), z.toLowerCase(), z.regex(domainPattern, { error: domainWrong }));

/** Sign-in methods of a mail domain. Reveals nothing about any person, because the query only contains the domain. */
export const wayToSignIn = get('/api/authentication/waytosignin', {
  summary: 'Get whether users of an e-mail domain sign in at their own provider, and whether a password works too',
  access: anyone,
  operation: 'Login',
  query: z.object({
    domain: z
      .string({ error: domainWrong })
      .check(z.maxLength(253, { error: domainWrong }), z.regex(/^\P{Cc}*$/u, { error: domainWrong }), z.toLowerCase()),
  }),
  reply: z.object({ message: z.object({ singleSignOn: z.boolean(), password: z.boolean() }) }),
});

/** The reply is the same for every address of a domain, and sets the cookie of the browser that may come back. */
export const beginSingleSignOn = post('/api/authentication/beginsinglesignon', {
  summary: `Start a single sign-on for an e-mail domain; valid once, for ${singleSignOnMinutes} minutes, in this browser`,
  refuses: ['not_found', 'upstream_failed', 'upstream_timed_out'],
  access: anyone,
  operation: 'Login',
  body: z.strictObject({ email: emailAddress() }),
  reply: z.object({ address: z.string() }),
});

const notFromProvider = 'Send what the provider answered, as it is';
const Parameter = z.string({ error: notFromProvider }).check(z.minLength(1, { error: notFromProvider }));
const text = (most: number) => Parameter.check(z.maxLength(most, { error: notFromProvider }));

/** Parameters of the address by which the provider leads back (RFC 6749, 4.1.2; RFC 9207). */
const ProviderAnswer = z.strictObject({
  state: text(200),
  code: z.optional(text(8_000)),
  iss: z.optional(text(2_000)),
  error: z.optional(text(200)),
});
export type ProviderAnswer = z.output<typeof ProviderAnswer>;

export const signInBySingleSignOn = post('/api/authentication/signinbysinglesignon', {
  summary: "Sign in with the provider's answer; answers an active token",
  refuses: ['forbidden', 'conflict', 'upstream_failed', 'upstream_timed_out'],
  access: anyone,
  operation: 'Login',
  body: ProviderAnswer,
  reply: z.extend(Message, { auth_token: z.string() }),
});

/** Treatment of people from these mail domains who have no account yet: refused, or admitted with a new account without permissions. */
export const unknownPeople = ['refused', 'admitted'] as const;

const SingleSignOn = z.object({
  issuer: z.string(),
  clientId: z.string(),
  domains: z.array(z.string()),
  unknown: z.enum(unknownPeople),
  /** True if its users may still sign in with password and code, or a passkey. */
  passwordsToo: z.boolean(),
  /** True if the provider has to confirm a second factor. */
  requireMfa: z.boolean(),
  /** Users who have signed in through the provider. */
  linked: z.int(),
});
export type SingleSignOn = z.infer<typeof SingleSignOn>;

const access = staffWith(bits.user_management);

export const singleSignOnOf = get('/api/utils/singlesignon', {
  summary: 'Get the single sign-on of an organisation and the redirect address to register at its provider',
  refuses: ['not_found'],
  access,
  operation: 'Organisations',
  query: z.object({ account: AccountInQuery }),
  reply: z.object({ message: z.nullable(SingleSignOn), redirectUri: z.string() }),
});

const issuerWrong = singleSignOnWanted.issuer.text;
const isIssuer = (given: string) => {
  if (!URL.canParse(given)) return false;
  const { protocol, username, password, search, hash } = new URL(given);
  return ['https:', 'http:'].includes(protocol) && [username, password, search, hash].every((part) => part === '');
};
const Issuer = z
  .string({ error: issuerWrong })
  .check(z.trim(), z.maxLength(issuerMaxLength, { error: issuerWrong, abort: true }), z.refine(isIssuer, { error: issuerWrong }));

const clientIdWrong = singleSignOnWanted.clientId.text;
const secretWrong = singleSignOnWanted.clientSecret.text;
/** Visible characters (RFC 6749, appendix A). */
const visible = /^[\x20-\x7e]+$/;

export const SingleSignOnSetUp = z.strictObject({
  userId: AccountNumber,
  issuer: Issuer,
  clientId: z
    .string({ error: clientIdWrong })
    .check(z.trim(), z.regex(visible, { error: clientIdWrong }), z.maxLength(clientIdMaxLength, { error: clientIdWrong })),
  /** Keeps the stored secret if absent; required for another issuer. */
  clientSecret: z.optional(
    z
      .string({ error: secretWrong })
      .check(z.trim(), z.regex(visible, { error: secretWrong }), z.maxLength(clientIdMaxLength, { error: secretWrong })),
  ),
  domains: z
    .array(MailDomain, { error: domainWrong })
    .check(
      z.minLength(1, { error: domainWrong }),
      z.maxLength(signInDomainsMost, { error: textOf(singleSignOnWanted.fewerDomains(signInDomainsMost)) }),
    ),
  unknown: z.enum(unknownPeople, { error: 'Enter refused or admitted' }),
  passwordsToo: z.boolean({ error: 'Send true or false' }),
  /** Unchanged if absent. */
  requireMfa: z.optional(z.boolean({ error: 'Send true or false' })),
});
export type SingleSignOnSetUp = z.output<typeof SingleSignOnSetUp>;

export const setUpSingleSignOn = post('/api/utils/singlesignon', {
  summary: "Set an organisation's provider; we read the provider's metadata before we store anything",
  refuses: ['not_found', 'already_exists', 'upstream_failed', 'upstream_timed_out'],
  access,
  operation: 'Organisations',
  body: SingleSignOnSetUp,
  reply: Message,
});

export const removeSingleSignOn = post('/api/utils/singlesignon/remove', {
  summary: "Remove an organisation's provider and the links of its users",
  refuses: ['not_found'],
  access,
  operation: 'Organisations',
  body: z.strictObject({ userId: AccountNumber }),
  reply: Message,
});
