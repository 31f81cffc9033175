/** An organisation may let in only those of whom its provider confirms a second factor. The words are those of RFC 8176 and OpenID Connect. */
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { setUpSingleSignOn, singleSignOnOf } from '../../shared/single-sign-on/single-sign-on.ts';
import { type Lie, type LyingProvider, startLyingProvider } from '../test-support/lying-provider.ts';
import { auditOf, staffTokenOf } from '../test-support/organisations.ts';
import { begin, comeBack, openToThisMachine, withProvider } from '../test-support/single-sign-on.ts';
import { startTestPortal, type TestPortal } from '../test-support/test-portal.ts';

let portal: TestPortal;
let provider: LyingProvider;
beforeAll(async () => {
  provider = await startLyingProvider();
  portal = await startTestPortal(openToThisMachine);
});
afterAll(async () => {
  await portal.stop();
  await provider.stop();
});
afterEach(() => provider.lie({}));

/** Another client each time, so that nothing is remembered of the test before. */
const fresh = () => ({ issuer: provider.issuer, clientId: provider.clientId, clientSecret: `secret ${crypto.randomUUID()}` });
const strict = (unknown: 'refused' | 'admitted' = 'refused') => withProvider(portal, fresh(), { requireMfa: true, unknown });
const multiFactor = 'http://schemas.openid.net/pape/policies/2007/06/multi-factor';
const refused = {
  status: 403,
  body: {
    message: 'Your sign-in provider did not confirm a second factor. Sign in there with a second factor, or contact your IT department',
  },
};

async function signInWith(email: string, { claims, userInfo }: Pick<Lie, 'claims' | 'userInfo'>) {
  const begun = await begin(portal, email);
  provider.lie({ claims: { email, email_verified: true, ...claims }, ...(userInfo && { userInfo }) });
  return comeBack(portal, begun, provider.answerTo(begun));
}

test('T74: without that setting nobody looks at what the provider says of factors', async () => {
  const { user } = await withProvider(portal, fresh());
  for (const claims of [{}, { amr: ['pwd'] }, { amr: ['pwd', 'otp'] }]) expect((await signInWith(user.email, { claims })).status).toBe(200);
});

describe('T74: with that setting is let in who comes', () => {
  test.each([
    ['with several factors', { amr: ['mfa'] }],
    ['with a password and a code', { amr: ['pwd', 'otp'] }],
    ['with a PIN and a key in hardware', { amr: ['hwk', 'pin', 'user'] }],
    ['with a face and a telephone', { amr: ['tel', 'face'] }],
    ['with a password and a finger', { amr: ['fpt', 'pwd'], acr: '0' }],
    ['in the class of several factors', { acr: multiFactor }],
    ['in the class of what withstands phishing', { acr: 'phr', amr: ['pop'] }],
    ['in the class of what withstands phishing, in hardware', { acr: 'phrh' }],
  ])('%s', async (_, claims) => {
    const { user } = await strict();
    expect((await signInWith(user.email, { claims })).status).toBe(200);
  });
});

describe('T74: with that setting is refused, with an entry of the audit log, who comes', () => {
  test.each<[string, Readonly<Record<string, unknown>>]>([
    ['with nothing said of it', {}],
    ['with a password alone', { amr: ['pwd'] }],
    ['with two things that they know', { amr: ['pwd', 'pin', 'kba'] }],
    ['with two things that they have', { amr: ['otp', 'sms', 'hwk'] }],
    ['with a password, in a way that is no factor', { amr: ['pwd', 'rba', 'geo', 'user', 'mca'] }],
    ['with a text in place of a list', { amr: 'mfa' }],
    ['with a list in a list', { amr: [['mfa']] }],
    ['with an object in place of a list', { amr: { mfa: true } }],
    ['in another class', { acr: '1', amr: ['pwd'] }],
    ['in a list of classes', { acr: ['phr'] }],
  ])('%s', async (_, claims) => {
    const { user } = await strict();
    expect(await signInWith(user.email, { claims })).toMatchObject(refused);
    expect((await auditOf(portal, user.organisationId)).at(-1)).toMatchObject({
      action: 'sign-in refused',
      subject: provider.issuer,
      detail: 'single sign-on: no second factor that the provider confirms',
    });
  });

  test('with a second factor that userinfo alone says, and not the token', async () => {
    const { user } = await strict();
    const userInfo = { email: user.email, email_verified: true, amr: ['mfa'], acr: multiFactor };
    const claims = { email: undefined };
    expect(await signInWith(user.email, { claims, userInfo })).toMatchObject(refused);
    expect((await signInWith(user.email, { claims: { ...claims, amr: ['mfa'] }, userInfo })).status).toBe(200);
  });

  test('as somebody new, who is not added, or as a user, who is not linked; also once they are', async () => {
    const { user, domain } = await strict('admitted');
    const email = `new@${domain}`;
    const claims = { sub: 'new', amr: ['pwd'] };
    expect(await signInWith(email, { claims })).toMatchObject(refused);
    expect(await signInWith(user.email, { claims: { amr: ['pwd'] } })).toMatchObject(refused);
    const { db } = portal.deps;
    const added = () => db.selectFrom('portal_users').where('email', '=', email).select('email').execute();
    expect(await added()).toEqual([]);
    const query = { account: String(user.organisationId) };
    expect((await portal.call(singleSignOnOf, { query }, await staffTokenOf(portal))).body.message).toMatchObject({ linked: 0 });
    expect((await signInWith(email, { claims: { ...claims, amr: ['mfa'] } })).status).toBe(200);
    expect(await added()).toEqual([{ email }]);
    expect(await signInWith(email, { claims })).toMatchObject(refused);
  });
});

test('T74: a set-up that says nothing of it leaves it as it is', async () => {
  const { user, setUp } = await strict();
  const { requireMfa: _, ...others } = setUp;
  expect((await portal.call(setUpSingleSignOn, { body: others }, await staffTokenOf(portal))).status).toBe(200);
  expect(await signInWith(user.email, { claims: { amr: ['pwd'] } })).toMatchObject(refused);
});

test('T74: a provider that names the class of several factors is asked for it, by that setting alone', async () => {
  const askedOf = async (requireMfa: boolean, values: unknown) => {
    provider.lie({ metadata: { acr_values_supported: values } });
    const { user } = await withProvider(portal, fresh(), { requireMfa });
    return (await begin(portal, user.email)).address.searchParams.get('acr_values');
  };
  expect(await askedOf(true, ['phr', multiFactor])).toBe(multiFactor);
  expect(await askedOf(true, ['phr', '1'])).toBeNull();
  expect(await askedOf(true, undefined)).toBeNull();
  expect(await askedOf(false, [multiFactor])).toBeNull();
});
