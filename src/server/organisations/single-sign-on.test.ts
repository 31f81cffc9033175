/** Staff and commands say where the people of an organisation sign in. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { status } from '../../shared/sign-in/sign-in.ts';
import { changeSignInPolicy } from '../../shared/organisations/sign-in-policy.ts';
import { removeSingleSignOn, setUpSingleSignOn, singleSignOnOf } from '../../shared/single-sign-on/single-sign-on.ts';
import { everyPermission, maskOf } from '../../shared/base/permissions.ts';
import { makeUser, signedInToken } from '../test-support/factories.ts';
import { command } from '../test-support/command-line.ts';
import { type LyingProvider, startLyingProvider } from '../test-support/lying-provider.ts';
import { auditOf, edit, staffTokenOf } from '../test-support/organisations.ts';
import { begin, comeBack, openToThisMachine, redirectUri, withProvider } from '../test-support/single-sign-on.ts';
import { startTestPortal, type TestPortal } from '../test-support/test-portal.ts';

let portal: TestPortal;
let provider: LyingProvider;
let staff: string;
beforeAll(async () => {
  provider = await startLyingProvider();
  portal = await startTestPortal(openToThisMachine);
  staff = await staffTokenOf(portal);
});
afterAll(async () => {
  await portal.stop();
  await provider.stop();
});

const fresh = () => ({ issuer: provider.issuer, clientId: provider.clientId, clientSecret: `secret ${crypto.randomUUID()}` });
const read = async (account: number, token = staff) => portal.call(singleSignOnOf, { query: { account: String(account) } }, token);
const name = (id: number) => `Organisation ${id}`;

async function signIn(email: string) {
  const begun = await begin(portal, email);
  provider.lie({ claims: { email, email_verified: true, amr: ['mfa'] } });
  return comeBack(portal, begun, provider.answerTo(begun));
}

test('T74: it is set up, read, changed and removed, each change with an entry of the audit log; the secret is in none of it', async () => {
  const { user, domain, setUp } = await withProvider(portal, fresh());
  const id = user.organisationId;
  const { clientSecret, ...rest } = setUp;
  const asSetUp = { unknown: 'refused', passwordsToo: true, requireMfa: false };
  const shown = { issuer: provider.issuer, clientId: 'portal', domains: [domain], ...asSetUp, linked: 0 };
  expect((await read(id)).body).toEqual({ message: shown, redirectUri });
  expect((await signIn(user.email)).status).toBe(200);
  expect((await read(id)).body.message.linked).toBe(1);
  const domains = [`b.${domain}`, domain, `b.${domain}`];
  const otherRules = { unknown: 'admitted' as const, passwordsToo: false, requireMfa: true };
  const changed = { ...rest, domains, ...otherRules };
  expect(await portal.call(setUpSingleSignOn, { body: changed }, staff)).toMatchObject({
    status: 200,
    body: { message: `Users of ${name(id)} now sign in through ${provider.issuer}` },
  });
  const now = { ...shown, domains: [`b.${domain}`, domain].toSorted(), ...otherRules, linked: 1 };
  expect((await read(id)).body.message).toEqual(now);
  expect((await signIn(user.email)).status).toBe(200);
  expect((await portal.call(removeSingleSignOn, { body: { userId: id } }, staff)).status).toBe(200);
  expect((await portal.call(removeSingleSignOn, { body: { userId: id } }, staff)).status).toBe(404);
  expect((await read(id)).body.message).toBeNull();
  const entries = (await auditOf(portal, id)).filter(({ action }) => action.startsWith('single sign-on'));
  const facts = `${provider.issuer} as portal for ${domain}, unknown people refused, passwords too`;
  const factsNow = `${provider.issuer} as portal for ${now.domains.join(' ')}, unknown people admitted, no passwords, only with a second factor at the provider`;
  expect(entries.map(({ subject, action, detail }) => [subject, action, detail])).toEqual([
    [name(id), 'single sign-on set up', facts],
    [name(id), 'single sign-on changed', `${factsNow}, was: ${facts}`],
    [name(id), 'single sign-on removed', `was: ${factsNow}`],
  ]);
  expect(JSON.stringify(entries)).not.toContain(clientSecret);
});

test('T74: the secret rests encrypted, and goes to no other issuer; another client forgets who was linked', async () => {
  const { user, setUp } = await withProvider(portal, fresh());
  const { rows } = await sql<{
    row: string;
  }>`select p::text as row from identity_providers p where organisation_id = ${user.organisationId}`.execute(portal.deps.db);
  expect(rows[0]?.row).not.toContain(Buffer.from(setUp.clientSecret).toString('hex'));
  const other = await startLyingProvider();
  const { clientSecret: _, ...withoutSecret } = setUp;
  const moved = { ...withoutSecret, issuer: other.issuer };
  expect(await portal.call(setUpSingleSignOn, { body: moved }, staff)).toMatchObject({
    status: 400,
    body: { errors: { clientSecret: expect.any(String) } },
  });
  expect(other.asked).toEqual([]);
  await other.stop();
  expect((await signIn(user.email)).status).toBe(200);
  expect((await portal.call(setUpSingleSignOn, { body: { ...withoutSecret, clientId: 'another' } }, staff)).status).toBe(200);
  expect((await read(user.organisationId)).body.message.linked).toBe(0);
});

test('T74: what is under way with a provider is over when it is changed', async () => {
  const { user, setUp } = await withProvider(portal, fresh());
  const begun = await begin(portal, user.email);
  provider.lie({ claims: { email: user.email, email_verified: true } });
  expect((await portal.call(setUpSingleSignOn, { body: setUp }, staff)).status).toBe(200);
  expect((await comeBack(portal, begun, provider.answerTo(begun))).status).toBe(400);
});

test('T74: a mail domain is one organisation’s at most, also of two that ask at once', async () => {
  const { user, domain, setUp } = await withProvider(portal, fresh());
  const [first, second] = [await makeUser(portal.deps), await makeUser(portal.deps)];
  const asked = (userId: number, domains: string[]) => portal.call(setUpSingleSignOn, { body: { ...setUp, userId, domains } }, staff);
  expect(await asked(first.organisationId, [domain])).toMatchObject({
    status: 409,
    body: { code: 'already_exists', errors: { domains: `${domain} already belongs to account ${user.organisationId}` } },
  });
  expect((await read(first.organisationId)).body.message).toBeNull();
  const free = `${crypto.randomUUID()}.example`;
  const replies = await Promise.all([asked(first.organisationId, [free]), asked(second.organisationId, [free])]);
  expect(replies.map((reply) => String(reply.status)).toSorted()).toEqual(['200', '409']);
});

test('T74: only staff who hold every permission say where an organisation signs in; others of staff see it', async () => {
  const { user, setUp } = await withProvider(portal, fresh());
  const some = await staffTokenOf(portal, everyPermission - maskOf([2]));
  expect((await portal.call(setUpSingleSignOn, { body: setUp }, some)).status).toBe(403);
  expect((await portal.call(removeSingleSignOn, { body: { userId: user.organisationId } }, some)).status).toBe(403);
  expect((await read(user.organisationId, some)).status).toBe(200);
  expect((await read(user.organisationId, await signedInToken(portal.deps, user))).status).toBe(403);
  expect((await read(9_999)).status).toBe(404);
});

test.each([
  ['a secret that no header takes', { clientSecret: 'a\nb' }, 'clientSecret'],
  ['no domain', { domains: [] }, 'domains'],
  ['a domain that is an address', { domains: ['jo@acme.example'] }, 'domains.0'],
  ['a domain that is all of them', { domains: ['example'] }, 'domains.0'],
])('with %s it is 400', async (_, part, field) => {
  const { organisationId: userId } = await makeUser(portal.deps);
  const body = { userId, ...fresh(), domains: ['acme-of-test.example'], unknown: 'refused' as const, passwordsToo: true, ...part };
  const reply = await portal.call(setUpSingleSignOn, { body }, staff);
  expect([reply.status, Object.keys(reply.body.errors ?? {})]).toEqual([400, [field]]);
});

/** OpenID Connect Core: an issuer has no query and no fragment. */
test.each([
  'login',
  'file:///etc/passwd',
  'https://jo@login.example',
  'https://:word@login.example',
  'https://login.example/?tenant=1',
  'https://login.example/#top',
])('the issuer %s is refused as none', async (issuer) => {
  const { organisationId: userId } = await makeUser(portal.deps);
  const body = { userId, ...fresh(), domains: ['acme-of-test.example'], unknown: 'refused' as const, passwordsToo: true, issuer };
  expect(await portal.call(setUpSingleSignOn, { body }, staff)).toMatchObject({
    status: 400,
    body: { errors: { issuer: 'Enter the issuer stated by the provider, such as https://login.example.com' } },
  });
});

test('T75: who comes from their provider is asked for no passkey here, and not for the mailed code', async () => {
  const { user } = await withProvider(portal, fresh());
  const policy = { userId: user.organisationId, mailedCode: false, factorRequired: true, idleMinutes: 120, sessionMinutes: 60 };
  expect((await portal.call(changeSignInPolicy, { body: policy }, staff)).status).toBe(200);
  const { auth_token } = (await signIn(user.email)).body;
  const { data } = (await portal.call(status, {}, auth_token)).body;
  expect([data.needsFactor, data.sessionSecondsLeft.atMost <= 3_600]).toEqual([false, true]);
});

test('T74: who goes to another mailbox is linked to nobody any more', async () => {
  const { user, domain } = await withProvider(portal, fresh());
  expect((await signIn(user.email)).status).toBe(200);
  expect((await edit(portal, user, { token: staff, accessLevel: everyPermission, emailAddress: `other@${domain}` })).status).toBe(200);
  expect((await signIn(user.email)).status).toBe(403);
});

test('sso set, show and remove do the same from the command line', async () => {
  const { organisationId: id } = await makeUser(portal.deps);
  const secretFile = join(portal.dataDir, 'client-secret');
  writeFileSync(secretFile, 'of the command line\n');
  const named = [
    '--issuer',
    provider.issuer,
    '--client-id',
    'portal',
    '--secret-file',
    secretFile,
    '--domains',
    'cli-one.example,CLI-two.example',
  ];
  const run = (...args: string[]) => command(portal, args, openToThisMachine);
  expect(await run('sso', 'set', String(id), ...named, '--dry-run')).toMatchObject({
    code: 0,
    out: `Users of ${name(id)} could sign in through ${provider.issuer}\n`,
  });
  expect((await read(id)).body.message).toBeNull();
  expect(await run('sso', 'set', String(id), ...named, '--no-passwords', '--require-mfa')).toMatchObject({
    code: 0,
    out: `Users of ${name(id)} now sign in through ${provider.issuer}\n`,
  });
  const { singleSignOn } = JSON.parse((await run('sso', 'show', String(id), '--json')).out);
  const rules = { unknown: 'refused', passwordsToo: false, requireMfa: true };
  expect(singleSignOn).toMatchObject({ domains: ['cli-one.example', 'cli-two.example'], ...rules });
  expect((await begin(portal, 'jo@cli-two.example')).address.searchParams.get('client_id')).toBe('portal');
  expect(await run('sso', 'set', String(id), ...named.slice(2))).toMatchObject({
    code: 2,
    err: expect.stringContaining('--issuer is missing'),
  });
  expect(await run('sso', 'set', String(id), '--issuer', 'http://127.0.0.1:1', ...named.slice(2))).toMatchObject({ code: 1 });
  expect(await run('sso', 'remove', String(id))).toMatchObject({ code: 0 });
  expect((await auditOf(portal, id)).map(({ action }) => action)).toEqual(['single sign-on set up', 'single sign-on removed']);
});
