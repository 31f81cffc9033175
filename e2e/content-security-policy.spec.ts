/** Attacks by a person who got markup into a page: none of them runs. */
import type { Page } from '@playwright/test';
import { expect, test } from './test-support/portal.ts';
import { owner, signIn } from './test-support/sign-in.ts';

const attempts: Readonly<Record<string, (page: Page) => Promise<unknown>>> = {
  'a script in the document': (page) =>
    page.evaluate(() => {
      const script = document.createElement('script');
      try {
        script.textContent = 'window.hasRun = true';
      } catch {
        // Trusted Types refuse the text; the policy would refuse the element.
      }
      document.body.append(script);
    }),
  'a script from elsewhere': (page) =>
    page.evaluate(() => {
      const script = document.createElement('script');
      try {
        script.src = 'https://elsewhere.example/evil.js';
      } catch {
        // As above.
      }
      document.body.append(script);
    }),
  'a script that the parser reads from elsewhere': (page) =>
    page.evaluate(() => {
      const range = document.createRange();
      try {
        document.body.append(range.createContextualFragment('<script src="https://elsewhere.example/evil.js"></script>'));
      } catch {
        // As above.
      }
    }),
  'markup with a handler': (page) =>
    page.evaluate(() => {
      try {
        document.body.innerHTML += '<img src="/gone.png" onerror="window.hasRun = true">';
      } catch {
        // As above.
      }
    }),
  'a text that is evaluated': (page) =>
    page.evaluate(() => {
      const button = document.createElement('button');
      try {
        button.setAttribute('onclick', "eval('window.hasRun = true')");
      } catch {
        // As above.
      }
      document.body.append(button);
      button.click();
    }),
};

// The browser reports what it blocked, as expected here.
// oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of the fixtures from this pattern
test.use({ consoleErrors: ({}, use) => use([]) });

test('T53: a script in the document or from elsewhere, a handler and an evaluated text do not run, and the portal goes on', async ({
  page,
  portal,
}) => {
  await page.route('https://elsewhere.example/**', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: 'window.hasRun = true' }),
  );
  await signIn(page, portal, owner);
  await page.goto('/home');
  const heading = page.getByRole('heading', { name: /^Welcome to the/ });
  await expect(heading).toBeVisible();
  for (const [attempt, make] of Object.entries(attempts)) {
    await make(page);
    // After a call to the portal and back, every script had its turn to run.
    await page.evaluate(() => fetch('/healthz').then((reply) => reply.text()));
    expect(await page.evaluate(() => 'hasRun' in window), attempt).toBe(false);
    await expect(heading, attempt).toBeVisible();
  }
});
