/** One's own e-mail address: asked for with the password, changed by whoever reads the new mailbox and knows the password too. */
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { changeEmail, confirmEmail } from '../../shared/account/account.ts';
import { login, status } from '../../shared/sign-in/sign-in.ts';
import { changePassword, resetPassword } from '../../shared/sign-in/passwords.ts';
import { digestPassword } from '../auth/password-hashes.ts';
import { makePasswordLink } from '../auth/password-links.ts';
import { makeUser, signedInToken, supportViewToken, testPassword, type TestUser } from '../test-support/factories.ts';
import { mailsTo } from '../test-support/mailbox.ts';
import { watchedDb } from '../test-support/statements.ts';
import { atCodeStep, confirm, credentialsOf } from '../test-support/sign-in-steps.ts';
import { startTestPortal, type TestPortal } from '../test-support/test-portal.ts';
import { askForNewEmail } from './change-email.ts';

let portal: TestPortal;
beforeAll(async () => {
  portal = await startTestPortal();
});
afterAll(() => portal.stop());

const wrongPassword = digestPassword('not the password');
const newAddress = () => `new-${crypto.randomUUID()}@customer.example`;
const statusWith = async (token: string) => (await portal.call(status, {}, token)).status;
/** Everybody's password here is the one of the test's users. */
const use = (token: string, password = digestPassword(testPassword)) => portal.call(confirmEmail, { body: { token, password } });

async function ask(user: TestUser, newEmail: string, password = user.password) {
  return portal.call(changeEmail, { body: { newEmail, password } }, await signedInToken(portal.deps, user));
}

/** The token in the newest link mailed to the address. */
async function linkTo(email: string, mails = 1): Promise<string> {
  await expect.poll(async () => (await mailsTo(portal.dataDir, email)).length).toBeGreaterThanOrEqual(mails);
  const text = (await mailsTo(portal.dataDir, email)).at(-1)?.text ?? '';
  const [, token = ''] = /http:\/\/localhost:\d+\/auth\/confirm#email=([\w-]{43})\n/.exec(text) ?? [];
  return token;
}

async function emailOf({ portalId }: TestUser): Promise<string | undefined> {
  return (await portal.deps.db.selectFrom('portal_users').where('id', '=', portalId).select('email').executeTakeFirst())?.email;
}

const subjectsTo = async (email: string) => (await mailsTo(portal.dataDir, email)).map(({ subject }) => subject);
const deadLink = 'This link is no longer valid. Request a new one';
const said = { name: 'signInSaid.deadLink', values: [], errors: { token: { name: 'signInSaid.deadLink', values: [] } } };

test('T64: the address changes when the link in the new mailbox is confirmed, and not before; the old mailbox is told twice', async () => {
  const user = await makeUser(portal.deps);
  const newEmail = newAddress();
  const reply = await ask(user, newEmail.toUpperCase());
  expect(reply).toMatchObject({
    status: 200,
    body: { message: `A link is on its way to ${newEmail}. Your address changes once you confirm it there` },
  });
  const token = await linkTo(newEmail);
  expect(await emailOf(user)).toBe(user.email);
  await expect.poll(() => subjectsTo(user.email)).toEqual(['Dialplane: a new e-mail address was requested']);
  const [notice] = await mailsTo(portal.dataDir, user.email);
  expect(notice?.text).toContain(newEmail);
  expect(notice?.text).toContain('If this was not you, someone knows your password');
  expect(notice?.text).not.toContain(token);
  const changed = { name: 'accountSaid.emailChanged', values: [newEmail] };
  expect((await use(token)).body).toEqual({ message: `Your e-mail address is now ${newEmail}. Sign in with it`, said: changed });
  expect(await emailOf(user)).toBe(newEmail);
  await expect.poll(() => subjectsTo(user.email)).toContain('Dialplane: your e-mail address was changed');
  expect((await portal.call(login, credentialsOf(user))).status).toBe(400);
  expect((await portal.call(login, credentialsOf({ ...user, email: newEmail }))).status).toBe(200);
});

test('T64: the new mailbox alone changes nothing: the password of the account is asked for, and wrong ones are counted', async () => {
  const user = await makeUser(portal.deps);
  const newEmail = newAddress();
  await ask(user, newEmail);
  const token = await linkTo(newEmail);
  const message = 'The password is wrong';
  for (let count = 0; count < 10; count += 1)
    expect(await use(token, wrongPassword)).toMatchObject({ status: 400, body: { message, errors: { password: message } } });
  expect(await use(token)).toMatchObject({ status: 429, body: { message: 'Too many wrong passwords. More attempts are blocked for now' } });
  expect(await emailOf(user)).toBe(user.email);
  await portal.deps.db.deleteFrom('attempts').where('key', '=', user.portalId).execute();
  expect((await use(token)).status).toBe(200);
  expect(await emailOf(user)).toBe(newEmail);
});

test('T64: the change ends every session, support view, unfinished sign-in and link of the account', async () => {
  const user = await makeUser(portal.deps);
  const [token, view] = [await signedInToken(portal.deps, user), await supportViewToken(portal.deps, user)];
  const signingIn = await atCodeStep(portal, user);
  const reset = await makePasswordLink(portal.deps.db, user.portalId, 'reset');
  const newEmail = newAddress();
  await ask(user, newEmail);
  expect([await statusWith(token), await statusWith(view)]).toEqual([200, 200]);
  expect((await use(await linkTo(newEmail))).status).toBe(200);
  expect([await statusWith(token), await statusWith(view)]).toEqual([401, 401]);
  expect((await confirm(portal, user, signingIn)).status).toBe(401);
  const password = digestPassword('a password nobody has thought of');
  const body = { token: reset, newPassword: password, confirmPassword: password };
  expect((await portal.call(resetPassword, { body })).status).toBe(400);
});

test('T64: a link works once, for an hour, and only the newest; it is stored as its hash', async () => {
  const user = await makeUser(portal.deps);
  const [first, second] = [newAddress(), newAddress()];
  await ask(user, first);
  const older = await linkTo(first);
  await ask(user, second);
  const newer = await linkTo(second);
  const { rows } = await sql`select * from email_changes`.execute(portal.deps.db);
  expect(JSON.stringify(rows)).not.toContain(newer);
  expect((await use(older)).body).toEqual({ message: deadLink, code: 'link_not_valid', errors: { token: deadLink }, said });
  const { rows: lives } = await sql<{ minutes: number }>`
    select extract(epoch from expires_at - created_at)::int / 60 as minutes from email_changes where user_id = ${user.portalId}`.execute(
    portal.deps.db,
  );
  expect(lives).toEqual([{ minutes: 60 }]);
  await sql`update email_changes set expires_at = now() where user_id = ${user.portalId}`.execute(portal.deps.db);
  expect((await use(newer)).status).toBe(400);
  await sql`update email_changes set expires_at = now() + interval '1 minute' where user_id = ${user.portalId}`.execute(portal.deps.db);
  const replies = await Promise.all([use(newer), use(newer)]);
  expect(replies.map((reply) => reply.status).toSorted((a, b) => a - b)).toEqual([200, 400]);
  expect((await use('A'.repeat(43))).status).toBe(400);
  expect((await use('short')).body.errors).toEqual({ token: 'This link is not valid' });
});

test('T64: whoever sets a new password voids the change that was asked for before', async () => {
  const user = await makeUser(portal.deps);
  const fresh = digestPassword('a password nobody has thought of');
  const [changed, reset] = [newAddress(), newAddress()];
  await ask(user, changed);
  const body = { actualPassword: user.password, newPassword: fresh, confirmPassword: fresh };
  await portal.call(changePassword, { body }, await signedInToken(portal.deps, user));
  const voided = { status: 400, body: { message: deadLink } };
  expect(await use(await linkTo(changed), fresh)).toMatchObject(voided);
  await ask(user, reset, fresh);
  const token = await makePasswordLink(portal.deps.db, user.portalId, 'reset');
  const other = digestPassword('another one that nobody has thought of');
  await portal.call(resetPassword, { body: { token, newPassword: other, confirmPassword: other } });
  expect(await use(await linkTo(reset), other)).toMatchObject(voided);
  expect(await emailOf(user)).toBe(user.email);
});

test('T64: a wrong password is refused at its field and spends the budget of the current password; nothing is mailed', async () => {
  const user = await makeUser(portal.deps);
  const newEmail = newAddress();
  const message = 'The current password is wrong';
  for (let count = 0; count < 10; count += 1)
    expect(await ask(user, newEmail, wrongPassword)).toMatchObject({ status: 400, body: { message, errors: { password: message } } });
  const refused = await ask(user, newEmail);
  expect(refused).toMatchObject({ status: 429, body: { message: 'Too many wrong passwords. More attempts are blocked for now' } });
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  expect((await portal.call(login, credentialsOf(user))).status).toBe(200);
  expect(await mailsTo(portal.dataDir, newEmail)).toEqual([]);
  const body = { actualPassword: user.password, newPassword: wrongPassword, confirmPassword: wrongPassword };
  expect((await portal.call(changePassword, { body }, await signedInToken(portal.deps, user))).status).toBe(429);
});

test('T64: right passwords spend nothing of that budget, but only five changes are asked for in half an hour', async () => {
  const user = await makeUser(portal.deps);
  for (let count = 0; count < 5; count += 1) expect((await ask(user, newAddress())).status).toBe(200);
  const message = 'You already requested several address changes. Wait before you request another';
  expect(await ask(user, newAddress())).toMatchObject({ status: 429, body: { message } });
  expect((await ask(user, newAddress(), wrongPassword)).status).toBe(400);
});

test('T85: one organisation spends no links of another: an address gets five of each in half an hour, and twenty of all', async () => {
  const newEmail = newAddress();
  const refused = { status: 429, body: { errors: { newEmail: 'We have already sent several links to this address. Try again later' } } };
  for (let organisations = 0; organisations < 4; organisations += 1) {
    const one = await makeUser(portal.deps);
    for (let count = 0; count < 5; count += 1) expect((await ask(await makeUser(portal.deps, one), newEmail)).status).toBe(200);
    expect(await ask(one, newEmail)).toMatchObject(refused);
  }
  expect(await ask(await makeUser(portal.deps), newEmail)).toMatchObject(refused);
});

test('T64: an address that somebody has is answered alike; its owner is told, and no link is mailed', async () => {
  const [user, owner, free] = [await makeUser(portal.deps), await makeUser(portal.deps), newAddress()];
  const [taken, open] = [await ask(user, owner.email), await ask(user, free)];
  const shown = ({ status: code, body }: typeof open, email: string) => ({ code, text: JSON.stringify(body).replaceAll(email, 'them') });
  expect(shown(taken, owner.email)).toEqual(shown(open, free));
  await expect.poll(() => subjectsTo(owner.email)).toEqual(['Dialplane: someone wanted to use your e-mail address']);
  const [told] = await mailsTo(portal.dataDir, owner.email);
  expect(told?.text).not.toContain('#email=');
  expect(await emailOf(owner)).toBe(owner.email);
  // The word to the own mailbox tells no more than the answer.
  await expect.poll(() => subjectsTo(user.email)).toHaveLength(2);
  const [one, other] = (await mailsTo(portal.dataDir, user.email)).map(({ text = '' }) => text.replace(/ at \d{4}.* UTC/, ''));
  expect(one?.replace(owner.email, 'them')).toBe(other?.replace(free, 'them'));
});

test('T64: for an address that somebody has the database does the same work', async () => {
  const [user, owner] = [await makeUser(portal.deps), await makeUser(portal.deps)];
  const session = await portal.deps.sessions.find(await signedInToken(portal.deps, user));
  if (!session) throw new Error('the session is missing');
  const statementsFor = async (newEmail: string) => {
    const { db, statements } = watchedDb(portal.deps.db);
    await askForNewEmail({ ...portal.deps, db }, session, { newEmail, password: user.password });
    return statements;
  };
  const free = await statementsFor(newAddress());
  expect(free.filter((statement) => statement.startsWith('InsertQueryNode'))).toEqual(
    ['email_changes', 'mail_outbox', 'mail_outbox', 'audit_log'].map((table) => `InsertQueryNode ${table}`),
  );
  expect(await statementsFor(owner.email)).toEqual(free);
});

test('T64: an address that somebody got meanwhile stays theirs', async () => {
  const user = await makeUser(portal.deps);
  const newEmail = newAddress();
  await ask(user, newEmail);
  const token = await linkTo(newEmail);
  const other = await makeUser(portal.deps);
  await portal.deps.db.updateTable('portal_users').where('id', '=', other.portalId).set({ email: newEmail }).execute();
  expect(await use(token)).toMatchObject({ status: 409, body: { message: 'This e-mail address is already in use' } });
  expect(await emailOf(user)).toBe(user.email);
});

test('T64: the present address is refused, and so is one that is none', async () => {
  const user = await makeUser(portal.deps);
  const message = 'This is already your e-mail address';
  expect(await ask(user, user.email.toUpperCase())).toMatchObject({ status: 400, body: { errors: { newEmail: message } } });
  expect((await ask(user, 'nobody')).body.errors).toEqual({ newEmail: 'Email is not valid' });
  expect((await ask(user, '')).body.errors).toEqual({ newEmail: 'Email is required' });
});

test('T41, T64: a support view does not ask for another address', async () => {
  const user = await makeUser(portal.deps);
  const body = { newEmail: newAddress(), password: user.password };
  expect((await portal.call(changeEmail, { body }, await supportViewToken(portal.deps, user))).status).toBe(403);
});

test('T64: the request and the change are in the audit log', async () => {
  const user = await makeUser(portal.deps);
  const newEmail = newAddress();
  await ask(user, newEmail);
  await use(await linkTo(newEmail));
  const entries = await portal.deps.db
    .selectFrom('audit_log')
    .where('organisation_id', '=', user.organisationId)
    .select(['actor', 'subject', 'action', 'detail'])
    .orderBy('id')
    .execute();
  expect(entries).toEqual([
    { actor: user.email, subject: user.email, action: 'e-mail change asked for', detail: `to ${newEmail}` },
    { actor: user.email, subject: newEmail, action: 'e-mail changed', detail: `from ${user.email}, by a mailed link and the password` },
  ]);
});
