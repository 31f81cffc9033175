/** Effects of a link that sets a password, and everything that it leaves untouched. */
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { changePassword, readPasswordLink, resetPassword } from '../../shared/sign-in/passwords.ts';
import { register, resendInvitation } from '../../shared/users/users.ts';
import { digestPassword } from '../auth/password-hashes.ts';
import { makePasswordLink } from '../auth/password-links.ts';
import { makeKeyFor, makeUser, signedInToken } from '../test-support/factories.ts';
import { mailsTo } from '../test-support/mailbox.ts';
import { newUser, organisationOf, post } from '../test-support/organisations.ts';
import { watchedDb } from '../test-support/statements.ts';
import { startPortalForTest, startTestPortal, type TestPortal } from '../test-support/test-portal.ts';
import { mailResetLink } from './passwords.service.ts';

let portal: TestPortal;
beforeAll(async () => {
  portal = await startTestPortal();
});
afterAll(() => portal.stop());

const fresh = digestPassword('a password nobody has thought of');
const other = digestPassword('another one that nobody has thought of');

async function statusOfSetting(token: string, password = fresh): Promise<number> {
  return (await portal.call(resetPassword, { body: { token, newPassword: password, confirmPassword: password } })).status;
}

test('T3: for an address that nobody has the database does the same work, and nothing of it stays', async () => {
  // A separate portal: no rows from elsewhere interfere.
  const { deps } = await startPortalForTest();
  const user = await makeUser(deps);
  const statementsFor = async (email: string) => {
    const { db, statements } = watchedDb(deps.db);
    await mailResetLink({ ...deps, db }, { email, language: undefined });
    return statements;
  };
  const rows = async () => ({
    links: await deps.db.selectFrom('password_links').select('token_hash').execute(),
    mails: await deps.db.selectFrom('mail_outbox').select('id').execute(),
    entries: await deps.db.selectFrom('audit_log').select('id').execute(),
  });
  const known = await statementsFor(user.email);
  expect(known.length).toBeGreaterThan(3);
  const before = await rows();
  expect(before).toMatchObject({ links: [expect.anything()], mails: [expect.anything()] });
  expect(await statementsFor(`nobody-${user.email}`)).toEqual(known);
  expect(await rows()).toEqual(before);
});

test('T18: a password that is changed voids the links that were asked for before', async () => {
  const user = await makeUser(portal.deps);
  const link = await makePasswordLink(portal.deps.db, user.portalId, 'reset');
  const body = { actualPassword: user.password, newPassword: fresh, confirmPassword: fresh };
  expect((await portal.call(changePassword, { body }, await signedInToken(portal.deps, user))).status).toBe(200);
  expect(await statusOfSetting(link, other)).toBe(400);
});

test('T18: a password that is set by one link voids the other', async () => {
  const user = await makeUser(portal.deps, { hasPassword: false });
  const invitation = await makePasswordLink(portal.deps.db, user.portalId, 'invitation');
  const reset = await makePasswordLink(portal.deps.db, user.portalId, 'reset');
  expect(await statusOfSetting(reset)).toBe(200);
  expect(await statusOfSetting(invitation, other)).toBe(400);
});

test('T80: before, a link names the keys that end with the password, and then the other administrators read of them: those that work, and no others', async () => {
  const administrator = await makeUser(portal.deps);
  const owner = await makeUser(portal.deps, { organisationId: administrator.organisationId });
  const makeKey = () => makeKeyFor(portal, owner, { permissions: 128 });
  const [works, revoked, expired, restored] = [await makeKey(), await makeKey(), await makeKey(), await makeKey()];
  await sql`update api_keys set revoked_at = now() where id = ${revoked.id}`.execute(portal.deps.db);
  await sql`update api_keys set expires_at = now() where id = ${expired.id}`.execute(portal.deps.db);
  await sql`update api_keys set restored_at = now() where id = ${restored.id}`.execute(portal.deps.db);
  const link = await makePasswordLink(portal.deps.db, owner.portalId, 'reset');
  const prefixOf = ({ key }: { key: string }) => key.slice(0, 11);
  expect((await portal.call(readPasswordLink, { body: { token: link } })).body.message.keys).toEqual([
    { name: 'Test key', prefix: prefixOf(works) },
  ]);
  expect(await statusOfSetting(link)).toBe(200);
  await expect.poll(() => mailsTo(portal.dataDir, administrator.email)).toHaveLength(1);
  const [told] = await mailsTo(portal.dataDir, administrator.email);
  const named = [works, revoked, expired, restored].map(prefixOf).filter((prefix) => told?.text?.includes(prefix));
  expect(named).toEqual([prefixOf(works)]);
  const ofOwner = async () => (await mailsTo(portal.dataDir, owner.email)).map(({ subject }) => subject);
  await expect.poll(ofOwner).toContain('Dialplane: your password was set');
  expect(await ofOwner()).not.toContain('Dialplane: API keys of your organisation were revoked');
});

test('T18: whoever asks for a new password for somebody invited voids no invitation, and keeps none from being sent again', async () => {
  const { administrator, token } = await organisationOf(portal);
  const user = newUser(administrator.organisationId);
  const { portalId } = (await post(portal, register, { body: user, token })).body;
  await expect.poll(() => mailsTo(portal.dataDir, user.email)).toHaveLength(1);
  const [invitation] = await mailsTo(portal.dataDir, user.email);
  for (let count = 0; count < 6; count += 1) await mailResetLink(portal.deps, { email: user.email, language: undefined });
  expect((await portal.call(resendInvitation, { body: { portalId } }, token)).status).toBe(200);
  const [, link = ''] = /#token=([\w-]{43})/.exec(invitation?.text ?? '') ?? [];
  // The newest invitation wins.
  expect(await statusOfSetting(link)).toBe(400);
  const again = async () => (await mailsTo(portal.dataDir, user.email)).findLast(({ subject }) => subject?.endsWith('your portal access'));
  await expect.poll(async () => (await again())?.text).not.toBe(invitation?.text);
  const [, newest = ''] = /#token=([\w-]{43})/.exec((await again())?.text ?? '') ?? [];
  await mailResetLink(portal.deps, { email: user.email, language: undefined });
  expect(await statusOfSetting(newest)).toBe(200);
});
