/** People of the tests' own: invited, with a password, signed in. Changing the password of the demo's people would lock the other tests out. */
import { createHash } from 'node:crypto';
import type { APIRequestContext, Page } from '@playwright/test';
import { mailsTo, newestCode } from '../../src/server/test-support/mailbox.ts';
import { expect, owner, password, type RunningPortal, test } from './portal.ts';

export const firstPassword = 'quiet harbour lights';
export const nextPassword = 'seven copper kettles';
let invited = 0;

/** Somebody whom the owner of Acme has just invited. */
export async function invite(page: Page, portal: RunningPortal): Promise<string> {
  invited += 1;
  const email = `invited${invited}.${test.info().workerIndex}@acme.example`;
  const token = await ownersToken(page, portal);
  const reply = await post(page.request, portal, 'register', { userId: 1001, fullName: 'Robin Vale', email, permissions: 8 }, token);
  expect(reply.ok(), await reply.text()).toBe(true);
  return email;
}

/** The same, with the first password set. */
export async function newPerson(page: Page, portal: RunningPortal): Promise<string> {
  const email = await invite(page, portal);
  const token = (await mailedLink(portal, email, 0)).split('#token=')[1];
  const digest = digestOf(firstPassword);
  const reply = await post(page.request, portal, 'resetpassword', { token, newPassword: digest, confirmPassword: digest });
  expect(reply.ok(), await reply.text()).toBe(true);
  return email;
}

/** Path and fragment of the link in the mail number `at` that has one. */
export async function mailedLink(portal: RunningPortal, email: string, at: number): Promise<string> {
  const links = async () =>
    (await mailsTo(portal.dataDir, email)).flatMap(({ text }) => /\/auth\/forgot-password#token=[\w-]+/.exec(text ?? '')?.[0] ?? []);
  await expect.poll(async () => (await links()).length).toBeGreaterThan(at);
  return (await links())[at] ?? '';
}

export async function signInByScreen(page: Page, portal: RunningPortal, email: string, secret: string) {
  await page.goto('/auth/login');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(secret);
  const before = (await mailsTo(portal.dataDir, email)).length;
  await page.getByRole('button', { name: 'Login' }).click();
  await expect(page.getByLabel('Code')).toBeVisible();
  await expect.poll(async () => (await mailsTo(portal.dataDir, email)).length).toBeGreaterThan(before);
  await page.getByLabel('Code').fill(await newestCode(portal.dataDir, email));
  await page.getByRole('button', { name: 'Submit' }).click();
  await expect(page.getByRole('heading', { name: /^Welcome to the/ })).toBeVisible();
}

async function ownersToken(page: Page, portal: RunningPortal): Promise<string> {
  const credentials = { email: owner, password: digestOf(password) };
  const { auth_token: pending } = (await (await post(page.request, portal, 'login', credentials)).json()) as { auth_token: string };
  await expect.poll(async () => (await post(page.request, portal, 'sendotp', credentials, pending)).status()).toBe(200);
  const otp = await newestCode(portal.dataDir, owner);
  const confirmed = await post(page.request, portal, 'confirmotp', { email: owner, otp }, pending);
  return ((await confirmed.json()) as { auth_token: string }).auth_token;
}

function post(context: APIRequestContext, portal: RunningPortal, path: string, data: unknown, token = '') {
  return context.post(`${portal.url}/api/authentication/${path}`, {
    data,
    headers: { 'x-requested-with': 'XMLHttpRequest', ...(token === '' ? {} : { authorization: `Bearer ${token}` }) },
  });
}

function digestOf(secret: string): string {
  return createHash('sha3-512').update(secret).digest('hex');
}
