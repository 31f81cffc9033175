/** Portal users that a test makes for itself, through the screens, and what their mailboxes hold. */
import { createHash, randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { mailsTo } from '../../src/server/test-support/mailbox.ts';
import { password, type RunningPortal } from './portal.ts';

export interface Person {
  readonly fullName: string;
  readonly email: string;
}

/** Nobody else in any test has this name or address. */
export function newPerson(): Person {
  const mark = randomUUID().slice(0, 8);
  return { fullName: `Person ${mark}`, email: `person-${mark}@acme.example` };
}

/** Fills in and sends the form at hand, and closes the confirmation. */
async function add(page: Page, { fullName, email }: Person, boxes: readonly string[]): Promise<void> {
  await page.getByLabel('Full Name').fill(fullName);
  await page.getByLabel('Email Address').fill(email);
  for (const box of boxes) await page.getByRole('checkbox', { name: box, exact: true }).check();
  await page.getByRole('button', { name: 'Add user' }).click();
  await expect(page.getByRole('dialog', { name: `${fullName} was added` })).toBeVisible();
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
  await expect(page.getByRole('dialog')).toBeHidden();
}

/** Adds somebody to one's own organisation. */
export async function addColleague(page: Page, boxes: readonly string[], person = newPerson()): Promise<Person> {
  await page.goto('/users/add');
  await add(page, person, boxes);
  return person;
}

/** As staff: adds somebody to any organisation. */
export async function addTo(page: Page, account: string, boxes: readonly string[]): Promise<Person> {
  const person = newPerson();
  await page.goto(`/admin/add?account=${account}`);
  await add(page, person, boxes);
  return person;
}

/** Sets a password with the link of the invitation, so that the person can sign in. */
export async function acceptInvitation(page: Page, portal: RunningPortal, { email }: Person): Promise<void> {
  let token: string | undefined;
  await expect(async () => {
    const [invitation] = await mailsTo(portal.dataDir, email);
    token = /#token=([\w-]+)/.exec(invitation?.text ?? '')?.[1];
    expect(token).toBeDefined();
  }).toPass();
  const digest = createHash('sha3-512').update(password).digest('hex');
  const reply = await page.request.post(`${portal.url}/api/authentication/resetpassword`, {
    data: { token, newPassword: digest, confirmPassword: digest },
    headers: { 'x-requested-with': 'XMLHttpRequest' },
  });
  expect(reply.ok(), await reply.text()).toBe(true);
}

/** The row of somebody in the table of users, filtered by their address. */
export async function rowOf(page: Page, { email }: Person) {
  await page.getByRole('combobox', { name: 'Filter by' }).selectOption('Email Address');
  await page.getByRole('searchbox', { name: 'Search' }).fill(email);
  return page.getByRole('row').filter({ hasText: email });
}
