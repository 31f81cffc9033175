/** Access that a restore switched off, on the screens where people keep it. */
import { randomBytes, randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { sql } from 'kysely';
import { inDatabase, makeOrganisation, makePerson, type MadePerson } from './test-support/database.ts';
import { looksRight, wide } from './test-support/looks.ts';
import { expect, type RunningPortal, test } from './test-support/portal.ts';
import { password, signIn } from './test-support/sign-in.ts';

/** Makes a person with a key, a webhook and a passkey, all of which came back with a backup. */
async function restoredPerson(portal: RunningPortal): Promise<MadePerson> {
  const person = await makePerson(portal, { organisationId: await makeOrganisation(portal) });
  const { organisationId, portalId, email } = person;
  await inDatabase(portal, async (db) => {
    // The device as a sign-in stores it: the list of sessions names the browser.
    await sql`update sessions set device = 'Chromium on Linux' where user_id = ${portalId}`.execute(db);
    await sql`insert into api_keys
      (organisation_id, user_id, created_by, name, prefix, key_hash, permissions, addresses, term_days, expires_at, restored_at)
      values (${organisationId}, ${portalId}, ${email}, 'Nightly', ${`dp_${randomUUID().slice(0, 8)}`}, ${randomBytes(32)}, 128, '{}', 90,
        now() + interval '90 days', now())`.execute(db);
    await sql`insert into webhooks (organisation_id, url, events, sealed_secret, created_by, restored_at)
      values (${organisationId}, 'https://receiver.example/hook', '{ticket.changed}', ${randomBytes(32)}, ${email}, now())`.execute(db);
    await sql`insert into passkeys (user_id, name, credential_id, public_key, counter, transports, restored_at)
      values (${portalId}, 'Old laptop', ${randomBytes(32)}, ${randomBytes(32)}, 0, '{}', now())`.execute(db);
  });
  return person;
}

const off = 'Off: restored from a backup';

/** Keeps the item of a row by its button, with the keyboard. */
async function keepIn(page: Page, { table, name }: { table: string; name: string }) {
  const row = page.getByRole('table', { name: table }).getByRole('row').filter({ hasText: name });
  await expect(row).toContainText(off);
  await row.getByRole('button', { name: /^Keep/ }).press('Enter');
  const question = page.getByRole('dialog', { name: 'Keep this?' });
  await expect(question).toContainText(`“${name}” was restored from a backup of the portal`);
  await expect(question.getByLabel('Your password')).toBeVisible();
  await question.getByRole('button', { name: 'Yes, keep' }).press('Enter');
  await expect(question.getByText('Please enter your current password').first()).toBeVisible();
  await question.getByLabel('Your password').fill(password);
  await question.getByLabel('Your password').press('Enter');
  await expect(page.getByRole('status').filter({ hasText: 'was kept and works again' })).toBeVisible();
  await expect(question).toHaveCount(0);
  await expect(row).not.toContainText(off);
  await expect(row.getByRole('button', { name: /^Keep/ })).toHaveCount(0);
}

test(
  'T88: a key, a webhook and a passkey that came back say that they are off, and are kept by keyboard with the password',
  { tag: '@full' },
  async ({ page, portal }) => {
    const person = await restoredPerson(portal);
    await signIn(page, portal, person.email);
    await page.goto('/users?tab=webhooks');
    await expect(page.getByText(off)).toBeVisible();
    await expect(page.getByRole('button', { name: /^Test/ })).toHaveCount(0);
    await looksRight(page, 'a webhook that came back');
    await page.setViewportSize(wide);
    await keepIn(page, { table: 'Webhooks', name: 'https://receiver.example/hook' });
    await page.goto('/users?tab=api-keys');
    await expect(page.getByText(off)).toBeVisible();
    await looksRight(page, 'a key that came back');
    await page.setViewportSize(wide);
    for (const [tab, table, name] of [
      ['api-keys', 'API keys', 'Nightly'],
      ['sign-in', 'Passkeys', 'Old laptop'],
    ] as const) {
      await page.goto(`/account?tab=${tab}`);
      await expect(page.getByText(off)).toHaveCount(1);
      await looksRight(page, `my account with what came back in ${tab}`);
      await page.setViewportSize(wide);
      await keepIn(page, { table, name });
    }
  },
);
