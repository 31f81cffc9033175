/** Whoever reads a mailbox can get at its account: what a change of mailbox or organisation leaves open, and who may make it. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { status } from '../../shared/sign-in/sign-in.ts';
import { resetPassword } from '../../shared/sign-in/passwords.ts';
import { endUserSessions, register, resendInvitation } from '../../shared/users/users.ts';
import { maskOf } from '../../shared/base/permissions.ts';
import { digestPassword } from '../auth/password-hashes.ts';
import { makePasswordLink } from '../auth/password-links.ts';
import { makeOrganisation, makeUser, signedInToken, supportViewToken, type TestUser } from '../test-support/factories.ts';
import { mailsTo } from '../test-support/mailbox.ts';
import { edit, newUser, organisationOf, post, staffTokenOf } from '../test-support/organisations.ts';
import { atCodeStep, confirm } from '../test-support/sign-in-steps.ts';
import { startTestPortal, type TestPortal } from '../test-support/test-portal.ts';

let portal: TestPortal;
beforeAll(async () => {
  portal = await startTestPortal();
});
afterAll(() => portal.stop());

const mailbox = () => `moved-${crypto.randomUUID()}@customer.example`;
const statusWith = async (token: string) => (await portal.call(status, {}, token)).status;

async function statusOfSetting(token: string): Promise<number> {
  const digest = digestPassword('a password nobody has thought of');
  return (await portal.call(resetPassword, { body: { token, newPassword: digest, confirmPassword: digest } })).status;
}

test('T63: nobody moves their own account to another mailbox or organisation, staff neither', async () => {
  const staff = await makeUser(portal.deps, { organisationId: portal.deps.config.PLATFORM_ACCOUNT_ID });
  await makeUser(portal.deps, { organisationId: staff.organisationId });
  const token = await signedInToken(portal.deps, staff);
  for (const change of [{ emailAddress: mailbox() }, { userId: await makeOrganisation(portal.deps) }]) {
    expect(await edit(portal, staff, { accessLevel: 1023, token, ...change })).toMatchObject({
      status: 403,
      body: { message: expect.stringMatching(/^You cannot change your own e-mail address or organisation/) },
    });
  }
  expect((await edit(portal, staff, { accessLevel: 1023, token, fullName: 'New Name' })).status).toBe(200);
});

const moves: [string, () => Promise<object>][] = [
  ['mailbox', async () => ({ emailAddress: mailbox() })],
  ['organisation', async () => ({ userId: await makeOrganisation(portal.deps) })],
];

test.each(moves)('T63: a change of the %s ends sessions, unfinished sign-ins and links', async (_, change) => {
  const { colleague } = await organisationOf(portal);
  const user = await colleague(maskOf([4]));
  const token = await signedInToken(portal.deps, user);
  const view = await supportViewToken(portal.deps, user);
  const signingIn = await atCodeStep(portal, user);
  const link = await makePasswordLink(portal.deps.db, user.portalId, 'reset');
  expect([await statusWith(token), await statusWith(view)]).toEqual([200, 200]);
  expect((await edit(portal, user, { accessLevel: maskOf([4]), token: await staffTokenOf(portal), ...(await change()) })).status).toBe(200);
  expect([await statusWith(token), await statusWith(view)]).toEqual([401, 401]);
  expect((await confirm(portal, user, signingIn)).status).toBe(401);
  expect(await statusOfSetting(link)).toBe(400);
});

test('T63: another name alone ends nothing', async () => {
  const { colleague } = await organisationOf(portal);
  const user = await colleague(maskOf([4]));
  const token = await signedInToken(portal.deps, user);
  const change = { fullName: 'Another Name', accessLevel: maskOf([4]), token: await staffTokenOf(portal) };
  expect((await edit(portal, user, change)).status).toBe(200);
  expect(await statusWith(token)).toBe(200);
});

test('somebody invited who is moved to another organisation is invited again, to that one', async () => {
  const { administrator, token } = await organisationOf(portal);
  const user = newUser(administrator.organisationId);
  const { portalId } = (await post(portal, register, { body: user, token })).body;
  const invited: TestUser = { portalId, email: user.email, organisationId: user.userId, password: '' };
  await expect.poll(() => mailsTo(portal.dataDir, user.email)).toHaveLength(1);
  const userId = await makeOrganisation(portal.deps);
  expect((await edit(portal, invited, { accessLevel: maskOf([4]), token: await staffTokenOf(portal), userId })).status).toBe(200);
  await expect.poll(() => mailsTo(portal.dataDir, user.email)).toHaveLength(2);
  const [first, second] = (await mailsTo(portal.dataDir, user.email)).map(({ text = '' }) => text);
  expect(second).toContain(`Organisation ${userId}`);
  const tokenIn = (text = '') => /#token=([\w-]{43})/.exec(text)?.[1] ?? '';
  expect([await statusOfSetting(tokenIn(first)), await statusOfSetting(tokenIn(second))]).toEqual([400, 200]);
});

test('T63: an administrator ends every session of a user of theirs, and of nobody else', async () => {
  const [mine, other] = [await organisationOf(portal), await organisationOf(portal)];
  const [user, stranger] = [await mine.colleague(maskOf([4])), await other.colleague(maskOf([4]))];
  const tokens = [await signedInToken(portal.deps, user), await signedInToken(portal.deps, user)];
  const end = (portalId: string, token = mine.token) => portal.call(endUserSessions, { body: { portalId } }, token);
  expect((await end(stranger.portalId)).status).toBe(404);
  expect((await end((await mine.colleague(maskOf([6]))).portalId)).status).toBe(403);
  expect((await end(user.portalId, tokens[0])).status).toBe(403);
  expect(await Promise.all(tokens.map(statusWith))).toEqual([200, 200]);
  expect(await end(user.portalId)).toMatchObject({ status: 200, body: { message: 'Test User was signed out everywhere' } });
  expect(await Promise.all(tokens.map(statusWith))).toEqual([401, 401]);
  const entries = portal.deps.db.selectFrom('audit_log').where('subject', '=', user.email).where('action', '=', 'sessions ended');
  expect(await entries.select('actor').execute()).toEqual([{ actor: mine.administrator.email }]);
});

test('nobody is moved into a closed organisation, or invited into one again', async () => {
  const { colleague } = await organisationOf(portal);
  const [user, closed] = [await colleague(maskOf([4])), await makeOrganisation(portal.deps)];
  const invited = newUser(closed);
  const token = await staffTokenOf(portal);
  const added = await portal.call(register, { body: invited as never }, token);
  expect(added.status).toBe(200);
  await portal.deps.db.updateTable('organisations').where('id', '=', closed).set({ closed_at: new Date() }).execute();
  const message = 'This organisation is closed';
  expect(await edit(portal, user, { accessLevel: maskOf([4]), token, userId: closed })).toMatchObject({
    status: 409,
    body: { message, errors: { userId: message } },
  });
  const { id: portalId } = await portal.deps.db
    .selectFrom('portal_users')
    .where('organisation_id', '=', closed)
    .select('id')
    .executeTakeFirstOrThrow();
  expect(await portal.call(resendInvitation, { body: { portalId } }, token)).toMatchObject({ status: 409, body: { message } });
  const links = portal.deps.db.selectFrom('password_links').where('user_id', '=', portalId).select('purpose');
  expect(await links.execute()).toHaveLength(1);
});
