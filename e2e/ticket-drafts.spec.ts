/** Drafts of tickets outlive the session, and an answer is reported from its own screen. */
import { logout } from '../src/shared/sign-in/sign-in.ts';
import { expect, type RunningPortal, test } from './test-support/portal.ts';
import { analyst, call, owner, sessionOf, signIn } from './test-support/sign-in.ts';
import { openTables, query, resultRow } from './test-support/single-query-steps.ts';
import { focusByTab } from './test-support/steps.ts';
import { fill, message, sentNumber, subject, submit, type } from './test-support/tickets.ts';
import type { Page } from '@playwright/test';

/** The session ends elsewhere before the ticket is sent. */
async function endSessionAtSubmit(page: Page, portal: RunningPortal): Promise<void> {
  const token = await page.evaluate(() => localStorage.getItem('authToken') ?? '');
  await call(portal, logout, { token });
  await submit(page).click();
  await expect(page).toHaveURL(/\/auth\/login\?redirect=\/support$/);
  await expect(page.getByRole('heading', { name: 'Portal Login' })).toBeVisible();
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
    const text = await message(page).inputValue();
    for (const part of ['Number: 447700900123', 'Service: npq', 'Reason code: 0', `Request: ${requestId}`, '"tel": "447700900123"']) {
      expect(text).toContain(part);
    }
    expect(text).toMatch(/^Data version: \S+/m);
    expect(text).toMatch(/^Time: \d{4}-\d\d-\d\d \d\d:\d\d:\d\d UTC$/m);
    expect(text).toContain(`Link: ${portal.url}/testing?tab=single-live-query#n=447700900123&s=npq`);
    // Twelve lines show, and typed text comes after "What I expected instead:".
    const { rows, height } = await message(page).evaluate((area: HTMLTextAreaElement) => ({
      rows: area.getAttribute('rows'),
      height: area.clientHeight / Number.parseFloat(getComputedStyle(area).lineHeight),
    }));
    expect(rows).toBe('4');
    expect(height).toBeGreaterThanOrEqual(12);
    await page.keyboard.type('Another carrier.');
    await expect(message(page)).toHaveValue(`What I expected instead:\nAnother carrier.${text.slice('What I expected instead:\n'.length)}`);
    const asked: string[] = [];
    page.on('request', (request) => request.url().includes('single-query') && asked.push(request.url()));
    await page.keyboard.press('Control+Enter');
    await sentNumber(page);
    await page.getByRole('link', { name: 'Back to the result' }).last().click();
    await expect(resultRow(page, 'gnr')).toContainText('OK');
    expect(asked).toEqual([]);
  });

  test('on a failure carries its request id; what was typed before stays above it', { tag: '@full' }, async ({ page, portal }) => {
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
    await expect(message(page)).toHaveValue(/^It began in May\.\n\nNumber: 447700900300\nService: liveStatus\nReason code: \d+\n/);
    await expect(message(page)).toHaveValue(/^Request: [0-9a-f-]{36}$/m);
    await expect(subject(page)).toHaveValue('liveStatus: answer for 447700900300');
  });

  test('on a number look-up does the same', { tag: '@full' }, async ({ page, portal }) => {
    await signIn(page, portal);
    await page.goto('/gnr-search?tab=number-lookup#number=447400123456');
    await page.getByRole('tabpanel').getByRole('button', { name: 'Search' }).click();
    await page.getByRole('button', { name: 'Report this answer' }).click();
    await expect(page).toHaveURL(/\/support$/);
    await expect(subject(page)).toHaveValue('Number Lookup: answer for 447400123456');
    await expect(message(page)).toHaveValue(/"isoAlpha2": "GB"/);
    await expect(message(page)).toHaveValue(/^Request: [0-9a-f-]{36}$/m);
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
