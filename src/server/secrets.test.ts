/** Secrets never leave the portal in clear text: every step with a secret is taken, and then everything that the portal wrote is searched. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { status } from '../shared/sign-in/sign-in.ts';
import { forgotPassword, resetPassword } from '../shared/sign-in/passwords.ts';
import { singleQuery } from '../shared/single-query/single-query.ts';
import { digestPassword } from './auth/password-hashes.ts';
import type { Db } from './database/database.ts';
import { makeKeyFor, makeUser } from './test-support/factories.ts';
import { proofOfWork } from './test-support/human.ts';
import { mailsTo } from './test-support/mailbox.ts';
import { atCodeStep, confirm } from './test-support/sign-in-steps.ts';
import { startPortalForTest } from './test-support/test-portal.ts';

const phoneNumber = '447400917263';

test('T58: no token, key, code, password digest or link stands in the database, the metrics or a file', async () => {
  const portal = await startPortalForTest();
  const user = await makeUser(portal.deps);
  const own = digestPassword('an own new password 47');
  await portal.call(forgotPassword, { body: { email: user.email, recaptcha: await proofOfWork(portal) } });
  const link = await expect
    .poll(async () => /#token=([\w-]{43})/.exec((await mailsTo(portal.dataDir, user.email))[0]?.text ?? '')?.[1])
    .toBeTruthy()
    .then(async () => /#token=([\w-]{43})/.exec((await mailsTo(portal.dataDir, user.email))[0]?.text ?? '')?.[1] ?? '');
  expect((await portal.call(resetPassword, { body: { token: link, newPassword: own, confirmPassword: own } })).status).toBe(200);
  const { token: pending, code } = await atCodeStep(portal, { ...user, password: own });
  const active = (await confirm(portal, user, { token: pending, code })).body.auth_token;
  expect((await portal.call(status, {}, active)).status).toBe(200);
  expect((await portal.call(singleQuery, { query: { phonenumber: phoneNumber, service: 'npq' } }, active)).status).toBe(200);

  const { key } = await makeKeyFor(portal, { ...user, password: own });
  const asked = `${singleQuery.path}?phonenumber=${phoneNumber}&service=npq`;
  const byKey = (given: string) => portal.app.inject({ url: asked, headers: { authorization: `Bearer ${given}` } });
  expect((await byKey(key)).statusCode).toBe(200);
  // Nor may a rejected key be readable anywhere.
  expect((await byKey(`${key.slice(0, -1)}!`)).statusCode).toBe(401);

  const secrets = {
    key,
    'the secret of the key': key.slice('dp_12345678_'.length, -'_123456'.length),
    link,
    own,
    pending,
    active,
    'the first password': user.password,
  };
  const written = await everyTextOf(portal.deps.db);
  // The searched text does hold data that may be there.
  expect(written).toContain(user.email);
  const metrics = (await portal.app.inject({ url: '/metrics' })).body;
  for (const [name, secret] of Object.entries(secrets)) {
    expect(written.includes(secret), `${name} in the database`).toBe(false);
    expect(metrics.includes(secret), `${name} in the metrics`).toBe(false);
    expect(filesWith(portal.dataDir, secret), `${name} in a file`).toEqual([]);
  }
  expect(metrics).not.toContain(phoneNumber);
  // Six digits are part of many numbers: the code is searched only in stored codes and waiting mails.
  const kept = await rowsOf(portal.deps.db, ['one_time_codes', 'mail_outbox']);
  expect(kept).not.toMatch(new RegExp(`\\b${code}\\b`));
});

/** Returns all rows of all tables, as PostgreSQL writes them; bytes as text if they are text. */
async function everyTextOf(db: Db): Promise<string> {
  const { rows } = await sql<{ name: string }>`
    select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'`.execute(db);
  return rowsOf(
    db,
    rows.map(({ name }) => name),
  );
}

async function rowsOf(db: Db, tables: readonly string[]): Promise<string> {
  const texts: string[] = [];
  for (const table of tables) {
    const { rows } = await sql<{ row: string }>`select ${sql.table(table)}::text as row from ${sql.table(table)}`.execute(db);
    texts.push(
      ...rows.map(({ row }) => row.replaceAll(/\\\\x((?:[0-9a-f]{2})+)/g, (_, hex: string) => Buffer.from(hex, 'hex').toString('latin1'))),
    );
  }
  return texts.join('\n');
}

/** Lists files of the portal that hold the secret, except captured mails and the database's own. */
function filesWith(dataDir: string, secret: string): string[] {
  return readdirSync(dataDir, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((file) => !file.startsWith(join(dataDir, 'outbox')) && !file.startsWith(join(dataDir, 'data-sets')))
    .filter((file) => readFileSync(file).includes(secret));
}
