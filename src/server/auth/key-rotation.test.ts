/** A new SECRET_KEY: what was made with the one before is read while SECRET_KEY_PREVIOUS names it, and nothing new is made with it. */
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { TOTP } from 'otpauth';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { confirmOtp, login } from '../../shared/sign-in/sign-in.ts';
import { forgotPassword, humanCheck } from '../../shared/sign-in/passwords.ts';
import { keyIdOf } from '../config/secret-key.ts';
import { inTransaction } from '../database/transaction.ts';
import { queueMail } from '../mail/mail-outbox.ts';
import { clientSecretOf, findProvider, sealClientSecret, storeProvider } from '../single-sign-on/identity-provider-rows.ts';
import { startPortal } from '../start.ts';
import { makeUser, type TestUser } from '../test-support/factories.ts';
import { solve } from '../test-support/human.ts';
import { command } from '../test-support/command-line.ts';
import { mailsTo } from '../test-support/mailbox.ts';
import { atCodeStep, confirm, credentialsOf } from '../test-support/sign-in-steps.ts';
import { testConfig } from '../test-support/test-config.ts';
import { callPortal, cheapOverrides, copyTemplate, type TestPortal } from '../test-support/test-portal.ts';
import { readSecret, sealSecret } from '../webhooks/webhook-secrets.ts';
import { newTotpSecret } from '../factors/totp.ts';
import { confirmTotpSecret, storeTotpSecret } from '../factors/totp-secrets.ts';
import { takeUpSecretKeys } from './secret-key-of-database.ts';

/** The first is that of every database of the tests. */
const [first, second, third] = ['a secret key for tests that is long enough', `second ${'s'.repeat(32)}`, `third ${'t'.repeat(32)}`];
type Keys = readonly [current: string | undefined, previous?: string | undefined];
const rotating: Keys = [second, first];

let place: Pick<TestPortal, 'dataDir' | 'databaseUrl'>;
beforeEach(async () => {
  const { remove, ...copy } = await copyTemplate();
  place = copy;
  onTestFinished(remove);
});

/** A portal on `place` with these keys, for as long as `look` takes. */
async function withKeys<Result>(
  [current, previous]: Keys,
  look: (portal: TestPortal) => Promise<Result>,
  mailPollIntervalMs = 50,
): Promise<Result> {
  const env = { DATA_DIR: place.dataDir, DATABASE_URL: place.databaseUrl, SECRET_KEY: current, SECRET_KEY_PREVIOUS: previous };
  const portal = await startPortal(testConfig(env), { ...cheapOverrides, mailPollIntervalMs });
  try {
    return await look({ ...portal, ...place, call: callPortal(portal) });
  } finally {
    await portal.stop();
  }
}

const signIn = async (portal: TestPortal, user: TestUser) => (await portal.call(login, credentialsOf(user))).status;
const neverMs = 60 * 60_000;

test('T21: passwords, codes, mails, known devices and human checks of the previous key go on', async () => {
  const made = await withKeys(
    [first],
    async (portal) => {
      const [user, atCode] = [await makeUser(portal.deps), await makeUser(portal.deps)];
      const { token, code } = await atCodeStep(portal, user);
      const { headers } = await confirm(portal, user, { token, code });
      const device = String(headers['set-cookie']).split(';')[0] ?? '';
      await queueMail(portal.deps.db, [first], { to: 'waiting@customer.example', subject: 'Waits', text: 'since before' });
      const proof = await solve((await portal.call(humanCheck, {})).body);
      return { user, device, atCode, step: await atCodeStep(portal, atCode), proof };
    },
    neverMs,
  );
  await withKeys(rotating, async (portal) => {
    await expect.poll(async () => (await mailsTo(place.dataDir, 'waiting@customer.example')).length).toBe(1);
    expect((await portal.call(forgotPassword, { body: { email: 'nobody@customer.example', recaptcha: made.proof } })).status).toBe(200);
    expect((await confirm(portal, made.atCode, made.step)).status).toBe(200);
    const wrong = { body: { email: made.user.email, password: '0'.repeat(128) } };
    for (let guess = 0; guess < 10; guess += 1) await portal.call(login, wrong);
    expect(await signIn(portal, made.user)).toBe(429);
    const known = await portal.app.inject({
      method: 'POST',
      url: login.path,
      headers: { 'x-requested-with': 'XMLHttpRequest', cookie: made.device },
      payload: credentialsOf(made.user).body,
    });
    expect(known.statusCode).toBe(200);
  });
});

test('T21: whoever signs in while both keys are there needs the previous one no more; who does not, sets a new password', async () => {
  const [came, stayedAway] = await withKeys([first], async ({ deps }) => [await makeUser(deps), await makeUser(deps)] as const);
  await withKeys(rotating, async (portal) => {
    expect((await portal.call(login, { body: { email: came.email, password: '0'.repeat(128) } })).status).toBe(400);
    expect(await signIn(portal, came)).toBe(200);
    expect(await signIn(portal, came)).toBe(200);
  });
  await withKeys([second], async (portal) => {
    expect(await signIn(portal, came)).toBe(200);
    expect(await signIn(portal, stayedAway)).toBe(400);
  });
});

test.each([
  ['the new key first', rotating],
  ['the new key second', [first, second]],
] as [string, Keys][])(
  'a database of a version that knew one key alone is not guessed about: with two, %s, it is refused',
  async (_, keys) => {
    const user = await withKeys([first], async ({ deps }) => {
      const made = await makeUser(deps);
      await sql`update portal_users set password_hash = regexp_replace(password_hash, ',keyid=[^$]*', '')`.execute(deps.db);
      await sql`delete from secret_key`.execute(deps.db);
      return made;
    });
    const refusal = await withKeys(keys, async () => 'started').catch((error: Error) => error.message);
    expect(refusal).toMatch(/^SECRET_KEY_PREVIOUS is set, but [^\n]+: start once with only that key as SECRET_KEY[^\n]+$/);
    expect(await withKeys([first], async () => 'started')).toBe('started');
    expect(await withKeys(keys, (portal) => signIn(portal, user))).toBe(200);
    expect(await withKeys(rotating, (portal) => signIn(portal, user))).toBe(200);
    expect(await withKeys([second], (portal) => signIn(portal, user))).toBe(200);
  },
);

// The second of two starts with both keys finds them sealed with the new one.
test('T73: the secrets of authenticator apps are sealed anew, and outlive the previous key', async () => {
  const { user, secret } = await withKeys([first], async ({ deps }) => {
    const made = { user: await makeUser(deps), secret: newTotpSecret() };
    await storeTotpSecret(deps.db, [first], { userId: made.user.portalId, secret: made.secret });
    return made;
  });
  for (let start = 0; start < 2; start += 1) await withKeys(rotating, async () => 'started');
  const code = (unixMs: number) => new TOTP({ secret }).generate({ timestamp: unixMs });
  const taken = await withKeys([second], ({ deps }) =>
    confirmTotpSecret(deps.db, deps.secretKeys, { userId: user.portalId, code: code(Date.now()) }),
  );
  expect(taken).toBe(true);
});

test('T74: the client secrets of identity providers, and the secrets of webhooks, are sealed anew, and outlive the previous key', async () => {
  const organisationId = await withKeys([first], async ({ deps }) => {
    const user = await makeUser(deps);
    const provider = { organisationId: user.organisationId, issuer: 'https://login.example', clientId: 'portal' };
    const rules = { admitsUnknown: false, isOnlyWay: false, requiresMfa: false };
    await storeProvider(deps.db, { ...provider, ...rules, sealedSecret: sealClientSecret('a secret', [first]) });
    for (const secret of ['of a webhook', 'of another'])
      await sql`insert into webhooks (organisation_id, url, events, sealed_secret, created_by) values
        (${user.organisationId}, 'https://1.1.1.1/', '{data.changed}', ${sealSecret(secret, [first])}, ${user.email})`.execute(deps.db);
    return user.organisationId;
  });
  for (let start = 0; start < 2; start += 1) await withKeys(rotating, async () => 'started');
  const { provider, webhooks } = await withKeys([second], async ({ deps: { db } }) => ({
    provider: await findProvider(db, organisationId),
    webhooks: await db.selectFrom('webhooks').where('organisation_id', '=', organisationId).select('sealed_secret').execute(),
  }));
  expect(provider && clientSecretOf(provider, [second])).toBe('a secret');
  const secrets = webhooks.map(({ sealed_secret: sealed }) => readSecret(sealed, [second]) ?? '');
  expect(secrets.toSorted()).toEqual(['of a webhook', 'of another']);
});

test('a database without passwords is started with two keys at once', async () => {
  await withKeys([first], async ({ deps }) => {
    await sql`delete from portal_users`.execute(deps.db);
    await sql`delete from secret_key`.execute(deps.db);
  });
  expect(await withKeys(rotating, async () => 'started')).toBe('started');
});

test('what is made during a rotation is made with the new key: codes, mails and devices outlive the previous one', async () => {
  const user = await withKeys([first], ({ deps }) => makeUser(deps));
  const made = await withKeys(
    rotating,
    async (portal) => {
      await portal.deps.outbox.queue(portal.deps.db, { to: 'sealed@customer.example', subject: 'Sealed', text: 'with the new key' });
      return atCodeStep(portal, user);
    },
    neverMs,
  );
  await withKeys([second], async (portal) => {
    expect((await portal.call(confirmOtp, { body: { email: user.email, otp: made.code } }, made.token)).status).toBe(200);
    await expect.poll(async () => (await mailsTo(place.dataDir, 'sealed@customer.example')).length).toBe(1);
  });
});

test('nodes change one after the other: each accepts the key of the other while the new one is named everywhere first', async () => {
  const user = await withKeys([first], ({ deps }) => makeUser(deps));
  for (const keys of [[first, second], [second, first], [first, second], [second, first], [second]] as Keys[])
    expect(await withKeys(keys, (portal) => signIn(portal, user))).toBe(200);
});

test('T21: of two nodes that start at once with different keys on a database without one, it takes one key, and the other node is refused', async () => {
  await withKeys([first], async ({ deps: { db } }) => {
    await sql`delete from secret_key`.execute(db);
    const keys = [second, third];
    // Connections that are there already meet in every statement.
    await Promise.all(keys.map(() => sql`select 1`.execute(db)));
    const starts = await Promise.allSettled(
      keys.map((key) =>
        inTransaction(db, (transaction) => takeUpSecretKeys(transaction, testConfig({ DATA_DIR: place.dataDir, SECRET_KEY: key }))),
      ),
    );
    expect(starts.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    const taken = starts.findIndex(({ status }) => status === 'fulfilled');
    const { rows } = await sql<{ key_id: string }>`select key_id from secret_key`.execute(db);
    expect(rows).toEqual([{ key_id: keyIdOf(keys[taken] ?? '') }]);
  });
});

test.each([
  ['a key that it never saw', [third]],
  ['a key that it never saw, with a previous one that it never saw', [third, second]],
] as [string, Keys][])('T21: a start with %s is refused in one sentence, and makes no key', async (_, keys) => {
  rmSync(join(place.dataDir, 'secret-key'), { force: true });
  const refusal = await withKeys(keys, async () => 'started').catch((error: Error) => error.message);
  expect(refusal).toMatch(/^SECRET_KEY (does not fit|is missing)[^\n]+$/);
  for (const key of keys) expect(refusal).not.toContain(key ?? 'nothing');
  // The right one still fits.
  expect(await withKeys([first], async () => 'started')).toBe('started');
});

test('after a rotation the old key alone does not fit any more', async () => {
  await withKeys(rotating, async () => undefined);
  await expect(withKeys([first], async () => undefined)).rejects.toThrow('SECRET_KEY does not fit');
});

test('doctor says whether the key fits, and for how many passwords the previous one is still needed', async () => {
  const [came, ...others] = await withKeys([first], async ({ deps }) => [await makeUser(deps), await makeUser(deps), await makeUser(deps)]);
  await withKeys(rotating, (portal) => signIn(portal, came!));
  const findingOf = async (env: Record<string, string>) => {
    const { code, out } = await command(place, ['doctor', '--json'], env);
    const { findings } = JSON.parse(out) as { findings: { check: string; ok: boolean; detail: string }[] };
    return { code, ...findings.find(({ check }) => check === 'secret key') };
  };
  expect(await findingOf({ SECRET_KEY: second, SECRET_KEY_PREVIOUS: first })).toMatchObject({
    ok: true,
    detail: expect.stringContaining('2 passwords are still under SECRET_KEY_PREVIOUS'),
  });
  expect(await findingOf({ SECRET_KEY: second })).toMatchObject({
    ok: true,
    detail: 'fits the database; 2 passwords are under a key that is not configured: their users must request a new password',
  });
  await withKeys(rotating, (portal) => Promise.all(others.map((user) => signIn(portal, user))));
  const over = 'fits the database; no password needs SECRET_KEY_PREVIOUS: remove it';
  expect(await findingOf({ SECRET_KEY: second, SECRET_KEY_PREVIOUS: first })).toMatchObject({ ok: true, detail: over });
  expect(await findingOf({ SECRET_KEY: third })).toMatchObject({ code: 3, ok: false, detail: expect.stringContaining('does not fit') });
});

test('a command does not write with a key that does not fit', async () => {
  const account = String(await withKeys([first], async ({ deps }) => (await makeUser(deps)).organisationId));
  const who = ['--organisation', account, '--name', 'Somebody', '--email', 'somebody@customer.example'];
  const { code, err } = await command(place, ['user', 'add', ...who, '--mail'], { SECRET_KEY: third });
  expect([code, err]).toEqual([3, expect.stringMatching(/^SECRET_KEY does not fit[^\n]+\n$/)]);
});
