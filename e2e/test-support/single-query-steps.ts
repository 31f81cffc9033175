/** The controls of the single live query, and ways to watch and to hold its calls. */
import type { Page, Request } from '@playwright/test';
import { holdReplies } from './hold-replies.ts';

export const serviceCodes = [
  'npq',
  'gnr',
  'liveStatus',
  'liveRouting',
  'ported',
  'ports&days',
  'ukported',
  'usmrq',
  'dno',
  'irsfCheck',
  'dnoText',
  'AITCheck',
];

export const numberField = (page: Page) => page.getByRole('textbox', { name: 'Phone number' });
export const box = (page: Page, service: string) => page.getByRole('checkbox', { name: service, exact: true });
export const search = (page: Page) => page.getByRole('button', { name: 'Search' });
export const resultRow = (page: Page, service: string) =>
  page
    .getByRole('table', { name: 'Answers by service' })
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader', { name: service, exact: true }) });
export const verdict = (page: Page) => page.getByRole('region', { name: 'Verdict' });
export const queryOf = (request: Request) => new URL(request.url()).searchParams;

/** The queries that the page sends from now on, as "number service". */
export function watchQueries(page: Page): string[] {
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/single-query?')) sent.push(`${queryOf(request).get('phonenumber')} ${queryOf(request).get('service')}`);
  });
  return sent;
}

/** Delivers each answer when the promise for its query is kept. */
export function holdAnswers(page: Page, until: (query: URLSearchParams) => Promise<void> | undefined): Promise<void> {
  return holdReplies(page, '**/single-query?*', (request) => until(queryOf(request)));
}

/** Opens the services, which are folded after the first query. */
export async function openServices(page: Page): Promise<void> {
  const change = page.getByRole('button', { name: 'Change services' });
  await change
    .or(page.getByRole('group', { name: 'Services' }))
    .first()
    .waitFor();
  if (await change.isVisible()) await change.click();
}

/** Whatever was chosen before. */
export async function selectAll(page: Page): Promise<void> {
  await openServices(page);
  const select = page.getByRole('button', { name: 'Select All', exact: true });
  if (await select.isVisible()) await select.click();
}

/** Whatever was chosen before. */
export async function deselectAll(page: Page): Promise<void> {
  await openServices(page);
  const select = page.getByRole('button', { name: 'Select All', exact: true });
  const deselect = page.getByRole('button', { name: 'Deselect All' });
  await select.or(deselect).waitFor();
  if (await select.isVisible()) await select.click();
  await deselect.click();
}

/** Asks by the form, and opens the tables below the verdict. */
export async function query(page: Page, number: string, services: readonly string[]): Promise<void> {
  await page.goto(`/testing#number=${number}&services=${services.join(',')}`);
  await search(page).click();
  await openTables(page);
}

/** Opens the tables, which are folded until a person opens them; the account remembers that. */
export async function openTables(page: Page): Promise<void> {
  for (const title of ['Answers by service', 'Fields by service']) {
    const summary = page.locator('summary').filter({ hasText: title });
    const isOpen = await summary.evaluate((element) => element.closest('details')?.open);
    if (!isOpen) await summary.click();
  }
}
