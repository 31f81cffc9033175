/** Preferences belong to the account, on every device of the user; the browser keeps none of them. */
import { expect, type Page, type Request } from '@playwright/test';
import { readPreferences, savePreferences } from '../src/shared/account/preferences.ts';
import { makePerson } from './test-support/database.ts';
import { holdReplies } from './test-support/hold-replies.ts';
import { signInByScreen } from './test-support/people.ts';
import { type RunningPortal, test } from './test-support/portal.ts';
import { call, sessionOf, signIn } from './test-support/sign-in.ts';
import { box, numberField, openServices, search, serviceCodes, verdict, watchQueries } from './test-support/single-query-steps.ts';

const kept = (page: Page) => page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)]);
const theme = (page: Page) => page.locator('html');

/** Reads the language that the account has. A page may reload before the answer to its own call is there. */
async function languageOf(portal: RunningPortal, email: string) {
  return (await call(portal, readPreferences, { token: await sessionOf(portal, email) })).message.language;
}

async function signOut(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Sign out' }).click();
  await expect(page.getByRole('heading', { name: 'Portal Login' })).toBeVisible();
}

test('a sign-out leaves nothing of menu, chosen services and theme in the browser, and all come back with the person', async ({
  page,
  portal,
  browser,
}) => {
  const [one, other] = [await makePerson(portal), await makePerson(portal)];
  await signIn(page, portal, one.email);
  await page.goto('/home');
  await page.getByRole('radio', { name: 'Dark' }).press('Space');
  await page.getByRole('button', { name: 'Minimise the menu' }).click();
  await page.getByRole('link', { name: 'Downloads' }).first().click();
  await expect(page.getByRole('heading', { name: 'CIC List' })).toBeVisible();
  await page.getByRole('link', { name: 'Testing & Diagnostics' }).first().click();
  await box(page, 'npq').uncheck();
  await box(page, 'dno').uncheck();
  await expect(theme(page)).toHaveAttribute('data-theme', 'dark');
  await signOut(page);
  expect(await kept(page)).toEqual([]);
  await expect(theme(page)).toHaveAttribute('data-theme', 'light');

  await signInByScreen(page, portal, other);
  await expect(page.getByRole('button', { name: 'Minimise the menu' })).toBeVisible();
  await page.getByRole('link', { name: 'Testing & Diagnostics' }).first().click();
  for (const service of serviceCodes) await expect(box(page, service)).toBeChecked();

  const elsewhere = await browser.newPage({ baseURL: portal.url });
  await signIn(elsewhere, portal, one.email);
  await elsewhere.goto('/testing');
  await expect(theme(elsewhere)).toHaveAttribute('data-theme', 'dark');
  await expect(elsewhere.getByRole('button', { name: 'Expand the menu' })).toBeVisible();
  await expect(elsewhere.getByText('10 services')).toBeVisible();
  await openServices(elsewhere);
  await expect(box(elsewhere, 'gnr')).toBeChecked();
  await expect(box(elsewhere, 'dno')).not.toBeChecked();
  await expect(box(elsewhere, 'npq')).not.toBeChecked();
  await elsewhere.close();
});

test('what is chosen while a choice before it is being kept, just before a sign-out, is kept', async ({ page, portal }) => {
  const person = await makePerson(portal);
  await signIn(page, portal, person.email);
  const held = Promise.withResolvers<void>();
  const isSave = (request: Request) => request.method() === savePreferences.method && request.url().endsWith(savePreferences.path);
  await holdReplies(page, `**${savePreferences.path}`, (request) => (isSave(request) ? held.promise : undefined));
  await page.goto('/testing');
  const first = page.waitForRequest(isSave);
  await box(page, 'npq').uncheck();
  await first;
  await box(page, 'dno').uncheck();
  await page.getByRole('link', { name: 'Sign out' }).click();
  await expect(page.getByRole('heading', { name: 'Signing out' })).toBeVisible();
  held.resolve();
  await expect(page.getByRole('heading', { name: 'Portal Login' })).toBeVisible();
  const { message } = await call(portal, readPreferences, { token: await sessionOf(portal, person.email) });
  expect(message.services).toEqual(serviceCodes.filter((service) => service !== 'npq' && service !== 'dno'));
});

test('a first visit queries all services, by a number and Enter or by a link without services; later they are folded; a choice of none is not kept', async ({
  page,
  portal,
}) => {
  await signIn(page, portal, (await makePerson(portal)).email);
  const sent = watchQueries(page);
  const asked = (number: string, services = serviceCodes) => services.map((service) => `${number} ${service}`);
  await page.goto('/testing#n=447700900123');
  await expect(verdict(page)).toContainText('ported from Example Mobile to Other Mobile');
  expect(sent.splice(0)).toEqual(asked('447700900123'));
  await page.goto('/home');
  await page.goto('/testing');
  await expect(page.getByText('12 queries')).toBeVisible();
  await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(12);
  await numberField(page).fill('+44 7700 900123');
  await numberField(page).press('Enter');
  await expect(verdict(page)).toContainText('ported from Example Mobile to Other Mobile');
  expect(sent.splice(0)).toEqual(asked('447700900123'));
  await expect(page.getByText(/^12 services/)).toBeVisible();
  await expect(page.getByRole('group', { name: 'Services' })).toHaveCount(0);

  await openServices(page);
  await box(page, 'npq').uncheck();
  await page.getByRole('button', { name: 'Select All', exact: true }).click();
  await page.getByRole('button', { name: 'Deselect All' }).click();
  await numberField(page).press('Enter');
  await expect(page.getByRole('group', { name: 'Services' })).toHaveAccessibleDescription('Please select at least one service');
  await page.goto('/home');
  await page.goto('/testing');
  await expect(page.getByText(/^12 services/)).toBeVisible();
  await openServices(page);
  for (const service of serviceCodes.slice(2)) await box(page, service).uncheck();
  await numberField(page).fill('447700900100');
  await search(page).click();
  await expect(verdict(page)).toContainText('served by Example Mobile and not ported');
  expect(sent.splice(0)).toEqual(asked('447700900100', ['npq', 'gnr']));
});

test('a choice that is on its way to the account when the page is left is kept', { tag: '@full' }, async ({ page, portal, browser }) => {
  const person = await makePerson(portal);
  await signIn(page, portal, person.email);
  await page.goto('/testing');
  let isHeld = true;
  await page.route('**/api/account/preferences', (route) => (route.request().method() === 'POST' && isHeld ? undefined : route.continue()));
  const sent = page.waitForRequest((request) => request.url().endsWith('/api/account/preferences') && request.method() === 'POST');
  await box(page, 'dno').uncheck();
  await sent;
  isHeld = false;
  const saved = page.waitForResponse((reply) => reply.url().endsWith('/api/account/preferences') && reply.request().method() === 'POST');
  await page.reload();
  await saved;
  await openServices(page);
  await expect(box(page, 'dno')).not.toBeChecked();

  const elsewhere = await browser.newPage({ baseURL: portal.url });
  await signIn(elsewhere, portal, person.email);
  await elsewhere.goto('/testing');
  await openServices(elsewhere);
  await expect(box(elsewhere, 'dno')).not.toBeChecked();
  await elsewhere.close();
});

test('the language that is chosen in My Account is that of the page at once, of another browser after the sign-in, and of the sign-in after a sign-out', async ({
  page,
  portal,
  browser,
}) => {
  const person = await makePerson(portal);
  await signIn(page, portal, person.email);
  await page.goto('/account?tab=preferences');
  await page.getByLabel('Language').selectOption({ label: 'Deutsch' });
  await expect(page.getByRole('heading', { name: 'Mein Konto' })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  await expect(page).toHaveTitle(/· Mein Konto$/);
  await expect.poll(() => languageOf(portal, person.email)).toBe('de');

  // A message of a shared schema, and a message of the server.
  await page.getByRole('tab', { name: 'Anmeldung' }).click();
  await page.getByRole('button', { name: 'E-Mail-Adresse ändern' }).click();
  await page.getByLabel('Neue E-Mail-Adresse').fill('nobody');
  await page.getByRole('button', { name: 'Link senden' }).click();
  await expect(page.getByRole('link', { name: 'Die E-Mail-Adresse ist nicht gültig' })).toBeVisible();
  await page.getByRole('button', { name: 'Abbrechen' }).click();
  await page.getByLabel('Aktuelles Passwort', { exact: true }).fill('not the password');
  await page.getByLabel('Neues Passwort', { exact: true }).fill('seven copper kettles');
  await page.getByLabel('Neues Passwort bestätigen', { exact: true }).fill('seven copper kettles');
  await page.getByRole('button', { name: 'Passwort ändern' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'Passwort ändern' }).getByText('Das aktuelle Passwort ist falsch')).toBeVisible();

  const elsewhere = await browser.newPage({ baseURL: portal.url });
  await signIn(elsewhere, portal, person.email);
  await elsewhere.goto('/account?tab=preferences');
  await expect(elsewhere.getByLabel('Sprache')).toHaveValue('de');
  await elsewhere.getByLabel('Sprache').selectOption({ label: 'English' });
  await expect(elsewhere.getByRole('heading', { name: 'My Account' })).toBeVisible();
  await elsewhere.close();

  await page.getByRole('link', { name: 'Abmelden' }).click();
  await page.getByRole('dialog', { name: 'Ohne Speichern verlassen?' }).getByRole('button', { name: 'Verlassen' }).click();
  await expect(page.getByRole('heading', { name: 'Anmeldung am Portal' })).toBeVisible();
});

test(
  'who chose no language signs in and reads in that of the browser, and a choice in My Account wins',
  { tag: '@full' },
  async ({ portal, browser }) => {
    const person = await makePerson(portal);
    const page = await browser.newPage({ baseURL: portal.url, locale: 'de-AT' });
    await page.goto('/auth/login');
    await expect(page.getByRole('heading', { name: 'Anmeldung am Portal' })).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('lang', 'de');
    await signIn(page, portal, person.email);
    await page.goto('/account?tab=preferences');
    await expect(page.getByRole('heading', { name: 'Mein Konto' })).toBeVisible();
    await expect(page.getByLabel('Sprache').locator('option:checked')).toHaveText('Wie der Browser');
    await page.getByLabel('Sprache').selectOption({ label: 'English' });
    await expect(page.getByRole('heading', { name: 'My Account' })).toBeVisible();
    await expect.poll(() => languageOf(portal, person.email)).toBe('en');
    await page.close();

    const english = await browser.newPage({ baseURL: portal.url, locale: 'en-GB' });
    await signIn(english, portal, person.email);
    await english.goto('/account?tab=preferences');
    await expect(english.getByLabel('Language').locator('option:checked')).toHaveText('English');
    const elsewhere = await browser.newPage({ baseURL: portal.url, locale: 'de-DE' });
    await signIn(elsewhere, portal, person.email);
    await elsewhere.goto('/account?tab=preferences');
    await expect(elsewhere.getByRole('heading', { name: 'My Account' })).toBeVisible();
    await expect(elsewhere.locator('html')).toHaveAttribute('lang', 'en');

    // Back to the browser's language, on the other device, too, which holds a copy of the choice.
    await elsewhere.getByLabel('Language').selectOption({ label: 'Same as the browser' });
    await expect(elsewhere.getByRole('heading', { name: 'Mein Konto' })).toBeVisible();
    await expect.poll(() => languageOf(portal, person.email)).toBe('browser');
    await elsewhere.close();
    await english.goto('/account?tab=preferences');
    await expect(english.getByRole('heading', { name: 'My Account' })).toBeVisible();
    await expect(english.getByLabel('Language').locator('option:checked')).toHaveText('Same as the browser');
    await english.close();
  },
);

test(
  'a browser that asks for languages which the portal does not speak is answered in English',
  { tag: '@full' },
  async ({ portal, browser }) => {
    const page = await browser.newPage({ baseURL: portal.url, locale: 'fr-FR' });
    await page.goto('/auth/login');
    await expect(page.getByRole('heading', { name: 'Portal Login' })).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    await page.close();
  },
);
