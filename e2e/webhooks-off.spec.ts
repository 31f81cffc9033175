/** A webhook that failed for days. The test only shortens the portal's pauses between its tries. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { sql } from 'kysely';
import { parseConfig } from '../src/server/config/config.ts';
import { openForCommand } from '../src/server/cli/database.ts';
import { mailsTo } from '../src/server/test-support/mailbox.ts';
import { looksRight } from './test-support/looks.ts';
import { makePerson } from './test-support/database.ts';
import { expect, test } from './test-support/portal.ts';
import { password, signIn } from './test-support/sign-in.ts';
import { openTicket } from './test-support/tickets.ts';

test.use({ environment: { WEBHOOKS_ALLOW_PRIVATE: 'true' } });

test(
  'a webhook that is off is shown so; a test that fails leaves it off, one that is taken switches it on, and what was missed is sent',
  { tag: '@full' },
  async ({ page, portal }) => {
    let status = 500;
    const receiver = createServer((request, response) => request.resume().on('end', () => response.writeHead(status).end()));
    await new Promise<void>((resolve) => receiver.listen(0, '127.0.0.1', resolve));
    // A server that listens on a port has an address with one.
    const address = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}/hook`;
    const person = await makePerson(portal);
    await signIn(page, portal, person.email);
    await page.goto('/users?tab=webhooks');
    await page.getByRole('button', { name: 'New webhook' }).click();
    const form = page.getByRole('dialog', { name: 'New webhook' });
    await form.getByLabel('URL').fill(address);
    await form.getByRole('checkbox', { name: 'ticket.changed' }).check();
    await form.getByLabel('Your password').fill(password);
    await form.getByRole('button', { name: 'Add webhook' }).click();
    await page.getByRole('button', { name: 'I have copied it' }).click();
    const row = page.getByRole('table', { name: 'Webhooks' }).getByRole('row').filter({ hasText: address });
    await expect(row).toContainText('Active');

    await openTicket(portal);
    const { db, close } = await openForCommand(parseConfig({ DATA_DIR: portal.dataDir }), 'any');
    try {
      const lastTryNow = sql<{ tries: number }>`
      update webhook_deliveries set tries = 8, round_tries = 8, due_at = now() where tries = 1 and due_at is not null and locked_until is null returning tries`;
      await expect.poll(async () => (await lastTryNow.execute(db)).rows).toHaveLength(1);
    } finally {
      await close();
    }
    const off = row.getByText('Off: a successful test turns it back on');
    await expect(async () => {
      await page.reload();
      await expect(off).toBeVisible();
    }).toPass();
    await expect
      .poll(async () => (await mailsTo(portal.dataDir, person.email)).map(({ subject }) => subject))
      .toContainEqual(expect.stringMatching(/webhook/i));
    await looksRight(page, 'a webhook that is off');

    await row.getByRole('button', { name: /Test/ }).press('Enter');
    await expect(row).toContainText('500');
    await expect(off).toBeVisible();
    status = 204;
    await row.getByRole('button', { name: /Test/ }).press('Enter');
    await expect(page.getByText('The webhook accepted the test')).toBeVisible();
    await expect(row).toContainText('Active');
    await expect(off).toHaveCount(0);

    await row.getByRole('button', { name: /Deliveries/ }).click();
    const deliveries = page.getByRole('dialog', { name: 'Deliveries' });
    const missed = deliveries.getByRole('row').filter({ hasText: 'ticket.changed' });
    await expect(missed).toContainText('500');
    await missed.getByRole('button', { name: /Send again/ }).click();
    await expect(async () => {
      await page.reload();
      await row.getByRole('button', { name: /Deliveries/ }).click();
      await expect(missed).toBeVisible();
      expect(await missed.textContent()).toContain('204');
    }).toPass();
    receiver.closeAllConnections();
    receiver.close();
  },
);
