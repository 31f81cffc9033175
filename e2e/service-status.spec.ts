/** Status of the services: the line on Home, and the page behind it. */
import { expect } from '@playwright/test';
import { serviceStatus } from '../src/shared/status/status.ts';
import { test } from './test-support/portal.ts';
import { call, owner, sessionOf, signIn, viewer } from './test-support/sign-in.ts';

test('what was asked is told to everybody who is signed in, failures by reason', { tag: '@full' }, async ({ page, portal }) => {
  const [token, ownersToken] = [await sessionOf(portal, viewer), await sessionOf(portal, owner)];
  // Half of the latest queries have to fail, and other tests query as well.
  await expect
    .poll(async () => {
      const ask = () =>
        // The magic number of a network that times out.
        fetch(`${portal.url}/api/test-diagnostics/single-query?phonenumber=447700900300&service=liveStatus`, {
          headers: { 'x-requested-with': 'XMLHttpRequest', authorization: `Bearer ${ownersToken}` },
        });
      await Promise.all(Array.from({ length: 20 }, ask));
      const { message } = await call(portal, serviceStatus, { token });
      return message.find(({ service }) => service === 'liveStatus')?.state;
    })
    .toBe('failing');
  await signIn(page, portal, viewer);
  await page.goto('/home');
  await expect(page.getByText(/liveStatus .*(is|are) failing/)).toBeVisible();
  await page.getByRole('link', { name: 'Service status' }).click();
  await expect(page.getByRole('heading', { name: 'Service status' })).toBeVisible();
  await expect(page.getByRole('row', { name: /^liveStatus/ })).toContainText('300 The upstream network timed out: ');
});
