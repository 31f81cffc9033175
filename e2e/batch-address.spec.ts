/** The mail about a batch to somebody outside the organisation: asked for, agreed to from their mailbox, then sent. */
import { mailsTo } from '../src/server/test-support/mailbox.ts';
import { dialog, resultRows, sendBatchTo } from './test-support/batch-steps.ts';
import { expect, test } from './test-support/portal.ts';
import { signIn } from './test-support/sign-in.ts';
import { focusByTab } from './test-support/steps.ts';

test('T65: the batch runs and its row says that the mail waits; who agrees, by keyboard and without an account, gets it', async ({
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
  await expect(row).toContainText('Mail waits for confirmation');
  await expect(page.getByText('waits until it is confirmed there')).toBeVisible();
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
  await expect(row).not.toContainText('Mail waits');

  await mailbox.goto('/auth/login');
  await mailbox.goto(link);
  await mailbox.getByRole('button', { name: 'I agree' }).click();
  await expect(mailbox.getByRole('main').getByText('This link is no longer valid')).toBeVisible();
  await stranger.close();
});
