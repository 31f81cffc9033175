import { makePerson } from './test-support/database.ts';
import { expect, test } from './test-support/portal.ts';
import { password, signIn } from './test-support/sign-in.ts';

test('a webhook is added by keyboard, its secret stays until its reader has it, it is tested, and removed', async ({ page, portal }) => {
  await signIn(page, portal, (await makePerson(portal)).email);
  await page.goto('/users?tab=webhooks');
  await page.getByRole('button', { name: 'New webhook' }).press('Enter');
  const form = page.getByRole('dialog', { name: 'New webhook' });
  await form.getByRole('button', { name: 'Add webhook' }).press('Enter');
  await expect(form.getByRole('link', { name: 'Enter a URL that begins with https://' })).toBeVisible();
  const address = `https://webhook-${Date.now()}.invalid/hook`;
  await form.getByLabel('URL').fill(address);
  await form.getByRole('checkbox', { name: 'batch.finished' }).press('Space');
  await form.getByLabel('Your password').fill(password);
  await form.getByRole('button', { name: 'Add webhook' }).press('Enter');

  const shown = page.getByRole('dialog', { name: 'Copy this secret now' });
  await expect(shown.getByText(/^whsec_/)).toBeVisible();
  for (const _ of [1, 2, 3]) await page.keyboard.press('Escape');
  await page.mouse.click(5, 5);
  await expect(shown.getByText(/^whsec_/)).toBeVisible();
  await shown.getByRole('button', { name: 'I have copied it' }).press('Enter');
  await expect(page.getByText(/^whsec_/)).toHaveCount(0);

  const row = page.getByRole('table', { name: 'Webhooks' }).getByRole('row').filter({ hasText: address });
  await expect(row).toContainText('none yet');
  await row.getByRole('button', { name: /Test/ }).press('Enter');
  await expect(row).toContainText('no response');
  await row.getByRole('button', { name: /Deliveries/ }).press('Enter');
  const deliveries = page.getByRole('dialog', { name: 'Deliveries' });
  await expect(deliveries.getByRole('row').filter({ hasText: 'webhook.test' })).toContainText('The host of the address was not found');
  await deliveries.getByRole('button', { name: 'Close', exact: true }).press('Enter');
  await row.getByRole('button', { name: /Remove/ }).press('Enter');
  await page.getByRole('button', { name: 'Yes, remove' }).press('Enter');
  await expect(row).toHaveCount(0);
});
