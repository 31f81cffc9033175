/** How the services do: the line of Home, and the page that it leads to. */
import { expect } from '@playwright/test';
import { serviceStatus } from '../src/shared/api/status.ts';
import { test } from './test-support/portal.ts';
import { call, sessionOf, signIn, viewer } from './test-support/sign-in.ts';
import { query } from './test-support/single-query-steps.ts';

test('what was asked is told to everybody who is signed in, failures by reason', async ({ page, portal, browser }) => {
  await signIn(page, portal);
  // The magic numbers: a network that times out, and one that answers.
  for (const number of ['447700900300', '447700900123']) {
    await query(page, number, ['liveStatus', 'npq']);
    await expect(page.getByRole('region', { name: `Result for ${number}` })).toContainText('npq');
  }
  const token = await sessionOf(portal, viewer);
  await expect
    .poll(async () => (await call(portal, serviceStatus, { token })).message.filter(({ hasQueries }) => hasQueries).length)
    .toBeGreaterThanOrEqual(2);
  const other = await browser.newPage({ baseURL: portal.url });
  await signIn(other, portal, viewer);
  await other.goto('/home');
  await expect(other.getByText(/liveStatus .*(is|are) failing/)).toBeVisible();
  await other.getByRole('link', { name: 'Service status' }).click();
  await expect(other.getByRole('heading', { name: 'Service status' })).toBeVisible();
  await expect(other.getByRole('row', { name: /^liveStatus/ })).toContainText('300 The upstream network timed out: ');
  await other.close();
});
