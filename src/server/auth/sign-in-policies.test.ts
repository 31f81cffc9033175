/** Demands on a sign-in by an organisation, or by the provider for its own people. */
import { sql } from 'kysely';
import { TOTP } from 'otpauth';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { login, logout, sendOtp, status } from '../../shared/sign-in/sign-in.ts';
import { addAuthenticator, beginAuthenticator, confirmRecoveryCode, readAuthenticator } from '../../shared/factors/authenticator-app.ts';
import { home } from '../../shared/home/home.ts';
import { organisationList } from '../../shared/organisations/organisations.ts';
import { factors, listPasskeys } from '../../shared/factors/passkeys.ts';
import { readPreferences } from '../../shared/account/preferences.ts';
import { changeSignInPolicy, signInPolicyOf } from '../../shared/organisations/sign-in-policy.ts';
import { listUsers, removeUserFactors } from '../../shared/users/users.ts';
import { maskOf } from '../../shared/base/permissions.ts';
import { makeKeyFor, makeUser, pendingToken, signedInToken, supportViewToken, type TestUser } from '../test-support/factories.ts';
import { command } from '../test-support/command-line.ts';
import { mailsTo } from '../test-support/mailbox.ts';
import { auditOf, organisationOf, staffTokenOf } from '../test-support/organisations.ts';
import { atCodeStep, confirm, credentialsOf } from '../test-support/sign-in-steps.ts';
import { startPortalForTest, startRememberingNode, startTestPortal, type TestPortal } from '../test-support/test-portal.ts';
import { hashToken } from './tokens.ts';

let portal: TestPortal;
let staff: string;
beforeAll(async () => {
  portal = await startTestPortal();
  staff = await staffTokenOf(portal);
});
afterAll(() => portal.stop());

const usual = { mailedCode: true, factorRequired: false, idleMinutes: 120, sessionMinutes: 720 };
const needed = { message: 'Set up a passkey or an authenticator app in My Account first' };

const change = (userId: number, part: Partial<typeof usual>, token = staff) =>
  portal.call(changeSignInPolicy, { body: { userId, ...usual, ...part } }, token);

/** Signs in the real way, with the mailed code. */
async function signIn(user: TestUser, own = portal): Promise<string> {
  const { status: code, body } = await confirm(own, user, await atCodeStep(own, user));
  expect(code).toBe(200);
  return body.auth_token;
}

/** Sets up an authenticator app as a user does. Returns the recovery codes. */
async function setUpApp(user: TestUser, token: string, own = portal): Promise<string[]> {
  const { secret } = (await own.call(beginAuthenticator, { body: { password: user.password } }, token)).body;
  const { rows } = await sql<{ now: number }>`select extract(epoch from now())::float8 * 1000 as now`.execute(own.deps.db);
  const otp = new TOTP({ secret }).generate({ timestamp: rows[0]?.now ?? 0 });
  const added = await own.call(addAuthenticator, { body: { otp } }, token);
  expect(added.status).toBe(200);
  return added.body.recoveryCodes;
}

describe('T75: where a passkey or an app is required', () => {
  test('whoever has none is signed in, and reaches nothing but what sets one up, until they have it', async () => {
    const user = await makeUser(portal.deps);
    const before = await signedInToken(portal.deps, user);
    expect((await portal.call(home, {}, before)).status).toBe(200);
    expect((await change(user.organisationId, { factorRequired: true })).status).toBe(200);
    // Applies at once, also to users who are signed in.
    for (const token of [before, await signIn(user)]) {
      expect((await portal.call(status, {}, token)).body.data.needsFactor).toBe(true);
      for (const call of [home, listUsers]) expect(await portal.call(call, {}, token)).toMatchObject({ status: 403, body: needed });
      for (const call of [readAuthenticator, listPasskeys, readPreferences]) expect((await portal.call(call, {}, token)).status).toBe(200);
    }
    expect((await portal.call(logout, {}, before)).status).toBe(200);
    const token = await signIn(user);
    await setUpApp(user, token);
    expect((await portal.call(status, {}, token)).body.data.needsFactor).toBe(false);
    expect((await portal.call(home, {}, token)).status).toBe(200);
    const refused = (await auditOf(portal, user.organisationId)).filter(({ action }) => action === 'call refused');
    expect(refused.length).toBeGreaterThan(0);
  });

  test('keys of programs and staff in a support view go on; another organisation sees nothing of it', async () => {
    const [user, other] = [await makeUser(portal.deps), await makeUser(portal.deps)];
    const { key } = await makeKeyFor(portal, user);
    await change(user.organisationId, { factorRequired: true });
    const calls = [
      await portal.call(home, {}, await supportViewToken(portal.deps, user)),
      await portal.call(home, {}, await signedInToken(portal.deps, other)),
    ];
    expect(calls.map((reply) => reply.status)).toEqual([200, 200]);
    expect((await portal.app.inject({ url: '/api/utils/reasonCodes', headers: { authorization: `Bearer ${key}` } })).statusCode).toBe(200);
  });

  test('an app that nobody confirmed is none, and what was removed is asked for again', async () => {
    const user = await makeUser(portal.deps);
    await change(user.organisationId, { factorRequired: true });
    const token = await signIn(user);
    await portal.call(beginAuthenticator, { body: { password: user.password } }, token);
    portal.deps.sessions.allChanged(portal.deps.db);
    expect((await portal.call(home, {}, token)).status).toBe(403);
    await setUpApp(user, token);
    expect((await portal.call(home, {}, token)).status).toBe(200);
    await portal.deps.db.deleteFrom('totp_secrets').where('user_id', '=', user.portalId).execute();
    portal.deps.sessions.allChanged(portal.deps.db);
    expect((await portal.call(home, {}, token)).status).toBe(403);
  });
});

test('T75: the provider’s own people need one outside the demo, whatever its policy says', async () => {
  const own = await startPortalForTest({ STAFF_NEED_FACTOR: 'true' });
  const member = await makeUser(own.deps, { organisationId: own.deps.config.PLATFORM_ACCOUNT_ID });
  const token = await signIn(member, own);
  expect(await own.call(organisationList, {}, token)).toMatchObject({ status: 403, body: needed });
  await setUpApp(member, token, own);
  expect((await own.call(organisationList, {}, token)).status).toBe(200);
  expect((await own.call(home, {}, await signedInToken(own.deps, await makeUser(own.deps)))).status).toBe(200);
  const demo = await startPortalForTest({ STAFF_NEED_FACTOR: 'true', DEMO: 'true' });
  const shown = await makeUser(demo.deps, { organisationId: demo.deps.config.PLATFORM_ACCOUNT_ID });
  expect((await demo.call(organisationList, {}, await signedInToken(demo.deps, shown))).status).toBe(200);
});

describe('T75: where the mailed code is forbidden', () => {
  const noCode = 'Your organisation does not accept e-mailed codes. Confirm with your passkey or authenticator app';

  test('none is mailed to whoever has a passkey or an app, and none that is under way is taken; a recovery code is', async () => {
    const user = await makeUser(portal.deps);
    const codes = await setUpApp(user, await signedInToken(portal.deps, user));
    const underWay = await atCodeStep(portal, user);
    const mails = (await mailsTo(portal.dataDir, user.email)).length;
    await change(user.organisationId, { factorRequired: true, mailedCode: false });
    expect(await confirm(portal, user, underWay)).toMatchObject({ status: 403, body: { message: noCode } });
    const pending = (await portal.call(login, credentialsOf(user))).body.auth_token;
    expect(await portal.call(sendOtp, credentialsOf(user), pending)).toMatchObject({ status: 200, body: { message: noCode } });
    expect(await mailsTo(portal.dataDir, user.email)).toHaveLength(mails);
    expect((await portal.call(factors, {}, pending)).body.message).toMatchObject({ authenticator: true, mailedCode: false });
    expect((await portal.call(confirmRecoveryCode, { body: { code: codes[0] ?? '' } }, pending)).status).toBe(200);
  });

  test('whoever has neither signs in with it, to set one up; where it is allowed it stays for everybody', async () => {
    const user = await makeUser(portal.deps);
    await change(user.organisationId, { factorRequired: true, mailedCode: false });
    expect((await portal.call(factors, {}, await pendingToken(portal.deps, user))).body.message.mailedCode).toBe(true);
    const token = await signIn(user);
    expect((await portal.call(home, {}, token)).status).toBe(403);
    await setUpApp(user, token);
    await change(user.organisationId, { factorRequired: true });
    await signIn(user);
  });
});

describe('T75: lengths of sessions', () => {
  const statusOf = async (token: string) => (await portal.call(status, {}, token)).status;
  const age = (token: string, minutes: number) =>
    sql`update sessions set last_used_at = last_used_at - ${minutes} * interval '1 minute' where token_hash = ${hashToken(token)}`.execute(
      portal.deps.db,
    );

  test('a session ends unused after its organisation’s time, and in all after the other, also one that is open already', async () => {
    const user = await makeUser(portal.deps);
    const open = await signedInToken(portal.deps, user);
    await change(user.organisationId, { idleMinutes: 10, sessionMinutes: 60 });
    const left = async (token: string) => (await portal.call(status, {}, token)).body.data.sessionSecondsLeft;
    for (const token of [open, await signIn(user)]) {
      const { unused, atMost } = await left(token);
      expect([unused > 500 && unused <= 600, atMost > 3_500 && atMost <= 3_600]).toEqual([true, true]);
    }
    await age(open, 9);
    portal.deps.sessions.allChanged(portal.deps.db);
    expect(await statusOf(open)).toBe(200);
    await age(open, 11);
    portal.deps.sessions.allChanged(portal.deps.db);
    expect(await statusOf(open)).toBe(401);
    const other = await signedInToken(portal.deps, await makeUser(portal.deps));
    await age(other, 119);
    expect(await statusOf(other)).toBe(200);
  });

  test('longer ones do not come back to a session that was shortened, and a sign-in that waits for its code keeps its time', async () => {
    const user = await makeUser(portal.deps);
    const [open, pending] = [await signedInToken(portal.deps, user), await pendingToken(portal.deps, user)];
    const ends = async (token: string) => {
      const row = portal.deps.db.selectFrom('sessions').where('token_hash', '=', hashToken(token)).select('expires_at');
      return (await row.executeTakeFirstOrThrow()).expires_at;
    };
    const waits = await ends(pending);
    await change(user.organisationId, { idleMinutes: 5, sessionMinutes: 5 });
    const short = await ends(open);
    await change(user.organisationId, {});
    expect([await ends(open), await ends(pending)]).toEqual([short, waits]);
  });
});

describe('T75: who says so', () => {
  test('staff and commands, with an entry of the audit log; what makes no sense is 400', async () => {
    const { administrator, token } = await organisationOf(portal);
    const id = administrator.organisationId;
    expect((await change(id, { factorRequired: true }, token)).status).toBe(403);
    expect((await portal.call(signInPolicyOf, { query: { account: String(id) } }, staff)).body.message).toEqual(usual);
    for (const part of [{ mailedCode: false }, { idleMinutes: 4 }, { idleMinutes: 121 }, { sessionMinutes: 721 }, { idleMinutes: 7.5 }])
      expect((await change(id, part)).status).toBe(400);
    expect((await change(9_999, {})).status).toBe(404);
    expect((await portal.call(changeSignInPolicy, { body: { userId: id, factorRequired: true } }, staff)).status).toBe(200);
    const run = (...args: string[]) => command(portal, args);
    const set = ['policy', 'set', String(id), '--mailed-code', 'no', '--idle', '30', '--session', '480'];
    const asSet = 'no mailed code, passkey or app required, sessions of 30 minutes unused and 480 in all';
    expect(await run(...set, '--dry-run')).toMatchObject({ code: 0, out: `Would be: ${asSet}\n` });
    expect(await run(...set)).toMatchObject({ code: 0, out: `Now: ${asSet}\n` });
    expect(await run('policy', 'set', String(id), '--factor', 'optional')).toMatchObject({ code: 2 });
    expect(await run('policy', 'set', String(id), '--factor', 'require')).toMatchObject({
      code: 2,
      err: expect.stringContaining('--factor is required or optional'),
    });
    // A setting that is not named stays as it is.
    expect((await portal.call(changeSignInPolicy, { body: { userId: id, factorRequired: false } }, staff)).status).toBe(400);
    const shown = { account: id, mailedCode: false, factorRequired: true, idleMinutes: 30, sessionMinutes: 480 };
    expect(JSON.parse((await run('policy', 'show', String(id), '--json')).out)).toEqual(shown);
    const times = 'sessions of 120 minutes unused and 720 in all';
    expect((await auditOf(portal, id)).map(({ action, detail }) => [action, detail])).toEqual([
      ['call refused', expect.any(String)],
      [
        'sign-in policy changed',
        `mailed code allowed, passkey or app required, ${times}; was: mailed code allowed, no passkey or app required, ${times}`,
      ],
      ['sign-in policy changed', `${asSet}; was: mailed code allowed, passkey or app required, ${times}`],
    ]);
  });

  test('who lost an app gets in again by an administrator or a command, which ends their sessions and tells them', async () => {
    const { administrator, token, colleague } = await organisationOf(portal);
    const [lost, other] = [await colleague(maskOf([4])), await makeUser(portal.deps)];
    const open = await signedInToken(portal.deps, lost);
    await setUpApp(lost, open);
    const remove = (portalId: string) => portal.call(removeUserFactors, { body: { portalId } }, token);
    expect([(await remove(other.portalId)).status, (await remove(administrator.portalId)).status]).toEqual([404, 403]);
    expect((await remove(lost.portalId)).status).toBe(200);
    expect((await portal.call(status, {}, open)).status).toBe(401);
    const again = await signIn(lost);
    expect((await portal.call(readAuthenticator, {}, again)).body.message).toMatchObject({ since: null, recoveryCodesLeft: 0 });
    const subjects = async () => (await mailsTo(portal.dataDir, lost.email)).map(({ subject }) => subject?.replace(/^.*: /, ''));
    await expect.poll(subjects).toContain('your sign-in methods were removed');
    await setUpApp(administrator, token);
    expect(await command(portal, ['user', 'remove-factors', administrator.email, '--dry-run'])).toMatchObject({ code: 0 });
    const node = await startRememberingNode(portal);
    expect((await node.call(status, {}, token)).status).toBe(200);
    expect(await command(portal, ['user', 'remove-factors', administrator.email.toUpperCase()])).toMatchObject({
      code: 0,
      out: `${administrator.email} lost: authenticator app, recovery codes\n`,
    });
    node.pass(1_001);
    expect((await node.call(status, {}, token)).status).toBe(401);
    expect((await auditOf(portal, administrator.organisationId)).filter(({ action }) => action === 'factors removed')).toMatchObject([
      { actor: administrator.email, subject: lost.email, detail: 'authenticator app, recovery codes' },
      { subject: administrator.email, detail: 'authenticator app, recovery codes' },
    ]);
    expect(await command(portal, ['user', 'remove-factors', 'nobody@nowhere.example'])).toMatchObject({ code: 1 });
  });
});
