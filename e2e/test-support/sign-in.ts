/** Signing in, and calling the portal without a screen. */
import { createHash, randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { confirmOtp, login, sendOtp, status } from '../../src/shared/sign-in/sign-in.ts';
import type { Endpoint, ReplyOf } from '../../src/shared/base/endpoint.ts';
import { newestCode } from '../../src/server/test-support/mailbox.ts';
import type { RunningPortal } from './running-portal.ts';

/** The demo's people, and the password of them all. */
export const password = 'dialplane-demo';
/** A user of the platform organisation. */
export const staff = 'admin@dialplane.example';
export const owner = 'owner@acme.example';
export const analyst = 'analyst@acme.example';
export const viewer = 'viewer@globex.example';

/** Leaves the browser as after a sign-in; the sign-in screens have a journey of their own. */
export async function signIn(page: Page, portal: RunningPortal, email = owner): Promise<void> {
  await signInWith(page, await sessionOf(portal, email));
}

/** Signs in by the token of a session that nobody has used yet. */
export async function signInWith(page: Page, token: string): Promise<void> {
  await page.addInitScript(
    ({ active, mark }) => {
      // A sign-out empties the storage; the window's name stays, so that the tab is signed in only once.
      if (window.name.includes(mark)) return;
      window.name += mark;
      localStorage.setItem('authToken', active);
      localStorage.setItem('isUserLoggedIn', 'true');
    },
    { active: token, mark: randomUUID() },
  );
}

/** The digest that is sent in place of a password. */
export function digestOf(secret: string): string {
  return createHash('sha3-512').update(secret).digest('hex');
}

/** Calls an endpoint; a refusal fails the test with the portal's message. */
export async function call<E extends Endpoint>(
  portal: RunningPortal,
  endpoint: E,
  { body, token = '' }: { body?: unknown; token?: string },
): Promise<ReplyOf<E>> {
  const reply = await send(portal, endpoint, { body, token });
  if (!reply.ok) throw new Error(`${endpoint.path} answered ${reply.status}: ${await reply.text()}`);
  return (await reply.json()) as ReplyOf<E>;
}

function send(portal: RunningPortal, { method, path }: Endpoint, { body, token }: { body?: unknown; token: string }): Promise<Response> {
  return fetch(portal.url + path, {
    method,
    headers: {
      'x-requested-with': 'XMLHttpRequest',
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...(token !== '' && { authorization: `Bearer ${token}` }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
}

/** A worker's sessions: people sign in once and stay signed in, unless a test signs them out. */
const sessions = new Map<string, string>();

/** The token of a signed-in person. */
export async function sessionOf(portal: RunningPortal, email: string): Promise<string> {
  const kept = sessions.get(email);
  const token = kept !== undefined && (await send(portal, status, { token: kept })).ok ? kept : await openSession(portal, email);
  sessions.set(email, token);
  return token;
}

/** Keeps the token of a session that was made without a sign-in; it is the person's from now on. */
export function keepSession(email: string, token: string): void {
  sessions.set(email, token);
}

async function openSession(portal: RunningPortal, email: string): Promise<string> {
  const credentials = { email, password: digestOf(password) };
  const { auth_token: pending } = await call(portal, login, { body: credentials });
  await call(portal, sendOtp, { body: credentials, token: pending });
  const otp = await newestCode(portal.dataDir, email);
  const { auth_token: active } = await call(portal, confirmOtp, { body: { email, otp }, token: pending });
  return active;
}
