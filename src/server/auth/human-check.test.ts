import { randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { publicConfig } from '../../shared/base/config.ts';
import { forgotPassword, humanCheck } from '../../shared/sign-in/passwords.ts';
import { makeUser } from '../test-support/factories.ts';
import { proofOfWork, solve } from '../test-support/human.ts';
import { mailsTo } from '../test-support/mailbox.ts';
import { createHumanCheck } from './human-check.ts';
import { startTestPortal, type TestPortal } from '../test-support/test-portal.ts';

/** One portal with its own proof of work, and one for each version of reCAPTCHA; both of these call the same stand-in for the provider. */
let portal: TestPortal;
let withVersion: Record<'v2' | 'v3', TestPortal>;
let provider: Provider;
beforeAll(async () => {
  provider = await startProvider();
  portal = await startTestPortal();
  const start = (version: 'v2' | 'v3') => startTestPortal(recaptcha(provider.url, version));
  withVersion = { v2: await start('v2'), v3: await start('v3') };
});
afterAll(async () => {
  for (const each of [portal, ...Object.values(withVersion)]) await each.stop();
  provider.stop();
});

const ask = (of: TestPortal, email: string, proof: string) => of.call(forgotPassword, { body: { email, recaptcha: proof } });
const refusal = { status: 400, body: { message: 'Please verify you are human', errors: { recaptcha: 'Please verify you are human' } } };

test('T19: a proof of work that is missing, made up, altered, or used before is refused, and no mail goes out', async () => {
  const { email } = await makeUser(portal.deps);
  const proof = await proofOfWork(portal);
  const altered = JSON.parse(Buffer.from(proof, 'base64').toString()) as { challenge: { parameters: { expiresAt: number } } };
  altered.challenge.parameters.expiresAt += 3600;
  const bad = ['', 'nonsense', Buffer.from('{}').toString('base64'), Buffer.from(JSON.stringify(altered)).toString('base64')];
  for (const made of bad) expect(await ask(portal, email, made)).toMatchObject(refusal);
  expect(await mailsTo(portal.dataDir, email)).toHaveLength(0);
  expect((await ask(portal, email, proof)).status).toBe(200);
  const again = JSON.parse(Buffer.from(proof, 'base64').toString()) as object;
  const written = [
    proof,
    ` ${proof}`,
    Buffer.from(JSON.stringify({ ...again, more: 1 })).toString('base64'),
    Buffer.from(JSON.stringify(again, null, 1)).toString('base64'),
  ];
  for (const known of written) expect(await ask(portal, email, known)).toMatchObject(refusal);
});

test('T19: a challenge lives five minutes, and only one that this portal gave counts', async () => {
  const { body } = await portal.call(humanCheck, {});
  const seconds = body.parameters.expiresAt - Date.now() / 1000;
  expect(seconds).toBeGreaterThan(200);
  expect(seconds).toBeLessThanOrEqual(300);
  const other = createHumanCheck({ ...portal.deps, secretKeys: ['the secret key of another portal, also long'] });
  expect(await ask(portal, 'a@customer.example', await solve(await other.challenge()))).toMatchObject(refusal);
});

test('T19: a proof of work takes some hundred tries of a thousand rounds each', async () => {
  const challenge = await createHumanCheck({ ...portal.deps, secretKeys: ['any secret key that is long enough'] }).challenge();
  expect(challenge?.parameters).toMatchObject({ algorithm: 'PBKDF2/SHA-256', cost: 1_000 });
  const { solution } = JSON.parse(Buffer.from(await solve(challenge), 'base64').toString()) as { solution: { counter: number } };
  expect(solution.counter).toBeGreaterThanOrEqual(300);
  expect(solution.counter).toBeLessThan(900);
});

interface Provider {
  readonly url: string;
  /** The next answer of the stand-in. */
  answer: object | 'silence' | 'nonsense';
  readonly asked: URLSearchParams[];
  stop(): void;
}

/** Starts a stand-in for the provider of reCAPTCHA, reached over HTTP. */
async function startProvider(): Promise<Provider> {
  const asked: URLSearchParams[] = [];
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      asked.push(new URLSearchParams(Buffer.concat(chunks).toString()));
      const { answer } = started;
      if (answer !== 'silence') response.end(answer === 'nonsense' ? '<html>' : JSON.stringify(answer));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const stop = () => {
    server.closeAllConnections();
    server.close();
  };
  const url = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}/siteverify`;
  const started: Provider = { url, answer: 'silence', asked, stop };
  return started;
}

const recaptcha = (url: string, version: 'v2' | 'v3') => ({
  CAPTCHA_PROVIDER: `recaptcha-${version}`,
  CAPTCHA_SITE_KEY: 'site-key',
  CAPTCHA_SECRET_KEY: 'secret-key',
  CAPTCHA_VERIFY_URL: url,
  PUBLIC_URL: 'https://portal.provider.example',
});
/** Returns a token that no other test has spent. */
const freshToken = () => randomUUID();
const forUs = { success: true, hostname: 'portal.provider.example' };

test('reCAPTCHA v2: the provider is asked with secret and token, and its yes for this host counts once', async () => {
  provider.answer = forUs;
  const { v2 } = withVersion;
  expect((await ask(v2, 'a@customer.example', 'token-1')).status).toBe(200);
  expect(Object.fromEntries(provider.asked.at(-1) ?? [])).toEqual({ secret: 'secret-key', response: 'token-1' });
  expect(await ask(v2, 'a@customer.example', 'token-1')).toMatchObject(refusal);
  expect((await v2.call(humanCheck, {})).status).toBe(404);
  expect((await v2.call(publicConfig, {})).body.captcha).toEqual({
    provider: 'recaptcha-v2',
    siteKey: 'site-key',
    scriptUrl: 'https://www.google.com/recaptcha/api.js',
  });
});

test.each([
  ['v2', { success: false, 'error-codes': ['timeout-or-duplicate'] }],
  ['v2', { ...forUs, hostname: 'evil.example' }],
  ['v3', { ...forUs, action: 'login', score: 0.9 }],
  ['v3', { ...forUs, action: 'forgot_password', score: 0.1 }],
  ['v3', forUs],
] as const)('T19: reCAPTCHA %s: the answer %j is refused', async (version, answer) => {
  provider.answer = answer;
  expect(await ask(withVersion[version], 'a@customer.example', freshToken())).toMatchObject(refusal);
});

test('reCAPTCHA v3: the right action with a fair score passes', async () => {
  provider.answer = { ...forUs, action: 'forgot_password', score: 0.7 };
  expect((await ask(withVersion.v3, 'a@customer.example', freshToken())).status).toBe(200);
});

test.each(['silence', 'nonsense'] as const)('T19: a provider that answers with %s lets nobody pass, with a clear text', async (answer) => {
  provider.answer = answer;
  const reply = await ask(withVersion.v2, 'a@customer.example', freshToken());
  expect(reply).toMatchObject({
    status: 503,
    body: { message: 'The human check is currently unavailable' },
  });
  expect(reply.headers['retry-after']).toBe('60');
});

test('used proofs are removed when no challenge of theirs can live any more', async () => {
  await ask(portal, 'a@customer.example', await proofOfWork(portal));
  const { rows } = await sql<{ fine: boolean }>`select expires_at > now() + interval '5 minutes' as fine from spent_human_checks`.execute(
    portal.deps.db,
  );
  expect(rows.length).toBeGreaterThan(0);
  for (const row of rows) expect(row).toEqual({ fine: true });
});

test('only the document of the human check, and only with reCAPTCHA, may load a foreign script', async () => {
  const policyOf = async (of: TestPortal, url: string) =>
    String((await of.app.inject({ url, headers: { accept: 'text/html' } })).headers['content-security-policy']);
  const foreign = withVersion.v2;
  expect(await policyOf(foreign, '/auth/forgot-password')).toContain("script-src 'self' https://www.google.com https://www.gstatic.com");
  for (const url of ['/auth/login', '/home']) expect(await policyOf(foreign, url)).toMatch(/script-src 'self';/);
  expect(await policyOf(portal, '/auth/forgot-password')).toMatch(/script-src 'self';.*require-trusted-types-for 'script'/);
});
