/** The work after the reply to a wrong password must not reveal, by the time of the next call, if the account exists. */
import { afterEach, beforeEach, expect, test } from 'vitest';
import { budgets, spend } from '../auth/attempt-budgets.ts';
import { digestPassword } from '../auth/password-hashes.ts';
import { makeUser } from '../test-support/factories.ts';
import { watchedDb } from '../test-support/statements.ts';
import { startTestPortal, type TestPortal } from '../test-support/test-portal.ts';
import { createPasswordCheck } from './check-password.ts';

let portal: TestPortal;
beforeEach(async () => {
  portal = await startTestPortal();
});
afterEach(() => portal.stop());

const password = digestPassword('not the password');

/** Returns every statement of this wrong password, including those after the reply; the list still grows. */
async function wrongPassword(email: string): Promise<readonly string[]> {
  const { db, statements } = watchedDb(portal.deps.db);
  const check = createPasswordCheck({ ...portal.deps, db });
  await expect(check({ email, password }, { ip: '192.0.2.1', headers: {} })).rejects.toMatchObject({ status: 400 });
  return statements;
}

const rows = async () => ({
  mails: await portal.deps.db.selectFrom('mail_outbox').select('id').orderBy('id').execute(),
  entries: await portal.deps.db.selectFrom('audit_log').select('id').orderBy('id').execute(),
});

test('T2: a wrong password for an address that nobody has runs the same statements as one for a known address, and nothing of it stays', async () => {
  const { email } = await makeUser(portal.deps);
  const unknown = `nobody-${email}`;
  const known = await wrongPassword(email);
  await expect.poll(() => known).toContain('InsertQueryNode audit_log');
  // The statement is noted before it has run.
  await expect.poll(async () => (await rows()).entries).toHaveLength(1);
  const before = await rows();
  const other = await wrongPassword(unknown);
  await expect.poll(() => other).toEqual(known);
  for (let count = 2; count < 10; count += 1) await wrongPassword(unknown);
  expect(await rows()).toEqual(before);
  for (let count = 2; count < 10; count += 1) await wrongPassword(email);
});

test('T2: so does the one that closes the sign-in', async () => {
  const { db } = portal.deps;
  const { email } = await makeUser(portal.deps);
  const unknown = `nobody-${email}`;
  for (const address of [email, unknown]) for (let count = 1; count < 10; count += 1) await wrongPassword(address);
  const known = await wrongPassword(email);
  await expect.poll(() => known.at(-1)).toBe('InsertQueryNode mail_outbox');
  await expect.poll(async () => (await rows()).mails).toHaveLength(1);
  // Every other user's mail of today counts as sent.
  for (const { id } of await db.selectFrom('portal_users').select('id').execute()) await spend(db, budgets.lockMailsOfAccount, id);
  const before = await rows();
  const other = await wrongPassword(unknown);
  await expect.poll(() => other).toEqual(known);
  await portal.deps.outbox.close();
  expect(await rows()).toEqual(before);
});
