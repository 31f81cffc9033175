/** Breaks that let in a person whom their provider did not name or the portal does not know, or that lead the portal into its own network. */
import { type Mutation, mutationsOf } from './mutation.ts';

const policies = ['src/server/auth/sign-in-policies.test.ts'];
const signIn = ['src/server/sign-in/single-sign-on.test.ts'];
const restored = ['src/server/account/restored-access.test.ts'];
const secondFactor = ['src/server/sign-in/second-factor-at-provider.test.ts'];
const guarded = ['src/server/single-sign-on/guarded-fetch.test.ts'];
const lies = ['src/server/sign-in/provider-lies.test.ts'];

export const singleSignOnMutations: readonly Mutation[] = [
  ...mutationsOf('src/server/single-sign-on/provider-client.ts', lies, [
    ['a token is believed without a signature that fits', 'enableNonRepudiationChecks(configuration);', ''],
    ['the nonce of a token is not looked at', 'expectedNonce: secrets.nonce,', ''],
    [
      'a provider that hung once is not asked again',
      'configuration.catch(() => known.delete(key));',
      'configuration.catch(() => undefined);',
    ],
    [
      'everybody who begins asks the provider',
      'if (found && found.until > performance.now()) return',
      'if (found && found.until < 0) return',
    ],
  ]),
  ...mutationsOf('src/server/single-sign-on/provider-client.ts', signIn, [
    ['the code is traded without its verifier', 'pkceCodeVerifier: secrets.verifier,', ''],
  ]),
  ...mutationsOf('src/server/single-sign-on/second-factor.ts', secondFactor, [
    ['two passwords are two factors', "possession = ['otp'", "possession = ['pin', 'otp'"],
    ['one factor is enough', 'kinds.length > 1', 'kinds.length > 0'],
    ['any class is one of several factors', '.some((one) => one === acr)', '.some((one) => one !== acr)'],
  ]),
  ...mutationsOf('src/server/sign-in/single-sign-on.ts', secondFactor, [
    [
      'a second factor is required of nobody',
      'if (provider.requiresMfa && !identity.hasSecondFactor)',
      'if (provider.requiresMfa && !identity.subject)',
    ],
    [
      'a second factor is required of everybody',
      'if (provider.requiresMfa && !identity.hasSecondFactor)',
      'if (!identity.hasSecondFactor)',
    ],
  ]),
  ...mutationsOf('src/server/single-sign-on/guarded-fetch.ts', guarded, [
    ['http leads beyond this machine', "url.protocol === 'http:' && !addresses", "url.protocol === 'ftp:' && !addresses"],
    ['any address is called', 'await checkedAddresses(url, rules, untilEnd)', "['127.0.0.1']"],
    ['an endless reply is read', 'if (bytes > replyMaxBytes)', 'if (bytes < 0)'],
    ['a slow reply is waited for', 'AbortSignal.timeout(timeoutMs)', 'AbortSignal.timeout(3_600_000)'],
  ]),
  ...mutationsOf('src/server/sign-in/identified-person.ts', lies, [
    ['an address that is not verified is taken', 'if (emailVerified !== true)', "if (emailVerified === 'never')"],
    ['a text is taken for yes', 'if (emailVerified !== true)', 'if (!emailVerified)'],
    [
      'an address of any domain is taken',
      'if (!domains.includes(address',
      'if (domains.includes(address.toUpperCase()) && !domains.includes(address',
    ],
  ]),
  ...mutationsOf('src/server/sign-in/identified-person.ts', signIn, [
    ['people of another organisation are let in', '!user || user.organisationId !== organisationId', '!user'],
    ['unknown people are always admitted', 'if (!admitsUnknown) throw', 'if (admitsUnknown === undefined) throw'],
    ['removed people come back by their identity', '(await findLink(transaction, key)) || ', ''],
    ['removed people come back by their address', ' || (await wasRemoved(transaction, { organisationId, email }))', ''],
    ['a closed organisation gets new users', '?.closedAt !== null)', '?.closedAt === undefined)'],
    [
      'whoever gets an address gets its account',
      'if (!(await link(transaction, key, person.portalId)))',
      'if (!(await link(transaction, key, person.portalId)) && email === "")',
    ],
  ]),
  ...mutationsOf('src/server/sign-in/identified-person.ts', restored, [
    ['a link that came back with a backup lets in', 'if (linked.isOff) throw', "if (linked.isOff && person.email === '') throw"],
  ]),
  ...mutationsOf('src/server/sign-in/single-sign-on.ts', signIn, [
    ['an answer counts in any browser', '|| !isStateOf(cookie, back.answer.state)', ''],
    ['nobody asks whether the organisation is closed', 'if (person.closedAt !== null) await', 'if (person.closedAt === undefined) await'],
  ]),
  ...mutationsOf('src/server/single-sign-on/sign-ons-under-way.ts', signIn, [
    ['a sign-in waits for ever', ".where('expires_at', '>', sql<Date>`now()`)", ''],
  ]),
  ...mutationsOf('src/server/single-sign-on/linked-identities.ts', signIn, [
    ['an account has two identities', 'where not exists (select from linked_identities where user_id = ${userId})', 'where true'],
  ]),
  ...mutationsOf('src/server/sign-in/check-password.ts', signIn, [
    ['passwords work where they are forbidden', 'await requirePortalWay(db, { ...user, portalId: user.id });', ''],
  ]),
  ...mutationsOf('src/server/auth/session-rows.ts', policies, [
    ['staff need nothing', 'portal_users.organisation_id = ${platformAccountId})\n      or', 'portal_users.organisation_id = 0)\n      or'],
    [
      'a required factor is not asked for',
      'p.organisation_id = portal_users.organisation_id and p.factor_required',
      'p.organisation_id = 0',
    ],
    ['an app that nobody confirmed counts', ' and t.confirmed_at is not null', ''],
    [
      'a support view is asked for a passkey',
      "sessions.state = 'active' and sessions.supporter_hash is null and",
      "sessions.state = 'active' and",
    ],
    ['an organisation’s idle time is nothing', 'select idle_minutes from', 'select null::integer from'],
    ['an organisation’s length of sessions is nothing', 'select session_minutes from', 'select null::integer from'],
  ]),
  ...mutationsOf('src/server/auth/sign-in-policies.ts', policies, [
    ['open sessions keep their length', 'expires_at: sql<Date>`least(expires_at,', 'expires_at: sql<Date>`greatest(expires_at,'],
    ['a shorter policy lengthens the code step', "    .where('state', '=', 'active')\n    .where('supporter_hash', 'is', null)\n", ''],
  ]),
  ...mutationsOf('src/server/http/admission.ts', policies, [
    [
      'whoever needs a passkey reaches everything',
      'if (session.needsFactor && !beforeFactor)',
      'if (session.needsFactor && beforeFactor === undefined)',
    ],
  ]),
  ...mutationsOf('src/server/sign-in/allowed-way.ts', policies, [
    ['a forbidden mailed code is taken', "if (way === 'mailed code' && ", "if (way === 'single sign-on' && "],
  ]),
  ...mutationsOf('src/server/factors/lost-factors.ts', policies, [
    [
      'sessions outlive the removal',
      "await endAccess(transaction, 'factors removed', { whose: { userId: portalId }, asked: { keys }, sessions });",
      '',
    ],
  ]),
];
