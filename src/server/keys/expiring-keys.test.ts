/** The mail to owners of keys that expire. */
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { rotateKey } from '../../shared/keys/keys.ts';
import { makeKeyFor, makeUser, signedInToken } from '../test-support/factories.ts';
import { mailsTo } from '../test-support/mailbox.ts';
import { startPortalForTest } from '../test-support/test-portal.ts';
import { mailExpiringKeys } from './expiring-keys.ts';

test('an owner is told once, seven days before a key expires; of a key that was rotated, revoked or left off by a restore nobody is', async () => {
  const portal = await startPortalForTest();
  const { deps, dataDir } = portal;
  const [owner, rotating, revoking, later, restored] = await Promise.all([
    makeUser(deps),
    makeUser(deps),
    makeUser(deps),
    makeUser(deps),
    makeUser(deps),
  ]);
  const keys = new Map<string, string>();
  for (const user of [owner, rotating, revoking, later, restored]) keys.set(user.email, (await makeKeyFor(portal, user)).id);
  const { key } = await makeKeyFor(portal, owner);
  const endIn = (email: string, rest: string) =>
    sql`update api_keys set expires_at = now() + ${rest}::interval where id = ${keys.get(email)}`.execute(deps.db);
  await endIn(owner.email, '6 days 23 hours');
  await endIn(revoking.email, '6 days 23 hours');
  await endIn(later.email, '7 days 1 hour');
  await endIn(restored.email, '6 days 23 hours');
  await sql`update api_keys set restored_at = now() where id = ${keys.get(restored.email)}`.execute(deps.db);
  await portal.call(
    rotateKey,
    { body: { id: keys.get(rotating.email) ?? '', password: rotating.password } },
    await signedInToken(deps, rotating),
  );
  await sql`update api_keys set revoked_at = now() where id = ${keys.get(revoking.email)}`.execute(deps.db);

  await Promise.all([mailExpiringKeys(deps), mailExpiringKeys(deps)]);
  await mailExpiringKeys(deps);
  const told = async (email: string) => (await mailsTo(dataDir, email)).filter(({ subject }) => subject?.includes('expires'));
  await expect.poll(() => told(owner.email)).toHaveLength(1);
  const [mail] = await told(owner.email);
  expect(mail?.subject).toBe('Dialplane: one of your API keys expires soon');
  expect(mail?.text).toMatch(/“Test key” \(dp_\w{8}…\)/);
  expect(mail?.text).not.toContain(key.slice(0, 11));
  for (const { email } of [rotating, revoking, later, restored]) expect(await told(email)).toEqual([]);
});
