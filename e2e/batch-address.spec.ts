/** The mail about a batch to an address outside the organisation: requested, confirmed from that mailbox, then sent. */
import { mailsTo } from '../src/server/test-support/mailbox.ts';
import { dialog, resultRows, sendBatchTo } from './test-support/batch-steps.ts';
import { expect, test } from './test-support/portal.ts';
import { signIn } from './test-support/sign-in.ts';
import { focusByTab } from './test-support/steps.ts';

test('T65: the batch runs and its row says that the mail waits; who agrees, by keyboard and without an account, gets it, until an administrator ends that', async ({
  page,
  portal,
  browser,
}) => {
  const email = `partner-${crypto.randomUUID().slice(0, 8)}@outside.example`;
  const mails = async () => (await mailsTo(portal.dataDir, email)).map(({ subject }) => subject);
  await signIn(page, portal);
  const stem = await sendBatchTo(page, { content: '447700900123\n', services: ['gnr'], email });
  await expect(dialog(page)).toContainText('This address is outside your organisation');
  await dialog(page).getByRole('link', { name: 'See the results' }).click();
  const row = resultRows(page, stem);
  await expect(row).toContainText('Done');
  await expect(row).toContainText('E-mail waits for confirmation');
  await expect(page.getByText('only after it confirms the link we sent')).toBeVisible();
  await expect.poll(mails).toEqual(['Dialplane: confirm this address for the results of batches']);

  const [mail] = await mailsTo(portal.dataDir, email);
  const link = /\/auth\/confirm#batches=[\w-]+/.exec(mail?.text ?? '')?.[0] ?? '';
  const stranger = await browser.newContext({ baseURL: portal.url });
  const mailbox = await stranger.newPage();
  await mailbox.goto(link);
  await expect(mailbox).toHaveURL(/\/auth\/confirm$/);
  await focusByTab(mailbox, mailbox.getByRole('button', { name: 'I agree' }));
  await mailbox.keyboard.press('Enter');
  await expect(mailbox.getByRole('status').filter({ hasText: 'Thank you' })).toBeFocused();
  await expect.poll(mails).toContain(`Your batch ${stem}.csv is finished`);
  await page.reload();
  await expect(row).toContainText('Done');
  await expect(row).not.toContainText('E-mail waits');

  await mailbox.goto('about:blank');
  await mailbox.goto(link);
  await mailbox.getByRole('button', { name: 'I agree' }).click();
  await expect(mailbox.getByRole('main').getByText('This link is no longer valid')).toBeVisible();
  await stranger.close();

  await page.goto('/users?tab=batch-addresses');
  await page.getByRole('button', { name: `Remove ${email}` }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Yes, remove' }).click();
  await expect(page.getByRole('cell', { name: email })).toHaveCount(0);
});

test(
  'T65: an administrator ends the mails to an address, and its reader does so by the link in a mail',
  { tag: '@full' },
  async ({ page, portal, browser }) => {
    const email = `partner-${crypto.randomUUID().slice(0, 8)}@outside.example`;
    const links = async (purpose: string) =>
      (await mailsTo(portal.dataDir, email)).flatMap(
        ({ text }) => new RegExp(`/auth/confirm#${purpose}=[\\w-]+`).exec(text ?? '')?.[0] ?? [],
      );
    const stranger = await browser.newContext({ baseURL: portal.url });
    const mailbox = await stranger.newPage();
    const follow = async (purpose: string, count: number, button: string) => {
      await expect.poll(async () => (await links(purpose)).length).toBe(count);
      await mailbox.goto('about:blank');
      await mailbox.goto((await links(purpose)).at(-1) ?? '');
      await mailbox.getByRole('button', { name: button }).click();
      await expect(mailbox.getByRole('status').filter({ hasText: email })).toBeFocused();
    };
    await signIn(page, portal);
    const cell = page.getByRole('cell', { name: email });
    for (const round of [1, 2]) {
      await sendBatchTo(page, { content: '447700900123\n', services: ['gnr'], email });
      await follow('batches', round, 'I agree');
      await expect.poll(async () => (await links('stop-batches')).length).toBe(round);
      await page.goto('/users?tab=batch-addresses');
      await expect(cell).toBeVisible();
      if (round === 1) {
        await page.getByRole('button', { name: `Remove ${email}` }).click();
        await page.getByRole('dialog').getByRole('button', { name: 'Yes, remove' }).click();
      } else {
        await follow('stop-batches', round, 'Stop these e-mails');
        await page.reload();
        const list = page.getByRole('table', { name: 'Batch addresses' });
        await expect(list.or(page.getByText(/^No address outside your organisation/))).toBeVisible();
      }
      await expect(cell).toHaveCount(0);
    }
    await stranger.close();
  },
);
