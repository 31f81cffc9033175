/** API keys from the command line, beside the portal that runs. */
import { userInfo } from 'node:os';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { singleQuery } from '../../shared/single-query/single-query.ts';
import { addDays, utcDay } from '../../shared/base/utc-day.ts';
import { startPortalAtNoon } from '../test-support/portal-at-noon.ts';
import { makeKeyFor, makeOrganisation, makeUser } from '../test-support/factories.ts';
import { command } from '../test-support/command-line.ts';
import { auditOf } from '../test-support/organisations.ts';
import type { TestPortal } from '../test-support/test-portal.ts';

let portal: TestPortal;
beforeAll(async () => {
  portal = await startPortalAtNoon();
});
afterAll(() => portal.stop());

const run = (...args: string[]) => command(portal, ['keys', ...args]);
const ask = (key: string) => portal.call(singleQuery, { query: { phonenumber: '447400123456', service: 'npq' } }, key);

test('keys are listed without their secrets, and one is revoked by its prefix', async () => {
  const user = await makeUser(portal.deps);
  const { key } = await makeKeyFor(portal, user);
  const prefix = key.slice(0, 'dp_'.length + 8);
  const day = (days: number) => addDays(utcDay(portal.deps.clock()), days);
  const listed = await run('list', String(user.organisationId));
  expect(listed).toMatchObject({ code: 0, out: `${prefix}  active    Test key, of ${user.email}, expires ${day(90)}, never used\n` });
  expect((await ask(key)).status).toBe(200);
  expect((await run('revoke', prefix, '--dry-run')).out).toBe(`The API key ${prefix}, Test key, could be revoked\n`);
  expect((await ask(key)).status).toBe(200);
  expect(await run('revoke', prefix)).toMatchObject({ code: 0, out: `The API key ${prefix}, Test key, was revoked\n` });
  await expect.poll(async () => (await ask(key)).status).toBe(401);
  expect((await run('list', String(user.organisationId))).out).toContain(`${prefix}  revoked `);
  expect(await auditOf(portal, user.organisationId)).toContainEqual({
    actor: `command line (${userInfo().username})`,
    subject: user.email,
    action: 'key revoked',
    detail: `${prefix}, Test key`,
  });
  expect(await run('revoke', prefix)).toMatchObject({ code: 1, err: expect.stringContaining(`${prefix} is already revoked`) });
  expect((await run('list', String(user.organisationId), '--json')).out).not.toContain(key.slice(prefix.length));
});

test('the newest key is listed first', async () => {
  const user = await makeUser(portal.deps);
  const ids = [(await makeKeyFor(portal, user)).id, (await makeKeyFor(portal, user)).id].toSorted();
  // The order of their ids is the opposite one.
  for (const [at, id] of ids.entries())
    await sql`update api_keys set name = ${String(at)}, created_at = now() + ${at} * interval '1 minute' where id = ${id}`.execute(
      portal.deps.db,
    );
  const { out } = await run('list', String(user.organisationId), '--json');
  expect(JSON.parse(out).keys.map(({ name }: { name: string }) => name)).toEqual(['1', '0']);
});

test('what is no prefix, or of no key, is refused in a sentence that does not repeat a key', async () => {
  const { key } = await makeKeyFor(portal, await makeUser(portal.deps));
  const whole = await run('revoke', key);
  expect(whole.err).toContain('Never put a whole key on a command line');
  expect(whole.err).not.toContain(key);
  expect(await run('revoke', 'dp_abcdefgh')).toMatchObject({ code: 1, err: expect.stringContaining('There is no API key dp_abcdefgh') });
  const id = await makeOrganisation(portal.deps);
  expect((await run('list', String(id))).out).toBe(`Organisation ${id} has no API keys\n`);
  expect(await run('list', '999999')).toMatchObject({ code: 1, err: expect.stringContaining('There is no organisation 999999') });
});
