/** The service legend (specification, sections 1 and 2). */
import type { Page } from '@playwright/test';
import { expect, test } from './test-support/portal.ts';
import { signIn } from './test-support/sign-in.ts';
import { focusByTab } from './test-support/steps.ts';

const fields =
  'tel npdi npi rn cic cor cc cn nt mcc mnc rc ns nv valid lastPorted cmnc cmcc ccn ports phdbpcic phdbccic changeSeen lastSeen acic acn dno dnot irsf irsfDate'.split(
    ' ',
  );
const tickColumns = ['GNR', 'NPQ', 'Live Status', 'Live Routing', 'Ported', 'Ports', 'UK Ported', 'USOSR', 'DNO', 'IRSF', 'AIT'];

const names = (page: Page) => page.getByRole('table').getByRole('rowheader');
const line = (page: Page, field: string) =>
  page.getByRole('row').filter({ has: page.getByRole('rowheader', { name: field, exact: true }) });
const filter = (page: Page) => page.getByRole('searchbox', { name: 'Filter by field or definition' });

test('is public, without chrome; lists 30 fields in order within the window; is filtered, works by keyboard alone, and brings the field of an anchor below the sticky header', async ({
  page,
}, info) => {
  await page.setViewportSize({ width: 800, height: 600 });
  await page.goto('/serviceLegend');
  await expect(page.getByRole('heading', { level: 1, name: 'Service legend' })).toBeVisible();
  await expect(page).toHaveURL(/\/serviceLegend$/);
  await expect(page.getByRole('navigation')).toHaveCount(0);
  await expect(page.getByRole('contentinfo')).toHaveCount(0);

  const region = page.getByRole('region', { name: 'Service legend' });
  await expect(region.getByRole('table')).toBeVisible();
  // The font that the browser has at once is wider.
  await page.evaluate(() => document.fonts.ready);
  await page.screenshot({ path: info.outputPath('service legend, 800 px.png') });
  expect(await region.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);

  await expect(names(page)).toHaveText(fields);
  await expect(page.getByRole('columnheader')).toHaveText(['Field name', 'Definition', ...tickColumns]);
  expect(await page.locator('tbody td:nth-child(2)').filter({ hasText: /\w{3}/ }).count()).toBe(30);
  await expect(line(page, 'tel').locator('td', { hasText: '✓' })).toHaveCount(11);
  const rn = await line(page, 'rn').locator('td').allInnerTexts();
  expect(tickColumns.filter((_, index) => rn[index + 1]?.includes('✓'))).toEqual(['NPQ', 'Live Routing']);

  await filter(page).fill('PORTS');
  await expect(names(page).first()).toHaveText('ports');
  await expect(page.getByText(/^\d of 30 fields$/)).toBeVisible();
  await filter(page).fill('no such field');
  await expect(page.getByText('No matches found').first()).toBeVisible();
  await filter(page).press('Escape');
  await expect(names(page)).toHaveCount(30);

  await focusByTab(page, filter(page));
  await page.keyboard.type('irsfd');
  await expect(names(page)).toHaveText(['irsfDate']);
  await focusByTab(page, page.getByRole('link', { name: 'irsfDate' }));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/#irsfDate$/);
  // The page follows a fragment a moment later, and takes the focus to its field.
  await expect(line(page, 'irsfDate')).toBeFocused();
  await filter(page).fill('');
  await expect(names(page)).toHaveCount(30);
  await page.evaluate(() => (location.hash = '#tel'));
  await expect(line(page, 'tel')).toBeInViewport({ ratio: 1 });
  const header = await page.getByRole('columnheader').first().boundingBox();
  const tel = await line(page, 'tel').boundingBox();
  expect(tel?.y).toBeGreaterThanOrEqual((header?.y ?? 0) + (header?.height ?? 0) - 1);
});

test('opens in a new 800x600 window from a field name, at that field, which has the focus and the mark', async ({
  page,
  portal,
  context,
}) => {
  await signIn(page, portal);
  await page.goto('/testing#n=447700900123&s=gnr');
  await page.getByRole('region', { name: 'Verdict' }).getByRole('button', { name: 'cic' }).click();
  const opening = context.waitForEvent('page');
  await page.getByRole('dialog', { name: 'cic' }).getByRole('link', { name: 'Open in the service legend' }).click();
  const legend = await opening;
  await expect(legend).toHaveURL(/\/serviceLegend#cic$/);
  await expect(line(legend, 'cic')).toBeInViewport({ ratio: 1 });
  await expect(line(legend, 'cic')).toBeFocused();
  await expect(legend.locator('[aria-current=location]')).toHaveText(['cic']);
  expect(await legend.evaluate(() => [innerWidth, innerHeight])).toEqual([800, 600]);
  expect(await legend.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(800);
  expect(await legend.evaluate(() => window.opener)).toBeNull();
  await expect(page).toHaveURL(/\/testing/);
});
