import { expect, onTestFinished, test } from 'vitest';
import { login, status } from '../../shared/sign-in/sign-in.ts';
import { digestPassword } from '../auth/password-hashes.ts';
import { startPortal } from '../start.ts';
import { testConfig } from '../test-support/test-config.ts';
import { callPortal, copyTemplate } from '../test-support/test-portal.ts';

test('T20: an account of the demo cannot sign in where DEMO is false, whatever its password is now, and is signed out', async () => {
  const { dataDir, databaseUrl, remove } = await copyTemplate();
  onTestFinished(remove);
  const start = async (DEMO: string) => {
    const portal = await startPortal(testConfig({ DATA_DIR: dataDir, DATABASE_URL: databaseUrl, DEMO }));
    return { ...portal, call: callPortal(portal) };
  };
  const known = { email: 'admin@dialplane.example', password: digestPassword('dialplane-demo') };
  const changed = { email: 'owner@acme.example', password: digestPassword('a password nobody has thought of') };
  const demo = await start('true');
  const { db, sessions, passwordHashes } = demo.deps;
  const password_hash = await passwordHashes.hash(changed.password);
  const { id } = await db
    .updateTable('portal_users')
    .where('email', '=', changed.email)
    .set({ password_hash })
    .returning('id')
    .executeTakeFirstOrThrow();
  const token = await sessions.open(db, { userId: id, as: 'active' });
  const statuses = async ({ call }: typeof demo) => [
    (await call(login, { body: known })).status,
    (await call(login, { body: changed })).status,
    (await call(status, {}, token)).status,
  ];
  expect(await statuses(demo)).toEqual([200, 200, 200]);
  await demo.stop();
  const live = await start('false');
  onTestFinished(() => live.stop());
  expect(await statuses(live)).toEqual([400, 400, 401]);
});
