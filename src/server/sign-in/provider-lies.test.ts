/** Single sign-on with a provider that lies, is slow, or leads elsewhere. */
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { status } from '../../shared/sign-in/sign-in.ts';
import { beginSingleSignOn, setUpSingleSignOn } from '../../shared/single-sign-on/single-sign-on.ts';
import { makeUser } from '../test-support/factories.ts';
import { freshClient, type Lie, type LyingProvider, signInAt, startLyingProvider } from '../test-support/lying-provider.ts';
import { auditOf, staffTokenOf } from '../test-support/organisations.ts';
import { begin, comeBack, openToThisMachine, publicUrl, withAddress, withProvider } from '../test-support/single-sign-on.ts';
import { startPortalForTest, startSecondNode, startTestPortal, type TestPortal } from '../test-support/test-portal.ts';

let portal: TestPortal;
let provider: LyingProvider;
beforeAll(async () => {
  provider = await startLyingProvider();
  portal = await startTestPortal(openToThisMachine, { providerTimeoutMs: 30_000 });
});
afterAll(async () => {
  await portal.stop();
  await provider.stop();
});
afterEach(() => provider.lie({}));

const fresh = () => freshClient(provider);
const signInWith = (lie: (email: string) => Lie) => signInAt(provider, portal, lie);

const away = 'We cannot reach your sign-in provider. Try again in a moment';
const seconds = () => Math.floor(Date.now() / 1_000);

test('T74: what this provider says is believed where it is true', async () => {
  expect((await signInWith(() => ({}))).reply.status).toBe(200);
  expect((await signInWith((email) => ({ claims: { email: undefined }, userInfo: { email, email_verified: true } }))).reply.status).toBe(
    200,
  );
});

describe('T74: is refused with 400 and an entry of the audit log', () => {
  const lies: readonly (readonly [string, Lie])[] = [
    ['a token of another issuer', { claims: { iss: 'https://elsewhere.example' } }],
    ['a token for another client', { claims: { aud: 'another client' } }],
    ['a token for several clients', { claims: { aud: ['portal', 'another client'] } }],
    ['a token with another nonce', { claims: { nonce: 'another' } }],
    ['a token without a nonce', { claims: { nonce: undefined } }],
    ['an expired token', { claims: { iat: seconds() - 600, exp: seconds() - 120 } }],
    ['a token without an end', { claims: { exp: undefined } }],
    ['a token without a subject', { claims: { sub: undefined } }],
    ['a token that nobody signed', { header: { alg: 'none' } }],
    [
      'a token that nobody signed, of a provider that says it does so',
      { header: { alg: 'none' }, metadata: { id_token_signing_alg_values_supported: ['none', 'RS256'] } },
    ],
    [
      'a token signed with the client secret',
      { header: { alg: 'HS256' }, metadata: { id_token_signing_alg_values_supported: ['HS256', 'RS256'] } },
    ],
    ['a token signed with another key', { isForged: true }],
    ['a token signed with a key that is not published', { header: { kid: 'other' } }],
    [
      'no token',
      {
        answers: {
          '/token': (response) => response.setHeader('content-type', 'application/json').end('{"access_token":"a","token_type":"Bearer"}'),
        },
      },
    ],
    ['a person of another subject', { claims: { email: undefined }, userInfo: { sub: 'somebody else' } }],
    [
      'an answer without end',
      { answers: { '/token': (response) => response.setHeader('content-type', 'application/json').end(' '.repeat(600_000)) } },
    ],
    ['a redirect', { answers: { '/token': (response) => response.writeHead(307, { location: '/keys' }).end() } }],
  ];
  test.each(lies)('%s', async (_, lie) => {
    const { user, reply } = await signInWith(() => lie);
    expect(reply).toMatchObject({
      status: 400,
      body: { message: 'The sign-in at your organisation failed. Try again' },
    });
    expect((await auditOf(portal, user.organisationId)).at(-1)).toMatchObject({
      action: 'sign-in refused',
      subject: provider.issuer,
      detail: 'single sign-on: an answer of the provider that is not accepted',
    });
  });
});

describe('T74: is refused with 403', () => {
  const unverified = 'Your organisation has not verified your e-mail address. Contact your IT department';
  const lies: readonly (readonly [string, Readonly<Record<string, unknown>>, string])[] = [
    ['an address that is not verified', { email_verified: false }, unverified],
    ['an address of which nothing is said', { email_verified: undefined }, unverified],
    ['an address that is said to be verified in a text', { email_verified: 'true' }, unverified],
    ['no address', { email: 'jo' }, unverified],
    [
      'an address of a domain that is nobody’s',
      { email: 'jo@elsewhere.example' },
      'The domain of your e-mail address is not set up for single sign-on by your organisation',
    ],
  ];
  test.each(lies)('%s', async (_, claims, message) => {
    expect((await signInWith(() => ({ claims }))).reply).toMatchObject({ status: 403, body: { message } });
  });

  test('somebody of another organisation’s domain, who is there', async () => {
    const other = await withProvider(portal, fresh());
    const { reply } = await signInWith(() => ({ claims: { email: other.user.email } }));
    expect(reply).toMatchObject({
      status: 403,
      body: { message: 'The domain of your e-mail address is not set up for single sign-on by your organisation' },
    });
    const colleague = await withAddress(portal, await makeUser(portal.deps), `boss@${crypto.randomUUID()}.example`);
    expect((await signInWith(() => ({ claims: { email: colleague.email } }))).reply.status).toBe(403);
  });
});

test('T74: somebody new is called as the provider says, where that is a name of 1 to 100 characters, else by what stands before the @', async () => {
  const { domain } = await withProvider(portal, fresh(), { unknown: 'admitted' });
  const nameFor = async (local: string, name: unknown) => {
    const email = `${local}@${domain}`;
    const begun = await begin(portal, email);
    provider.lie({ claims: { sub: local, email, email_verified: true, name } });
    const { body } = await comeBack(portal, begun, provider.answerTo(begun));
    return (await portal.call(status, {}, body.auth_token)).body.data.fullName;
  };
  expect(await nameFor('long', 'J'.repeat(100))).toBe('J'.repeat(100));
  expect(await nameFor('too.long', 'J'.repeat(101))).toBe('too.long');
  expect(await nameFor('blanks', ' Jo Example ')).toBe('Jo Example');
  expect(await nameFor('empty', '  ')).toBe('empty');
  expect(await nameFor('lines', 'Jo\nExample')).toBe('lines');
  expect(await nameFor('none', undefined)).toBe('none');
});

describe('T74: a provider that cannot be asked', () => {
  test('is waited for no longer than its time, wherever it hangs, and then tried again', async () => {
    const short = await startSecondNode(portal, openToThisMachine, { providerTimeoutMs: 1_500 });
    const named = fresh();
    const { user } = await withProvider(portal, named);
    const hang = () => undefined;
    provider.lie({ answers: { '/.well-known/openid-configuration': hang } });
    const beginAtShort = () => short.call(beginSingleSignOn, { body: { email: user.email } });
    expect(await beginAtShort()).toMatchObject({ status: 504, body: { message: away } });
    provider.lie({});
    await expect.poll(async () => (await beginAtShort()).status).toBe(200);
    for (const path of ['/token', '/keys', '/userinfo']) {
      const begun = await begin(portal, user.email);
      provider.lie({ answers: { [path]: hang } });
      expect(await comeBack(short, begun, provider.answerTo(begun))).toMatchObject({ status: 504, body: { message: away } });
      provider.lie({});
    }
    const drip = await begin(portal, user.email);
    provider.lie({ answers: { '/token': (response) => void response.writeHead(200, { 'content-type': 'application/json' }).write('{') } });
    expect((await comeBack(short, drip, provider.answerTo(drip))).status).toBe(504);
  });

  test('is asked what it says of itself once for many who begin at the same time', async () => {
    const { user } = await withProvider(portal, fresh());
    const before = provider.asked.length;
    await Promise.all(Array.from({ length: 5 }, () => begin(portal, user.email)));
    expect(provider.asked.slice(before)).toEqual(['/.well-known/openid-configuration']);
  });

  test('is another one when it names itself otherwise, or leads a browser to a script', async () => {
    const { user } = await withProvider(portal, fresh());
    for (const metadata of [
      { issuer: 'https://login.microsoftonline.com/{tenantid}/v2.0' },
      // The same address to a browser, and another issuer to the standard (OpenID Connect Discovery, 4.3).
      { issuer: `${provider.issuer}/` },
      { authorization_endpoint: 'javascript:alert(1)' },
    ]) {
      provider.lie({ metadata });
      expect((await portal.call(beginSingleSignOn, { body: { email: user.email } })).status).toBe(502);
      provider.lie({});
    }
  });
});

describe('T74: the issuer is no way into the own network', () => {
  const setUp = async (own: TestPortal, issuer: string) => {
    const { organisationId: userId } = await makeUser(own.deps);
    const domains = [`${crypto.randomUUID()}.example`];
    const body = { userId, issuer, clientId: 'portal', clientSecret: 'secret', domains, unknown: 'refused' as const, passwordsToo: true };
    return own.call(setUpSingleSignOn, { body }, await staffTokenOf(own));
  };

  test('without SSO_ALLOW_PRIVATE neither a private address nor http is asked, however it is written', async () => {
    const own = await startPortalForTest(
      { PUBLIC_URL: publicUrl },
      { resolve: async (host) => (host === 'inside.example' ? ['10.0.0.1'] : []) },
    );
    const asked = provider.asked.length;
    const { port } = new URL(provider.issuer);
    const issuers = [
      provider.issuer,
      `https://127.0.0.1:${port}`,
      `https://2130706433:${port}`,
      `https://[::ffff:127.0.0.1]:${port}`,
      'https://inside.example',
      'https://169.254.169.254',
    ];
    for (const issuer of issuers)
      expect(await setUp(own, issuer)).toMatchObject({ status: 400, body: { errors: { issuer: expect.any(String) } } });
    expect(provider.asked.length).toBe(asked);
  });

  test('what a provider says of itself does not lead there either', async () => {
    const own = await startPortalForTest(openToThisMachine);
    const { user } = await withProvider(own, fresh());
    const begun = await begin(own, user.email);
    expect((await setUp(own, 'http://169.254.169.254')).status).toBe(400);
    const elsewhere = await startPortalForTest(openToThisMachine, { resolve: async () => ['10.1.2.3'] });
    // http beyond this machine stays refused.
    expect((await setUp(elsewhere, 'http://inside.example')).status).toBe(400);
    provider.lie({ metadata: { token_endpoint: 'http://169.254.169.254/token' } });
    const other = await withProvider(own, fresh());
    const asked = await begin(own, other.user.email);
    expect((await comeBack(own, asked, provider.answerTo(asked))).status).toBe(502);
    expect((await comeBack(own, begun, provider.answerTo(begun))).status).not.toBe(200);
  });
});
