/** A backup brings back revoked access: a restore switches it off and says so, until a user keeps it. */
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { migrations } from '../../../migrations/list.ts';
import { login } from '../../shared/sign-in/sign-in.ts';
import { revokeKey } from '../../shared/keys/keys.ts';
import { makePasswordLink } from '../auth/password-links.ts';
import { switchOffRestored } from '../auth/restored-access.ts';
import { type Db, migrateTo, openDatabase } from '../database/database.ts';
import { startPortal } from '../start.ts';
import { accessEvents } from '../test-support/access-page.ts';
import { command, type Place } from '../test-support/command-line.ts';
import { makeKeyFor, makeUser, signedInToken, type TestUser } from '../test-support/factories.ts';
import { callWith } from '../test-support/keys.ts';
import { auditOf } from '../test-support/organisations.ts';
import { emptyPlace, temporaryFolder } from '../test-support/restore-places.ts';
import { testConfig } from '../test-support/test-config.ts';
import { callPortal, startPortalForTest, startTestPortal, type TestPortal } from '../test-support/test-portal.ts';
import { backUp } from './backup.ts';
import { readManifest } from './manifest.ts';
import { restore } from './restore.ts';

/** Starts the portal on restored data. */
async function startedOn({ dataDir, databaseUrl }: Place & { databaseUrl: string }): Promise<TestPortal> {
  const started = await startPortal(testConfig({ DATA_DIR: dataDir, DATABASE_URL: databaseUrl }));
  onTestFinished(() => started.stop());
  return { ...started, dataDir, databaseUrl, call: callPortal(started) };
}

/** Makes a user with one item of each kind. */
async function withEverything(of: TestPortal): Promise<TestUser & { key: string; keyId: string }> {
  const user = await makeUser(of.deps);
  const { db } = of.deps;
  const { key, id: keyId } = await makeKeyFor(of, user);
  // It had expired before.
  const over = await makeKeyFor(of, user);
  await of.call(revokeKey, { body: { id: over.id } }, await signedInToken(of.deps, user));
  const { organisationId, portalId } = user;
  await sql`insert into linked_identities (organisation_id, issuer, subject, user_id)
    values (${organisationId}, 'https://id.example', ${portalId}, ${portalId})`.execute(db);
  // The identity of a removed user: it gives no access, and stays known.
  await sql`insert into linked_identities (organisation_id, issuer, subject, user_id)
    values (${organisationId}, 'https://id.example', 'removed', null)`.execute(db);
  await sql`insert into webhooks (organisation_id, url, events, sealed_secret, created_by)
    values (${organisationId}, 'https://1.1.1.1/', '{data.changed}', 'x', ${user.email})`.execute(db);
  for (const name of ['One', 'Two'])
    await sql`insert into passkeys (user_id, name, credential_id, public_key, counter, transports)
      values (${portalId}, ${name}, ${Buffer.from(name + portalId)}, 'x', 0, '{}')`.execute(db);
  await sql`insert into totp_secrets (user_id, sealed_secret, confirmed_at) values (${portalId}, 'x', now())`.execute(db);
  await sql`insert into recovery_codes (user_id, code_hash) values (${portalId}, 'x')`.execute(db);
  await makePasswordLink(db, portalId, 'reset');
  return { ...user, key, keyId };
}

let portal: TestPortal;
let user: Awaited<ReturnType<typeof withEverything>>;
let other: Awaited<ReturnType<typeof withEverything>>;
let backup: string;
beforeAll(async () => {
  portal = await startTestPortal();
  [user, other] = [await withEverything(portal), await withEverything(portal)];
  backup = join(mkdtempSync(join(tmpdir(), 'dialplane-backup-')), 'backup');
  await command(portal, ['backup', backup]);
  // The key was found in the wrong place after the backup.
  await portal.call(revokeKey, { body: { id: user.keyId } }, await signedInToken(portal.deps, user));
});
afterAll(() => portal.stop());

const counts = { keys: 1, webhooks: 1, passkeys: 2, identities: 1 };
const inWords = '1 API key, 1 webhook, 2 passkeys, 1 link to a provider';
const nameOf = ({ organisationId }: TestUser) => `Organisation ${organisationId}`;
const entryOf = (of: TestUser) => ({ account: of.organisationId, name: nameOf(of), ...counts });
const everybody = () => [user, other].toSorted((a, b) => a.organisationId - b.organisationId);

/** Returns the outcome for each kind of the user's items, in the words of docs/security.md. */
async function effectsIn(db: Db, { portalId, organisationId }: TestUser): Promise<Record<string, string>> {
  const of = async (table: string, whose: ReturnType<typeof sql>, off = sql`false`) => {
    const { rows } = await sql<{ isOff: boolean }>`select ${off} as "isOff" from ${sql.table(table)} where ${whose}`.execute(db);
    if (rows.length === 0) return 'ends';
    return rows.every(({ isOff }) => isOff) ? 'off' : 'stays';
  };
  const [own, ofOrganisation, isOff] = [sql`user_id = ${portalId}`, sql`organisation_id = ${organisationId}`, sql`restored_at is not null`];
  return {
    sessions: await of('sessions', sql`${own} and not by_single_sign_on`),
    'sessions by single sign-on': await of('sessions', sql`${own} and by_single_sign_on`),
    'API keys': await of('api_keys', sql`${own} and revoked_at is null`, isOff),
    webhooks: await of('webhooks', ofOrganisation, isOff),
    passkeys: await of('passkeys', own, isOff),
    'authenticator app': await of('totp_secrets', own),
    'recovery codes': await of('recovery_codes', own),
    'link to a provider': await of('linked_identities', own, isOff),
    'mailed links': await of('password_links', own),
  };
}

test('T88: what a restore brings back is off, as the page says, and the command says of whom', async () => {
  const place = await emptyPlace();
  const { code, out } = await command(place, ['restore', backup]);
  expect(code).toBe(0);
  const lines = everybody().map((of) => `${of.organisationId}  ${nameOf(of)}: ${inWords}\n`);
  expect(out).toContain(`These were restored and are off until someone keeps them, in the portal or with access keep:\n${lines.join('')}`);
  const restored = await startedOn(place);
  expect(await effectsIn(restored.deps.db, user)).toEqual(accessEvents.get('backup restored, without `--keep-access`'));
  expect((await callWith(restored, user.key)).status).toBe(401);
  const ofRemoved = restored.deps.db.selectFrom('linked_identities').where('user_id', 'is', null).select('restored_at');
  expect(await ofRemoved.execute()).toEqual([{ restored_at: null }, { restored_at: null }]);
  expect((await restored.call(login, { body: { email: user.email, password: user.password } })).status).toBe(200);
});

test('T88: access keep switches on what is off, of one organisation and kind or of all; a dry run and a second time nothing', async () => {
  const place = await emptyPlace();
  const { out } = await command(place, ['restore', backup, '--json']);
  expect(JSON.parse(out).off).toEqual(everybody().map(entryOf));
  const restored = await startedOn(place);
  const run = async (...args: string[]) => JSON.parse((await command(place, ['access', ...args, '--json'])).out);
  const answers = async () => [(await callWith(restored, user.key)).status, (await callWith(restored, other.key)).status];
  const account = String(user.organisationId);
  const none = { ...entryOf(user), keys: 0, webhooks: 0, passkeys: 0, identities: 0 };

  expect(await run('list')).toEqual({ off: everybody().map(entryOf) });
  expect(await run('keep', '--dry-run')).toEqual({ kept: everybody().map(entryOf), done: false });
  expect(await answers()).toEqual([401, 401]);
  expect(await run('keep', '--account', account, '--kind', 'keys')).toEqual({ kept: [{ ...none, keys: 1 }], done: true });
  expect(await answers()).toEqual([200, 401]);
  const actor = `command line (${userInfo().username})`;
  const entry = { actor, subject: nameOf(user), action: 'access kept', detail: '1 API key' };
  expect(await auditOf(restored, user.organisationId)).toContainEqual(entry);
  const kept = await command(place, ['access', 'keep', '--account', account]);
  expect(kept.out).toBe(`${account}  ${nameOf(user)}: 1 webhook, 2 passkeys, 1 link to a provider kept\n`);
  expect(await run('keep')).toEqual({ kept: [entryOf(other)], done: true });
  expect(await answers()).toEqual([200, 200]);
  expect(await run('list')).toEqual({ off: [] });
  expect((await command(place, ['access', 'keep'])).out).toBe('None of this access is off\n');
  expect(await effectsIn(restored.deps.db, user)).toMatchObject({ webhooks: 'stays', passkeys: 'stays', 'link to a provider': 'stays' });
});

test.each([
  [['--kind', 'codes'], 2, '--kind is one of keys, webhooks, passkeys, identities'],
  [['--account', 'x'], 2, 'is not an account number (--account)'],
  [['--account', '999999'], 1, 'There is no organisation 999999'],
])('access keep %j is refused: %i', async (args, code, reason) => {
  expect(await command(portal, ['access', 'keep', ...args])).toMatchObject({ code, err: expect.stringContaining(reason) });
});

test('T88: with --keep-access nothing is off: what worked at the backup works', async () => {
  const place = await emptyPlace();
  const { out } = await command(place, ['restore', backup, '--keep-access', '--json']);
  expect(JSON.parse(out).off).toEqual([]);
  const restored = await startedOn(place);
  expect((await callWith(restored, user.key)).status).toBe(200);
  expect(await effectsIn(restored.deps.db, user)).toMatchObject({ webhooks: 'stays', passkeys: 'stays', 'link to a provider': 'stays' });
});

test('T88: what was off already when the backup was made stays off, also with --keep-access', { tags: ['full'] }, async () => {
  const place = await emptyPlace();
  await command(place, ['restore', backup]);
  const again = join(temporaryFolder('backup'), 'backup');
  expect(await command(place, ['backup', again])).toMatchObject({ code: 0 });
  const { out } = await command(await emptyPlace(), ['restore', again, '--keep-access', '--json']);
  expect(JSON.parse(out).off).toEqual(everybody().map(entryOf));
});

test(
  'T88: of a backup of a version before, too, and where whoever restores is killed before it was brought up',
  { tags: ['full'] },
  async () => {
    const own = await startPortalForTest();
    const person = await withEverything(own);
    await migrateTo(own.deps.db, '0057_removed_people');
    const folder = join(temporaryFolder('backup'), 'backup');
    const { db: before } = own.deps;
    await backUp({ db: before, config: own.deps.config, progress: () => undefined, now: own.deps.clock() }, folder);
    const manifest = join(folder, 'manifest.json');
    // The manifest names the version of the program.
    writeFileSync(manifest, readFileSync(manifest, 'utf8').replace(Object.keys(migrations).at(-1)!, '0057_removed_people'));
    const place = await emptyPlace();
    const config = testConfig({ DATA_DIR: place.dataDir, DATABASE_URL: place.databaseUrl });
    const { db, close } = openDatabase(place.databaseUrl);
    let times = 0;
    const afterRows = async (transaction: Db) => {
      times += 1;
      // The rows exist by now.
      if (times === 2) throw new Error('killed');
      await switchOffRestored(transaction);
    };
    const tools = { db, config, progress: () => undefined, afterRows };
    await expect(restore(tools, folder, await readManifest(folder))).rejects.toThrow('killed');
    await close();
    const restored = await startedOn(place);
    expect((await callWith(restored, person.key)).status).toBe(401);
    expect(JSON.parse((await command(place, ['access', 'list', '--json'])).out)).toEqual({ off: [entryOf(person)] });
  },
);
