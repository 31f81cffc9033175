/** The organisations of the Admin area: adding one, its page, closing it, and seeing the portal as one. */
import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { expect, test } from './test-support/portal.ts';
import { owner, signIn, staff } from './test-support/sign-in.ts';

test.describe('Organisations', () => {
  test('one is added with its first administrator in one form, where what exists already is named and what was typed stays; it is renamed, closed after a question that names what ends, and reopened', async ({
    page,
    portal,
  }) => {
    await signIn(page, portal, staff);
    const name = `Initech ${randomUUID().slice(0, 8)}`;
    await page.goto('/admin');
    await expect(page.getByRole('tab')).toHaveText(['Users', 'Organisations', 'Tickets']);
    await page.getByRole('tab', { name: 'Organisations' }).click();
    await page.getByRole('link', { name: 'Add organisation' }).click();
    const account = page.getByLabel('Account number');
    await expect(account).toHaveValue(/^\d+$/);
    const proposed = Number(await account.inputValue());
    await page.getByLabel('Name', { exact: true }).fill(name);
    await account.fill('1001');
    await expect(account).toHaveAccessibleDescription(/This is the number of Acme Telecom/);
    await page.getByLabel('Full Name').fill('Ann Ek');
    await page.getByLabel('Email Address').fill(owner);
    await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(1);
    await page.getByRole('button', { name: 'Administrator', exact: true }).click();
    await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(10);
    await page.getByRole('checkbox', { name: 'Billing' }).uncheck();
    await page.getByRole('button', { name: 'Add organisation' }).click();
    await expect(account).toHaveAccessibleDescription(/Account 1001 is Acme Telecom/);
    await expect(page.getByLabel('Email Address')).toHaveAccessibleDescription('This e-mail address is already in use');
    await expect(page.getByLabel('Name', { exact: true })).toHaveValue(name);
    await account.fill(String(proposed));
    await page.getByLabel('Email Address').fill(`ann-${randomUUID()}@initech.example`);
    await page.getByRole('button', { name: 'Add organisation' }).click();
    const dialog = page.getByRole('dialog', { name: `${name} was added` });
    await dialog.getByRole('button', { name: 'Add another' }).click();
    await expect(dialog).toBeHidden();
    await expect(page.getByLabel('Name', { exact: true })).toBeFocused();
    await expect(page.getByLabel('Name', { exact: true })).toHaveValue('');
    await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(1);
    await expect.poll(async () => Number(await account.inputValue())).toBeGreaterThan(proposed);
    const another = `Umbrella ${randomUUID().slice(0, 8)}`;
    await page.getByLabel('Name', { exact: true }).fill(another);
    await page.getByLabel('Full Name').fill('Bo Ax');
    await page.getByLabel('Email Address').fill(`bo-${randomUUID()}@umbrella.example`);
    await page.getByRole('button', { name: 'Add organisation' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Done' }).click();
    await expect(page.getByRole('heading', { name: another, level: 1 })).toBeVisible();
    await page.getByRole('link', { name: 'Back to the organisations' }).click();
    await rowOf(page, name);
    await page.getByRole('link', { name }).click();
    await expect(page.getByRole('heading', { name, level: 1 })).toBeVisible();
    const invitations = page.getByRole('region', { name: 'Pending invitations' });
    await expect(invitations.getByText('Ann Ek', { exact: true })).toBeVisible();
    await expect(invitations.getByRole('button', { name: 'Resend invitation to Ann Ek' })).toBeVisible();
    await expect(page.getByRole('table', { name: 'Users' }).getByRole('rowheader', { name: 'Ann Ek' })).toBeVisible();
    await expect(page.getByText('No open tickets.')).toBeVisible();

    await page.getByRole('button', { name: 'Rename' }).click();
    await page.getByRole('dialog').getByLabel('Name').fill(`${name} Ltd`);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: `${name} Ltd`, level: 1 })).toBeVisible();
    await page.getByRole('button', { name: 'Close organisation' }).click();
    const question = page.getByRole('dialog', { name: `Close ${name} Ltd?` });
    await expect(question.getByText('1 pending invitation')).toBeVisible();
    await expect(question.getByText(/^API keys and webhooks/)).toBeVisible();
    await expect(question.getByRole('button', { name: 'No, go back' })).toBeFocused();
    await question.getByRole('button', { name: 'Yes, close organisation' }).click();
    await expect(page.getByText(/^Closed since \d{4}-\d\d-\d\d$/)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Close organisation' })).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Impersonate Ann Ek' })).toHaveAccessibleDescription('Closed');
    await page.getByRole('link', { name: 'Back to the organisations' }).click();
    const row = await rowOf(page, `${name} Ltd`);
    await expect(row.getByRole('button', { name: 'Impersonate' })).toHaveAccessibleDescription('Closed');
    await page.getByRole('link', { name }).click();
    await page.getByRole('button', { name: 'Reopen organisation' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Yes, reopen' }).click();
    await expect(page.getByText('Active', { exact: true })).toBeVisible();
    await page.goto('/admin/organisation/1');
    await expect(page.getByRole('button', { name: 'Rename' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Close organisation' })).toHaveCount(0);
  });

  test(
    'its row shows the portal as its administrator; leaving leads home, with a way back to the list',
    { tag: '@full' },
    async ({ page, portal }) => {
      await signIn(page, portal, staff);
      await page.goto('/admin?tab=organisations');
      const row = await rowOf(page, 'Acme Telecom');
      const list = page.url();
      await row.getByRole('button', { name: 'Impersonate Acme Owner of Acme Telecom' }).click();
      await expect(page).toHaveURL(/\/home$/);
      const bar = page.getByRole('complementary', { name: 'Support view' });
      await expect(bar).toContainText(owner);
      await bar.getByRole('button', { name: 'Stop support view' }).click();
      await expect(bar).toBeHidden();
      await expect(page).toHaveURL(/\/home$/);
      await page.getByRole('link', { name: 'Back to where the support view began' }).click();
      await expect(page).toHaveURL(list);
      await expect(page.getByRole('rowheader', { name: 'Acme Telecom' })).toBeVisible();
    },
  );
});

/** The row of an organisation in the list, filtered by its name. */
async function rowOf(page: Page, name: string) {
  await page.getByRole('searchbox', { name: 'Search' }).fill(name);
  const row = page.getByRole('row').filter({ has: page.getByRole('rowheader', { name }) });
  await expect(row).toBeVisible();
  return row;
}
