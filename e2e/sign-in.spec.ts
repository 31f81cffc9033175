import { createServer, request as ask } from 'node:http';
import type { Route } from '@playwright/test';
import { newestCode } from '../src/server/test-support/mailbox.ts';
import { logout } from '../src/shared/sign-in/sign-in.ts';
import { builtFile } from './test-support/built-file.ts';
import { holdReplies } from './test-support/hold-replies.ts';
import { makePerson } from './test-support/database.ts';
import { expect, test } from './test-support/portal.ts';
import { call, owner, password, signIn, signInWith, viewer } from './test-support/sign-in.ts';
import { framesDrawn } from './test-support/steps.ts';

test.describe('Sign-in flow', () => {
  test('a signed-out deep link leads to the login, through the code, and on to where it pointed', async ({ page, portal }) => {
    await page.goto('/gnr-search/?tab=number-lookup#44');
    await expect(page).toHaveURL(/\/auth\/login\?redirect=\/gnr-search%3Ftab%3Dnumber-lookup#44$/);
    await expect(page).toHaveTitle('Dialplane · Login');
    await expect(page.getByRole('heading', { name: 'Portal Login' })).toBeVisible();
    await page.getByLabel('Email').fill(owner);
    await page.getByLabel('Password', { exact: true }).fill(password);
    await page.getByRole('button', { name: 'Login' }).click();
    await expect(page.getByText('A one-time code has been sent to the email address associated with your account.')).toBeVisible();
    await expect(page).toHaveURL(/\/auth\/authenticate/);
    const code = await newestCode(portal.dataDir, owner);
    await page.getByLabel('Code').fill(`${code.slice(0, 3)} ${code.slice(3)}`);
    await page.getByRole('button', { name: 'Submit' }).click();
    await expect(page).toHaveURL(/\/gnr-search\?tab=number-lookup#44$/);
    await expect(page).toHaveTitle('Dialplane · GNR Search');
  });

  test('after the right code the menu waits for no script, all being fetched before, and no preferences', async ({ page, portal }) => {
    const home = page.waitForResponse((reply) => reply.url().endsWith(builtFile('screens/HomePage.tsx')));
    await page.goto('/auth/login');
    await page.getByLabel('Email').fill(viewer);
    await page.getByLabel('Password', { exact: true }).fill(password);
    await page.getByRole('button', { name: 'Login' }).click();
    await home;
    await page.getByLabel('Code').fill(await newestCode(portal.dataDir, viewer));
    const scripts: string[] = [];
    page.on('request', (request) => request.resourceType() === 'script' && scripts.push(request.url()));
    const held = Promise.withResolvers<void>();
    await holdReplies(page, '**/api/account/preferences', () => held.promise);
    await page.getByRole('button', { name: 'Submit' }).click();
    await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
    expect(scripts).toEqual([]);
    held.resolve();
    await expect(page.getByRole('heading', { name: 'Welcome to the Dialplane Customer Portal' })).toBeVisible();
  });

  test('the whole journey works by keyboard alone, to the sign-out', async ({ page, portal }) => {
    await page.goto('/');
    await expect(page.getByLabel('Email')).toBeVisible();
    await page.getByLabel('Email').focus();
    await page.keyboard.type(viewer);
    await page.keyboard.press('Tab');
    await page.keyboard.type(password);
    await page.keyboard.press('Enter');
    await expect(page.getByLabel('Code')).toBeFocused();
    await page.keyboard.type(await newestCode(portal.dataDir, viewer));
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: 'Welcome to the Dialplane Customer Portal' })).toBeVisible();
    const signOut = page.getByRole('link', { name: 'Sign out' });
    for (let stops = 0; stops < 30 && !(await signOut.evaluate((link) => link === document.activeElement)); stops += 1)
      await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(page.getByText('User logged out')).toBeVisible();
    await expect(page).toHaveURL(/\/auth\/login$/);
    expect(
      await page.evaluate(() =>
        ['authToken', 'isUserLoggedIn', 'userMail', 'isSupportView', 'mainUser'].map((key) => localStorage.getItem(key)),
      ),
    ).toEqual([null, null, null, null, null]);
  });

  test('empty fields say what is required; wrong credentials keep the address, clear the password, and show an error toast headed Login', async ({
    page,
  }) => {
    await page.goto('/auth/login');
    await page.getByRole('button', { name: 'Login' }).click();
    await expect(page.getByText('Email is required').first()).toBeVisible();
    await expect(page.getByText('Password is required').first()).toBeVisible();
    await expect(page).toHaveTitle(/^Error: /);
    await page.getByLabel('Password', { exact: true }).fill('short');
    await page.getByRole('button', { name: 'Login' }).click();
    await expect(page.getByText('Password has to be longer than 8 characters.').first()).toBeVisible();

    await page.getByLabel('Email').fill('nobody@acme.example');
    await page.getByLabel('Password', { exact: true }).fill('not the password');
    await page.getByRole('button', { name: 'Login', exact: true }).click();
    const toast = page.getByRole('alert').filter({ hasText: 'Login' });
    await expect(toast.getByText('The e-mail address or the password is wrong')).toBeVisible();
    await expect(page.getByLabel('Email')).toHaveValue('nobody@acme.example');
    await expect(page.getByLabel('Password', { exact: true })).toHaveValue('');
  });

  test('a wrong code says "Please double check the provided information"; a reload at the code step loses nothing', async ({
    page,
    portal,
  }) => {
    await page.goto('/auth/login');
    await page.getByLabel('Email').fill(owner);
    await page.getByLabel('Password', { exact: true }).fill(password);
    await page.getByRole('button', { name: 'Login' }).click();
    await expect(page.getByLabel('Code')).toBeVisible();
    await page.reload();
    await expect(page).toHaveURL(/\/auth\/authenticate/);
    await page.getByRole('button', { name: 'Submit' }).click();
    await expect(page.getByText('Code is required').first()).toBeVisible();
    const code = await newestCode(portal.dataDir, owner);
    await page.getByLabel('Code').fill(String((Number(code) + 1) % 1_000_000).padStart(6, '0'));
    await page.getByRole('button', { name: 'Submit' }).click();
    await expect(page.getByText('Please double check the provided information').first()).toBeVisible();
    await page.getByLabel('Code').fill(code);
    await page.getByRole('button', { name: 'Submit' }).click();
    await expect(page.getByRole('heading', { name: 'Welcome to the Dialplane Customer Portal' })).toBeVisible();
  });
});

test.describe('Navigation guard', () => {
  test('a signed-in user going to login or authenticate is sent to the root, which leads to home', async ({ page, portal }) => {
    await signIn(page, portal);
    for (const path of ['/auth/login', '/auth/authenticate', '/']) {
      await page.goto(path);
      await expect(page).toHaveURL(/\/home$/);
    }
  });

  test('opening a screen without its permission goes home with an error toast that names the permission; who has none is told who can give access', async ({
    page,
    portal,
  }) => {
    await signIn(page, portal, viewer);
    await page.goto('/gnr-search');
    await expect(page).toHaveURL(/\/home$/);
    await expect(page.getByRole('alert').filter({ hasText: 'GNR Search' })).toBeVisible();
    await expect(page.getByText(/administrator can give you access/)).toBeVisible();
  });

  test('a revoked token leads to the login with an "Unauthorized" error toast', async ({ page, portal }) => {
    const { token } = await makePerson(portal);
    await signInWith(page, token);
    await call(portal, logout, { token });
    await page.goto('/gnr-search');
    await expect(page).toHaveURL(/\/auth\/login\?redirect=\/gnr-search$/);
    await expect(page.getByRole('alert').filter({ hasText: 'Unauthorized' })).toBeVisible();
    await expect(page.getByText('Your session ended. Sign in to continue.')).toBeVisible();
  });

  test('a "Network Error" at startup signs out, says so, and keeps the intended path', async ({ page, portal }) => {
    await signIn(page, portal);
    await page.route('**/api/authentication/status', (route) => route.abort());
    await page.goto('/testing');
    await expect(page).toHaveURL(/\/auth\/login\?redirect=\/testing$/);
    await expect(page.getByRole('alert').filter({ hasText: 'Network Error' })).toBeVisible();
  });

  test('leaving a page while it still asks who is signed in signs nobody out', async ({ page, portal }) => {
    await signIn(page, portal);
    const slow = await listenBefore(portal.url, (path) => path === '/api/authentication/status');
    await page.goto(`${slow.url}/home`);
    await slow.holding;
    await page.goto(`${slow.url}/gnr-search`);
    await expect(page.getByRole('tab', { name: 'Range Search' })).toBeVisible();
    slow.close();
  });

  test('an unknown route says so and offers the nearest; a path in other letters is one, which no permission is asked for', async ({
    page,
    portal,
  }) => {
    await signIn(page, portal);
    await page.goto('/gnr-serch');
    await expect(page.getByRole('main').getByRole('link', { name: 'GNR Search' })).toBeVisible();
    await page.goto('/Admin');
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toHaveText('Page not found');
  });
});

test.describe('Home', () => {
  test('loading spinner first, then the tiles, and nothing between', async ({ page, portal }) => {
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await signIn(page, portal);
    await page.addInitScript(() => {
      const seen: string[] = [];
      Object.assign(window, { seen });
      const look = () => {
        const has = (selector: string) => document.querySelector(selector) !== null;
        const shown = has('main a[href="/testing"]') ? 'tiles' : has('.spinner') ? 'spinner' : has('nav') ? 'empty chrome' : 'blank';
        if (seen.at(-1) !== shown) seen.push(shown);
        requestAnimationFrame(look);
      };
      look();
    });
    const slowly = (route: Route) => framesDrawn(page).then(() => route.continue());
    for (const slow of ['status', 'preferences']) await page.route(`**/${slow}`, slowly);
    await page.goto('/home');
    await expect(page.getByRole('main').getByRole('link', { name: 'Testing & Diagnostics' })).toBeVisible();
    expect(await page.evaluate(() => (window as unknown as { seen: string[] }).seen)).toEqual(['blank', 'spinner', 'tiles']);
  });

  test('shows a tile for each permission that has a screen, with its text, and the offline toast while the browser is offline', async ({
    page,
    portal,
    context,
  }) => {
    await signIn(page, portal);
    await page.goto('/home');
    const tile = page.getByRole('main').getByRole('link', { name: 'Testing & Diagnostics' });
    await expect(tile).toHaveAttribute('href', '/testing');
    await expect(page.getByText("Discover a number's attributes across all services.")).toBeVisible();
    await expect(page.getByRole('heading', { name: /^Welcome/ })).toBeVisible();
    await context.setOffline(true);
    await expect(page.getByText('Offline', { exact: true })).toBeVisible();
    await context.setOffline(false);
    await expect(page.getByText('Offline', { exact: true })).toBeHidden();
  });
});

interface Held {
  readonly url: string;
  /** Settles once a request is held. */
  readonly holding: Promise<void>;
  readonly close: () => void;
}

/** Listens in front of the portal and leaves the first call to a path unanswered; leaving the page breaks it off, as in real life. */
async function listenBefore(portalUrl: string, isHeld: (path: string) => boolean): Promise<Held> {
  let hasHeld = false;
  const { promise: holding, resolve: onHeld } = Promise.withResolvers<void>();
  const server = createServer(({ url = '/', method, headers }, reply) => {
    if (!hasHeld && isHeld(url)) {
      hasHeld = true;
      onHeld();
      return;
    }
    const passed = ask(portalUrl + url, { method, headers }, (answer) => {
      reply.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(reply);
    });
    passed.on('error', () => reply.destroy());
    passed.end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server has no port');
  const close = () => {
    server.closeAllConnections();
    server.close();
  };
  return { url: `http://127.0.0.1:${address.port}`, holding, close };
}
