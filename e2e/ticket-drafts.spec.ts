/** Drafts of tickets outlive the session, and an answer is reported from its own screen. */
import { logout } from '../src/shared/sign-in/sign-in.ts';
import { expect, type RunningPortal, test } from './test-support/portal.ts';
import { analyst, call, owner, sessionOf, signIn } from './test-support/sign-in.ts';
import { openTables, query, resultRow } from './test-support/single-query-steps.ts';
import { focusByTab } from './test-support/steps.ts';
import { fill, message, sentNumber, subject, submit, supportAddress, ticketMails, type } from './test-support/tickets.ts';
import type { Page } from '@playwright/test';

/** The session ends elsewhere before the ticket is sent. */
async function endSessionAtSubmit(page: Page, portal: RunningPortal): Promise<void> {
  const token = await page.evaluate(() => localStorage.getItem('authToken') ?? '');
  await call(portal, logout, { token });
  await submit(page).click();
  await expect(page).toHaveURL(/\/auth\/login\?redirect=\/support$/);
  await expect(page.getByRole('heading', { name: 'Portal Login' })).toBeVisible();
  await expect(page.getByText('Your session ended. Your text is saved; sign in to continue.')).toBeVisible();
  await expect(page.getByLabel('Email')).toHaveValue(owner);
  await page.reload();
  await expect(page.getByLabel('Email')).toHaveValue('');
}

/** Signs in again by the state that the code step leaves in the browser. */
async function signInAgain(page: Page, portal: RunningPortal): Promise<void> {
  await page.evaluate(
    (active) => {
      localStorage.setItem('authToken', active);
      localStorage.setItem('isUserLoggedIn', 'true');
    },
    await sessionOf(portal, owner),
  );
  await page.goto('/support');
  await expect(page.getByRole('heading', { name: 'Portal Support' })).toBeVisible();
}

const kept = (page: Page) => page.evaluate(() => JSON.stringify({ ...sessionStorage }));

test.describe('a session that ends in the middle of a ticket', () => {
  test('costs no text: it is back after the sign-in, gone once sent, and signing out takes it along', async ({ page, portal }) => {
    await signIn(page, portal);
    await page.goto('/support');
    await fill(page, { subject: 'Half a ticket', message: 'Half a sentence' });
    await endSessionAtSubmit(page, portal);
    await signInAgain(page, portal);
    await expect(subject(page)).toHaveValue('Half a ticket');
    await expect(message(page)).toHaveValue('Half a sentence');
    await expect(type(page)).toHaveValue('Country Unavailable');
    await submit(page).click();
    await sentNumber(page);
    expect(await kept(page)).not.toContain('Half');

    await fill(page, { subject: 'Half a ticket', message: 'Half a sentence' });
    await expect.poll(() => kept(page)).toContain('Half');
    await page.getByRole('link', { name: 'Sign out' }).click();
    await expect(page.getByRole('heading', { name: 'Portal Login' })).toBeVisible();
    expect(await kept(page)).not.toContain('Half');
  });

  test('shows nothing of it to another user, and drops it', async ({ page, portal }) => {
    await signIn(page, portal);
    await page.goto('/support');
    await fill(page, { subject: 'Half a ticket', message: 'Half a sentence' });
    await endSessionAtSubmit(page, portal);
    expect(await kept(page)).toContain('Half');
    await signIn(page, portal, 'owner@globex.example');
    await page.goto('/support');
    await expect(page.getByRole('heading', { name: 'Tickets of Globex Networks' })).toBeVisible();
    await expect(subject(page)).toHaveValue('');
    expect(await kept(page)).not.toContain('Half');
  });
});

test.describe('"Report this answer"', () => {
  test('on a single query begins a ticket with the whole evidence, and no number stands in the address', async ({ page, portal }) => {
    await signIn(page, portal);
    const answering = page.waitForResponse((response) => response.url().includes('service=npq'));
    await query(page, '447700900123', ['npq', 'gnr']);
    const requestId = (await answering).headers()['x-request-id'] ?? '';
    expect(requestId).not.toBe('');
    await focusByTab(page, resultRow(page, 'npq').getByRole('button', { name: 'Report this answer of npq' }));
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/support$/);
    await expect(type(page)).toHaveValue('Numbering or Response Issue');
    await expect(subject(page)).toHaveValue('npq: answer for 447700900123');
    const reported = page.getByRole('region', { name: 'npq: answer for 447700900123' });
    await expect(reported).toContainText(/Number\s*447700900123\s*Service\s*npq\s*Reason code\s*0\s*Data version\s*\S+/);
    await expect(reported).toContainText(/Time\s*\d{4}-\d\d-\d\d \d\d:\d\d UTC/);
    await expect(reported).toContainText(requestId);
    await reported.getByText('Answer as it was shown').click();
    await expect(reported).toContainText(/tel\s*447700900123/);
    // The message is the person's own: it can be rewritten without losing the answer.
    await message(page).fill('Another carrier.');
    const asked: string[] = [];
    page.on('request', (request) => request.url().includes('single-query') && asked.push(request.url()));
    await message(page).press('Control+Enter');
    const ticketId = await sentNumber(page);
    const [mail] = await ticketMails(portal, { recipient: supportAddress, ticketId });
    expect(mail?.text).toMatch(/> Another carrier\.\n>\n> Number: 447700900123\n> Service: npq\n> Reason code: 0\n/);
    expect(mail?.text).toMatch(/^> Link: http:\/\/[\w.:]+\/testing\?tab=single-live-query#n=447700900123&s=npq$/m);
    await page.getByRole('link', { name: 'Back to the result' }).last().click();
    await expect(resultRow(page, 'gnr')).toContainText('OK');
    expect(asked).toEqual([]);
  });

  test(
    'on a failure carries its request id; what was typed before stays, and the answer can be removed',
    { tag: '@full' },
    async ({ page, portal }) => {
      await signIn(page, portal);
      await page.goto('/support');
      await message(page).fill('It began in May.');
      const answered = page.waitForResponse('**/single-query?*');
      await query(page, '447700900300', ['liveStatus']);
      await answered;
      // The tables of a one-line answer begin folded, even if they were open while it loaded.
      await expect(page.getByRole('button', { name: 'Search', exact: true })).toBeEnabled();
      await openTables(page);
      await resultRow(page, 'liveStatus').getByRole('button', { name: 'Report' }).click();
      await expect(message(page)).toHaveValue('It began in May.');
      const reported = page.getByRole('region', { name: 'liveStatus: answer for 447700900300' });
      await expect(reported).toContainText(/Number\s*447700900300\s*Service\s*liveStatus\s*Reason code\s*\d+/);
      await expect(reported).toContainText(/Request\s*[0-9a-f-]{36}/);
      await expect(subject(page)).toHaveValue('liveStatus: answer for 447700900300');
      await reported.getByRole('button', { name: 'Remove' }).click();
      await expect(reported).toHaveCount(0);
      await expect(message(page)).toHaveValue('It began in May.');
    },
  );

  test('on a number look-up does the same', { tag: '@full' }, async ({ page, portal }) => {
    await signIn(page, portal);
    await page.goto('/gnr-search?tab=number-lookup#number=447400123456');
    await page.getByRole('tabpanel').getByRole('button', { name: 'Search' }).click();
    await page.getByRole('button', { name: 'Report this answer' }).click();
    await expect(page).toHaveURL(/\/support$/);
    await expect(subject(page)).toHaveValue('Number Lookup: answer for 447400123456');
    const reported = page.getByRole('region', { name: 'Number Lookup: answer for 447400123456' });
    await expect(reported).toContainText(/Request\s*[0-9a-f-]{36}/);
    await reported.getByText('Answer as it was shown').click();
    await expect(reported).toContainText(/isoAlpha2\s*GB/);
    await page.getByRole('link', { name: 'Back to the result' }).click();
    await expect(page.getByText('447400123456 lies in the range').first()).toBeVisible();
  });

  test('is offered to those who may open tickets alone', async ({ page, portal }) => {
    await signIn(page, portal, analyst);
    await query(page, '447700900123', ['gnr']);
    await expect(resultRow(page, 'gnr')).toContainText('OK');
    await expect(page.getByRole('button', { name: /Report/ })).toHaveCount(0);
  });
});
