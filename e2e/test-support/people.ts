/** Portal users of a test's own, since changes to the demo's people would affect later tests. */
import { randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { mailsTo, newestCode } from '../../src/server/test-support/mailbox.ts';
import { resetPassword } from '../../src/shared/sign-in/passwords.ts';
import { register } from '../../src/shared/users/users.ts';
import { maskOf, permissions } from '../../src/shared/base/permissions.ts';
import type { RunningPortal } from './portal.ts';
import { call, digestOf, owner, password, sessionOf } from './sign-in.ts';

export interface Person {
  readonly fullName: string;
  readonly email: string;
}

export type Label = (typeof permissions)[number]['label'];

/** The account number of Acme Telecom. */
const account = 1001;

/** Nobody in any test has this name or address. */
export function unknownPerson(): Person {
  const mark = randomUUID().slice(0, 8);
  return { fullName: `Person ${mark}`, email: `person-${mark}@acme.example` };
}

/** Adds a person as the owner of Acme; the invitation is being mailed. */
export async function invite(portal: RunningPortal, labels: readonly Label[], person = unknownPerson()): Promise<Person> {
  const mask = maskOf(permissions.filter(({ label }) => labels.includes(label)).map(({ bit }) => bit));
  await call(portal, register, { body: { userId: account, ...person, permissions: mask }, token: await sessionOf(portal, owner) });
  return person;
}

/** The same, and they have set their password by the link of the invitation. */
export async function addPerson(portal: RunningPortal, labels: readonly Label[]): Promise<Person> {
  const person = await invite(portal, labels);
  await acceptInvitation(portal, person);
  return person;
}

export async function acceptInvitation(portal: RunningPortal, { email }: Person): Promise<void> {
  const token = (await mailedLink(portal, email, 0)).split('#token=')[1];
  const digest = digestOf(password);
  await call(portal, resetPassword, { body: { token, newPassword: digest, confirmPassword: digest } });
}

/** Path and fragment of a link that sets a password, in the mail number `index` that has one. */
export async function mailedLink(portal: RunningPortal, email: string, index: number): Promise<string> {
  const links = async () =>
    (await mailsTo(portal.dataDir, email)).flatMap(({ text }) => /\/auth\/forgot-password#token=[\w-]+/.exec(text ?? '')?.[0] ?? []);
  await expect.poll(async () => (await links()).length).toBeGreaterThan(index);
  return (await links())[index] ?? '';
}

interface SignIn {
  email: string;
  secret?: string;
}

export async function signInByScreen(page: Page, portal: RunningPortal, person: SignIn) {
  await page.goto('/auth/login');
  await fillSignIn(page, portal, person);
  await expect(page.getByRole('heading', { name: /^Welcome to the/ })).toBeVisible();
}

/** Fills in the sign-in screen that the page shows, and returns to the screen before it. */
export async function fillSignIn(page: Page, portal: RunningPortal, { email, secret = password }: SignIn) {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(secret);
  const before = (await mailsTo(portal.dataDir, email)).length;
  await page.getByRole('button', { name: 'Login', exact: true }).click();
  await expect(page.getByLabel('Code')).toBeVisible();
  await expect.poll(async () => (await mailsTo(portal.dataDir, email)).length).toBeGreaterThan(before);
  await page.getByLabel('Code').fill(await newestCode(portal.dataDir, email));
  await page.getByRole('button', { name: 'Submit' }).click();
}

/** The row of a person in the table of users, filtered by their address. */
export async function rowOf(page: Page, { email }: Person) {
  await page.getByRole('combobox', { name: 'Filter by' }).selectOption('Email Address');
  await page.getByRole('searchbox', { name: 'Search' }).fill(email);
  return page.getByRole('row').filter({ hasText: email });
}
