/** A portal of its own for each worker, started as an operator starts it, and ways to sign in to it. */
import { type ChildProcess, spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test as base, expect, type Page } from '@playwright/test';
import { newestCode } from '../../src/server/test-support/mailbox.ts';

export { expect };

export const password = 'dialplane-demo';
/** Of the platform organisation. */
export const staff = 'admin@dialplane.example';
export const owner = 'owner@acme.example';
export const analyst = 'analyst@acme.example';
export const viewer = 'viewer@globex.example';

export interface RunningPortal {
  readonly url: string;
  readonly dataDir: string;
}

export const test = base.extend<{ consoleErrors: string[] }, { portal: RunningPortal }>({
  portal: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of the fixtures from this pattern
    async ({}, use) => {
      const dataDir = mkdtempSync(join(tmpdir(), 'dialplane-e2e-'));
      const child = spawn(process.execPath, ['--no-wasm-tier-up', '--no-wasm-dynamic-tiering', 'src/server/main.ts'], {
        env: {
          ...process.env,
          DATA_DIR: dataDir,
          PORT: '0',
          DEMO: 'true',
          CODE_RESEND_SECONDS: '1',
          CODES_PER_HOUR: '100000',
          RATE_LIMIT_PER_MINUTE: '0',
          LOG_LEVEL: 'warn',
        },
      });
      await use({ url: await addressOf(child), dataDir });
      const ended = new Promise((resolve) => child.on('exit', resolve));
      child.kill('SIGTERM');
      await ended;
      rmSync(dataDir, { recursive: true, force: true });
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: ({ portal }, use) => use(portal.url),
  /** What the browser complained about: a page that works does not. */
  consoleErrors: [
    async ({ page }, use) => {
      const errors: string[] = [];
      page.on('console', (message) => {
        // A refused call is what some tests are about; the browser reports it as an error of its own.
        if (message.type() === 'error' && !message.text().startsWith('Failed to load resource')) errors.push(message.text());
      });
      page.on('pageerror', (error) => errors.push(error.message));
      await use(errors);
      expect(errors).toEqual([]);
    },
    { auto: true },
  ],
});

function addressOf(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let output = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream?.on('data', (chunk: Buffer) => {
        output += chunk.toString();
        const address = /listens at (http:\S+)/.exec(output)?.[1];
        if (address) resolve(address);
      });
    }
    child.on('exit', () => reject(new Error(`The portal did not start:\n${output}`)));
  });
}

/** Leaves the browser as after a sign-in; the sign-in screens have a journey of their own. */
export async function signIn(page: Page, portal: RunningPortal, email = owner): Promise<void> {
  const kept = sessions.get(email);
  const token = kept !== undefined && (await isAlive(page, portal, kept)) ? kept : await newSession(page, portal, email);
  sessions.set(email, token);
  await page.addInitScript((active) => {
    if (localStorage.getItem('signedInByTest') === active) return;
    localStorage.setItem('signedInByTest', active);
    localStorage.setItem('authToken', active);
    localStorage.setItem('isUserLoggedIn', 'true');
  }, token);
}

/** A worker's sessions, used again while they last: each new code would have to wait until the one before is a second old. */
const sessions = new Map<string, string>();

async function isAlive(page: Page, portal: RunningPortal, token: string): Promise<boolean> {
  const headers = { 'x-requested-with': 'XMLHttpRequest', authorization: `Bearer ${token}` };
  return (await page.request.get(`${portal.url}/api/authentication/status`, { headers })).ok();
}

async function newSession(page: Page, portal: RunningPortal, email: string): Promise<string> {
  const digest = createHash('sha3-512').update(password).digest('hex');
  const post = async (path: string, data: unknown, token = '') => {
    const headers = { 'x-requested-with': 'XMLHttpRequest', authorization: `Bearer ${token}` };
    const reply = await page.request.post(`${portal.url}/api/authentication/${path}`, { data, headers });
    expect(reply.ok(), await reply.text()).toBe(true);
    return reply.json() as Promise<{ auth_token: string }>;
  };
  const { auth_token: pending } = await post('login', { email, password: digest });
  // The code of the sign-in before must be a second old.
  await expect
    .poll(async () =>
      (
        await page.request.post(`${portal.url}/api/authentication/sendotp`, {
          data: { email, password: digest },
          headers: { 'x-requested-with': 'XMLHttpRequest', authorization: `Bearer ${pending}` },
        })
      ).status(),
    )
    .toBe(200);
  const { auth_token: active } = await post('confirmotp', { email, otp: await newestCode(portal.dataDir, email) }, pending);
  return active;
}
