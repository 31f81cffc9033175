/** The process as an operator meets it: started, refused, logged, stopped. */
import { chmodSync, mkdirSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { digestPassword } from './auth/password-hashes.ts';
import { newestCode } from './test-support/mailbox.ts';
import { runMain } from './test-support/portal-program.ts';
import { copyTemplate, directoryBeforeFirstStart } from './test-support/test-portal.ts';

// A first start makes a database, which beside other tests may take its time.
vi.setConfig({ testTimeout: 240_000 });

/** A data directory with the files of a first start, and without its database; with the key of the template. One demo after the other has it. */
let place: Record<'DATA_DIR' | 'SECRET_KEY', string>;
let remove: () => Promise<void>;
beforeAll(async () => {
  const { dataDir, ...copy } = await copyTemplate();
  ({ remove } = copy);
  place = { DATA_DIR: dataDir, SECRET_KEY: 'a secret key for tests that is long enough' };
});
afterAll(() => remove());

test('a wrong configuration lists every fault and exits before listening', async () => {
  const refused = runMain({ PORT: 'ninety', LOG_LEVEL: 'loud', SECRET_KEY: 'short-secret', DATA_DIR: directoryBeforeFirstStart() });
  expect(await refused.ended).toBe(1);
  for (const fault of ['PORT must be', 'LOG_LEVEL must be', 'SECRET_KEY must have']) expect(refused.output()).toContain(fault);
  expect(refused.output()).not.toContain('short-secret');
  expect(refused.output()).not.toContain('listens at');
});

test('PORT=0 takes a free port and prints it; SIGTERM stops it with exit code 0; a second start on its directory is refused', async () => {
  const first = runMain(place);
  const address = await first.address;
  expect((await fetch(`${address}/readyz`)).status).toBe(200);
  // Mails lead to a name, which passkeys need, and a browser keeps sessions by it.
  expect(first.output()).toContain(`Open it at http://localhost:${new URL(address).port}; links in e-mails lead there.`);
  const second = runMain(place);
  expect(await second.ended).toBe(1);
  expect(second.output()).toContain(`in use by process ${first.child.pid}`);
  first.child.kill('SIGTERM');
  expect(await first.ended).toBe(0);
});

test('T24: at the next start of a demo the console prints the address, the sign-ins and each one-time code; the log has no secret and no number in clear', async () => {
  const demo = runMain({ ...place, LOG_LEVEL: 'trace' });
  const address = await demo.address;
  const email = 'owner@acme.example';
  expect(demo.output()).toContain(email);
  const password = digestPassword('dialplane-demo');
  const post = async (path: string, body: unknown, token = '') => {
    const headers = { 'content-type': 'application/json', 'x-requested-with': 'XMLHttpRequest', authorization: `Bearer ${token}` };
    return (await fetch(`${address}/api/authentication/${path}`, { method: 'POST', headers, body: JSON.stringify(body) })).json();
  };
  const pending = (await post('login', { email, password })).auth_token;
  await post('sendotp', { email, password }, pending);
  const otp = await newestCode(place.DATA_DIR, email);
  await expect.poll(demo.output).toContain(`One-time code for ${email}: ${otp}`);
  const active = (await post('confirmotp', { email, otp }, pending)).auth_token;
  const headers = { authorization: `Bearer ${active}` };
  const reply = await fetch(`${address}/api/test-diagnostics/single-query?phonenumber=447400987654&service=gnr`, { headers });
  expect(reply.status).toBe(200);
  await fetch(`${address}/api/gnr-search/range-search?range=447400987`, { headers });
  await expect.poll(demo.output).toContain('"route":"/api/gnr-search/range-search"');
  const log = demo
    .output()
    .split('\n')
    .filter((line) => line.startsWith('{'));
  for (const line of log) expect(() => JSON.parse(line) as unknown).not.toThrow();
  expect(log.join('\n')).toContain(`"requestId":"${reply.headers.get('x-request-id')}"`);
  expect(log.find((line) => line.includes('"route":"/api/gnr-search/range-search"'))).toContain('"address":"127.0.0.1"');
  for (const secret of [password, otp, pending, active, '447400987', email]) expect(log.join('\n')).not.toContain(secret);
});

test('T20, T61: a first start without the demo makes no account, and closes to other users a directory that was open, with all that it makes', async () => {
  const DATA_DIR = directoryBeforeFirstStart();
  mkdirSync(join(DATA_DIR, 'outbox'));
  chmodSync(DATA_DIR, 0o755);
  const address = await runMain({ DATA_DIR, DEMO: 'false' }).address;
  const reply = await fetch(`${address}/api/authentication/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-requested-with': 'XMLHttpRequest' },
    body: JSON.stringify({ email: 'admin@dialplane.example', password: digestPassword('dialplane-demo') }),
  });
  expect(reply.status).toBe(400);
  expect(statSync(DATA_DIR).mode & 0o777).toBe(0o700);
  await expect.poll(() => readdirSync(DATA_DIR), { timeout: 100_000 }).toContain('files');
  // Nobody else comes as far as to the files of the database, and as root its server is another user, who may read its settings.
  const made = readdirSync(DATA_DIR, { recursive: true, encoding: 'utf8' }).filter(
    (name) => !/^(data-sets|outbox|database|postgres)/.test(name),
  );
  expect(made).toContain('secret-key');
  expect(made.filter((name) => (statSync(join(DATA_DIR, name)).mode & 0o077) !== 0)).toEqual([]);
});
