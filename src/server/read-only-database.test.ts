/** A database that can be read and not written: a standby that was reached by mistake, or one whose disk is full. */
import pg from 'pg';
import { expect, test } from 'vitest';
import { endOtherSessions } from '../shared/account/account.ts';
import { singleQuery } from '../shared/single-query/single-query.ts';
import { accessTable } from './test-support/access-table.ts';
import { makeKeyFor, makeUser, signedInToken } from './test-support/factories.ts';
import { callWith } from './test-support/keys.ts';
import { startPortalForTest, type TestPortal } from './test-support/test-portal.ts';

const looks = accessTable.map(([call]) => call).filter((call) => call.startsWith('GET ') && !call.includes(singleQuery.path));
const words = 'The portal can read its database, but cannot store anything now. Try again in a few minutes';

/** Looks that are entered in the audit log before they are answered. */
const writing = { 'GET /api/watch/changes/export': 503 };

async function statusesOf({ app, deps }: TestPortal, token: string): Promise<Record<string, number>> {
  const statuses: Record<string, number> = {};
  for (const call of looks) {
    // What the portal remembers of the token for a second is forgotten: each call reads it anew.
    deps.sessions.allChanged(deps.db);
    const reply = await app.inject({ url: call.slice('GET '.length), headers: { authorization: `Bearer ${token}` } });
    statuses[call] = reply.statusCode;
  }
  return statuses;
}

/** The portal's connections keep what they had, so they are ended, by one of another client, which waits until each is gone. */
async function takeNoWrites({ databaseUrl }: TestPortal): Promise<void> {
  const outside = new pg.Client(databaseUrl);
  await outside.connect();
  await outside.query(
    `alter database ${outside.escapeIdentifier(new URL(databaseUrl).pathname.slice(1))} set default_transaction_read_only = on`,
  );
  await outside.query(`
    select pg_terminate_backend(pid, 10000) from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid() and backend_type = 'client backend'`);
  // Its answer comes after the news that the others have ended, so the pool has heard of them.
  await outside.query('select 1');
  await outside.end();
}

test('what needs no write answers as before; what does is refused in words, and says when to try again', async () => {
  const portal = await startPortalForTest();
  const user = await makeUser(portal.deps, { organisationId: portal.deps.config.PLATFORM_ACCOUNT_ID });
  const token = await signedInToken(portal.deps, user);
  const before = await statusesOf(portal, token);
  expect(Object.values(before)).toContain(200);
  await takeNoWrites(portal);
  expect(await statusesOf(portal, token)).toEqual({ ...before, ...writing });
  const asked = await portal.call(singleQuery, { query: { phonenumber: '447400123456', service: 'gnr' } }, token);
  const ended = await portal.call(endOtherSessions, { body: {} }, token);
  for (const { status, headers, body } of [asked, ended]) {
    const said = { name: 'baseSaid.databaseReadOnly', values: [] };
    expect([status, body]).toEqual([503, { code: 'database_read_only', message: words, said }]);
    expect(Number(headers['retry-after'])).toBeGreaterThan(0);
  }
});

test('a key is taken while nothing can be noted of its use, the first one too; what counts as a query waits until it can be recorded', async () => {
  const portal = await startPortalForTest();
  const { key } = await makeKeyFor(portal, await makeUser(portal.deps));
  await takeNoWrites(portal);
  expect((await callWith(portal, key, { url: '/api/gnr-search/operators?operator=lyca' })).status).toBe(200);
  expect((await callWith(portal, key)).status).toBe(503);
});
