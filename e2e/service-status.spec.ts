/** How the services do: the line of Home, and the page that it leads to. */
import { expect } from '@playwright/test';
import { serviceStatus } from '../src/shared/api/status.ts';
import { test } from './test-support/portal.ts';
import { call, owner, sessionOf, signIn, viewer } from './test-support/sign-in.ts';
import { query } from './test-support/single-query-steps.ts';

test('what was asked is told to everybody who is signed in, failures by reason', async ({ page, portal, browser }) => {
  await signIn(page, portal);
  // The magic numbers: a network that times out, and one that answers.
  for (const number of ['447700900300', '447700900123']) {
    await query(page, number, ['liveStatus', 'npq']);
    await expect(page.getByRole('region', { name: `Result for ${number}` })).toContainText('npq');
  }
  const [token, ownersToken] = [await sessionOf(portal, viewer), await sessionOf(portal, owner)];
  // Half of what was lately asked has to fail, and other tests ask as well.
  await expect
    .poll(async () => {
      const ask = () =>
        fetch(`${portal.url}/api/test-diagnostics/single-query?phonenumber=447700900300&service=liveStatus`, {
          headers: { 'x-requested-with': 'XMLHttpRequest', authorization: `Bearer ${ownersToken}` },
        });
      await Promise.all(Array.from({ length: 20 }, ask));
      const { message } = await call(portal, serviceStatus, { token });
      return message.find(({ service }) => service === 'liveStatus')?.state;
    })
    .toBe('failing');
  const other = await browser.newPage({ baseURL: portal.url });
  await signIn(other, portal, viewer);
  await other.goto('/home');
  await expect(other.getByText(/liveStatus .*(is|are) failing/)).toBeVisible();
  await other.getByRole('link', { name: 'Service status' }).click();
  await expect(other.getByRole('heading', { name: 'Service status' })).toBeVisible();
  await expect(other.getByRole('row', { name: /^liveStatus/ })).toContainText('300 The upstream network timed out: ');
  await other.close();
});
