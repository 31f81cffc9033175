/** People of a mail domain sign in at their own provider: a real one, beside the portal. */
import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { startIdentityProvider, type TestIdentityProvider } from '../src/server/test-support/identity-provider.ts';
import { register } from '../src/shared/users/users.ts';
import { bits, maskOf } from '../src/shared/base/permissions.ts';
import { makeOrganisation, makePerson } from './test-support/database.ts';
import { looksRight } from './test-support/looks.ts';
import { expect, type RunningPortal, test } from './test-support/portal.ts';
import { call, signIn, staff } from './test-support/sign-in.ts';

test.use({ baseURL: ({ portal }, use) => use(portal.url.replace('127.0.0.1', 'localhost')) });

let provider: TestIdentityProvider;
test.beforeAll(async ({ portal }) => {
  provider = await startIdentityProvider(`${portal.url.replace('127.0.0.1', 'localhost')}/auth/single-sign-on`);
});
test.afterAll(() => provider.stop());

const section = (page: Page) => page.getByRole('region', { name: 'Single sign-on' });

/** Staff name the provider on the page of an organisation, with the keyboard alone. */
async function setUp(
  page: Page,
  { organisationId, domain, isOnlyWay = false }: { organisationId: number; domain: string; isOnlyWay?: boolean },
) {
  await page.goto(`/admin/organisation/${organisationId}`);
  await section(page)
    .getByRole('button', { name: /(Set up|Change) single sign-on/ })
    .press('Enter');
  const form = page.getByRole('dialog');
  await form.getByLabel('Issuer').fill(provider.issuer);
  await form.getByLabel('Client ID').fill(provider.clientId);
  await form.getByLabel('Client secret').fill(provider.clientSecret);
  await form.getByLabel('E-mail domains').fill(` @${domain.toUpperCase()}\n`);
  const passwords = form.getByRole('checkbox', { name: 'Also allow sign-in with a password or passkey' });
  await passwords.setChecked(!isOnlyWay);
  // Which this provider confirms: whoever is let in below is proof of it.
  await form.getByRole('checkbox', { name: 'Require a second factor at the provider' }).press('Space');
  await form.getByLabel('Client ID').press('Enter');
  await expect(section(page).getByText(domain)).toBeVisible();
  await expect(section(page).getByText('the provider must confirm one')).toBeVisible();
}

async function personOf(portal: RunningPortal, organisationId: number, domain: string) {
  const person = { fullName: 'Jo Example', email: `jo@${domain}`, permissions: maskOf([bits.gnr_search]) };
  const { token } = await makePerson(portal, { organisationId });
  await call(portal, register, { body: { userId: organisationId, ...person }, token });
  provider.add(person.email, { sub: randomUUID(), email: person.email, email_verified: true, name: 'Jo Example' });
  return person;
}

test('T74: staff set it up; who types an address of the domain is led to the provider and back to where they wanted to go', async ({
  page,
  portal,
  browser,
  baseURL,
}) => {
  const domain = `${randomUUID()}.example`;
  const organisationId = await makeOrganisation(portal);
  await signIn(page, portal, staff);
  await page.goto(`/admin/organisation/${organisationId}`);
  await page.getByRole('button', { name: 'Set up single sign-on' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('dialog').getByRole('link', { name: 'Enter the client ID from the provider' })).toBeVisible();
  await looksRight(page, 'set-up-errors');
  await setUp(page, { organisationId, domain });
  await looksRight(page, 'set-up');
  const person = await personOf(portal, organisationId, domain);
  const context = await browser.newContext({ baseURL: baseURL ?? '' });
  const own = await context.newPage();
  await own.goto('/gnr-search');
  await own.getByLabel('Email').fill(person.email);
  await own.getByLabel('Email').press('Enter');
  await expect(own).toHaveURL(/\/gnr-search$/);
  await expect(own.getByRole('heading', { name: 'GNR Search', level: 1 })).toBeVisible();
  expect(await own.evaluate(() => [localStorage.getItem('isUserLoggedIn'), Object.keys(sessionStorage)])).toEqual(['true', []]);
  await own.getByRole('link', { name: 'Sign out' }).click();
  await expect(own.getByRole('heading', { name: 'Portal Login' })).toBeVisible();
  // Left with Tab: the way is offered, and taken on a press.
  await own.getByLabel('Email').fill(person.email);
  await own.getByLabel('Email').press('Tab');
  await expect(own.getByRole('button', { name: 'Continue with single sign-on' })).toBeVisible();
  await looksRight(own, 'login');
  await own.getByRole('button', { name: 'Continue with single sign-on' }).press('Enter');
  await expect(own).toHaveURL(/\/home$/);
  await context.close();
});

test('T74: without passwords it says so, a refusal is in clear words, and other domains see nothing of it', async ({
  page,
  portal,
  browser,
  baseURL,
}) => {
  const domain = `${randomUUID()}.example`;
  await signIn(page, portal, staff);
  await setUp(page, { organisationId: await makeOrganisation(portal), domain, isOnlyWay: true });
  const context = await browser.newContext({ baseURL: baseURL ?? '' });
  const own = await context.newPage();
  await own.goto('/auth/login');
  const go = own.getByRole('button', { name: 'Continue with single sign-on' });
  const answered = own.waitForResponse(/waytosignin/);
  await own.getByLabel('Email').fill('jo@elsewhere.example');
  await own.getByLabel('Email').press('Tab');
  expect(await (await answered).json()).toEqual({ message: { singleSignOn: false, password: true } });
  await expect(go).toHaveCount(0);
  const nobody = `nobody@${domain}`;
  provider.add(nobody, { sub: randomUUID(), email: nobody, email_verified: true });
  await own.getByLabel('Email').fill(nobody);
  await own.getByLabel('Email').press('Tab');
  await expect(own.getByText('requires single sign-on for this e-mail domain')).toBeVisible();
  await looksRight(own, 'login-only-way');
  await go.click();
  await expect(own.getByRole('main').getByText('You do not have an account yet')).toBeVisible();
  await expect(own).toHaveURL(/\/auth\/single-sign-on$/);
  await looksRight(own, 'refused');
  await own.getByRole('link', { name: 'Back to the login page' }).click();
  await expect(own.getByRole('heading', { name: 'Portal Login' })).toBeVisible();
  await context.close();
});
