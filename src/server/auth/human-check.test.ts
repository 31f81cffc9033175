import { createServer } from 'node:http';
import { sql } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import { publicConfig } from '../../shared/api/config.ts';
import { forgotPassword, humanCheck } from '../../shared/api/passwords.ts';
import { makeUser } from '../test-support/factories.ts';
import { proofOfWork } from '../test-support/human.ts';
import { mailsTo } from '../test-support/mailbox.ts';
import { startPortalForTest, type TestPortal } from '../test-support/test-portal.ts';

const ask = (portal: TestPortal, email: string, recaptcha: string) => portal.call(forgotPassword, { body: { email, recaptcha } });
const refusal = { status: 400, body: { message: 'Please verify you are human', errors: { recaptcha: 'Please verify you are human' } } };

test('T19: a proof of work that is missing, made up, altered, or used before is refused, and no mail goes out', async () => {
  const portal = await startPortalForTest();
  const { email } = await makeUser(portal.deps);
  const proof = await proofOfWork(portal);
  const altered = JSON.parse(Buffer.from(proof, 'base64').toString()) as { challenge: { parameters: { expiresAt: number } } };
  altered.challenge.parameters.expiresAt += 3600;
  const bad = ['', 'nonsense', Buffer.from('{}').toString('base64'), Buffer.from(JSON.stringify(altered)).toString('base64')];
  for (const recaptcha of bad) expect(await ask(portal, email, recaptcha)).toMatchObject(refusal);
  expect(await mailsTo(portal.dataDir, email)).toHaveLength(0);
  expect((await ask(portal, email, proof)).status).toBe(200);
  const again = JSON.parse(Buffer.from(proof, 'base64').toString()) as object;
  const written = [
    proof,
    ` ${proof}`,
    Buffer.from(JSON.stringify({ ...again, more: 1 })).toString('base64'),
    Buffer.from(JSON.stringify(again, null, 1)).toString('base64'),
  ];
  for (const recaptcha of written) expect(await ask(portal, email, recaptcha)).toMatchObject(refusal);
});

test('T19: a challenge lives five minutes, and only one that this portal gave counts', async () => {
  const portal = await startPortalForTest();
  const { body } = await portal.call(humanCheck, {});
  const seconds = body.parameters.expiresAt - Date.now() / 1000;
  expect(seconds).toBeGreaterThan(200);
  expect(seconds).toBeLessThanOrEqual(300);
  const other = await startPortalForTest({ SECRET_KEY: 'the secret key of another portal, also long' });
  expect(await ask(portal, 'a@customer.example', await proofOfWork(other))).toMatchObject(refusal);
});

/** A stand-in for the provider of reCAPTCHA, spoken to over HTTP. Answers its address and what it was asked. */
async function startProvider(answer: object | 'silence' | 'nonsense'): Promise<{ url: string; asked: URLSearchParams[] }> {
  const asked: URLSearchParams[] = [];
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      asked.push(new URLSearchParams(Buffer.concat(chunks).toString()));
      if (answer !== 'silence') response.end(answer === 'nonsense' ? '<html>' : JSON.stringify(answer));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const address = server.address();
  return { url: `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}/siteverify`, asked };
}

const recaptcha = (url: string, version: 'v2' | 'v3') => ({
  CAPTCHA_PROVIDER: `recaptcha-${version}`,
  CAPTCHA_SITE_KEY: 'site-key',
  CAPTCHA_SECRET_KEY: 'secret-key',
  CAPTCHA_VERIFY_URL: url,
  PUBLIC_URL: 'https://portal.provider.example',
});
const forUs = { success: true, hostname: 'portal.provider.example' };

test('reCAPTCHA v2: the provider is asked with secret and token, and its yes for this host counts once', async () => {
  const provider = await startProvider(forUs);
  const portal = await startPortalForTest(recaptcha(provider.url, 'v2'));
  expect((await ask(portal, 'a@customer.example', 'token-1')).status).toBe(200);
  expect(Object.fromEntries(provider.asked[0] ?? [])).toEqual({ secret: 'secret-key', response: 'token-1' });
  expect(await ask(portal, 'a@customer.example', 'token-1')).toMatchObject(refusal);
  expect((await portal.call(humanCheck, {})).status).toBe(404);
  expect((await portal.call(publicConfig, {})).body.captcha).toEqual({
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
  const provider = await startProvider(answer);
  const portal = await startPortalForTest(recaptcha(provider.url, version));
  expect(await ask(portal, 'a@customer.example', 'token')).toMatchObject(refusal);
});

test('reCAPTCHA v3: the right action with a fair score passes', async () => {
  const provider = await startProvider({ ...forUs, action: 'forgot_password', score: 0.7 });
  const portal = await startPortalForTest(recaptcha(provider.url, 'v3'));
  expect((await ask(portal, 'a@customer.example', 'token')).status).toBe(200);
});

test.each(['silence', 'nonsense'] as const)('T19: a provider that answers with %s lets nobody pass, with a clear text', async (answer) => {
  const provider = await startProvider(answer);
  const portal = await startPortalForTest(recaptcha(provider.url, 'v2'));
  const reply = await ask(portal, 'a@customer.example', 'token');
  expect(reply).toMatchObject({
    status: 503,
    body: { message: 'The human check cannot be verified right now. Please try again in a few minutes' },
  });
  expect(reply.headers['retry-after']).toBe('60');
});

test('used proofs are swept when no challenge of theirs can live any more', async () => {
  const portal = await startPortalForTest();
  await ask(portal, 'a@customer.example', await proofOfWork(portal));
  const { rows } = await sql<{ fine: boolean }>`select expires_at > now() + interval '5 minutes' as fine from spent_human_checks`.execute(
    portal.deps.db,
  );
  expect(rows).toEqual([{ fine: true }]);
});

test('only the document of the human check, and only with reCAPTCHA, may load a foreign script', async () => {
  const policyOf = async (portal: TestPortal, url: string) =>
    String((await portal.app.inject({ url, headers: { accept: 'text/html' } })).headers['content-security-policy']);
  const foreign = await startPortalForTest(recaptcha('http://127.0.0.1:9/', 'v2'));
  expect(await policyOf(foreign, '/auth/forgot-password')).toContain("script-src 'self' https://www.google.com https://www.gstatic.com");
  for (const url of ['/auth/login', '/home']) expect(await policyOf(foreign, url)).toMatch(/script-src 'self';/);
  expect(await policyOf(await startPortalForTest(), '/auth/forgot-password')).toMatch(
    /script-src 'self';.*require-trusted-types-for 'script'/,
  );
});
