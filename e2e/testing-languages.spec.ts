/** The screens of Test and Diagnostics in German and in made-up languages, of longer words and from right to left: nothing is cut, and 320 px need no sideways scroll. */
import { expect, type Page } from '@playwright/test';
import { bits, maskOf } from '../src/shared/base/permissions.ts';
import { makePerson } from './test-support/database.ts';
import { narrow, wide } from './test-support/looks.ts';
import { cutTexts } from './test-support/cut-texts.ts';
import { test, type RunningPortal } from './test-support/portal.ts';
import { signIn } from './test-support/sign-in.ts';
import { framesDrawn } from './test-support/steps.ts';
import { testingLooks } from './test-support/testing-looks.ts';

type Language = 'de' | 'pseudo' | 'rtl';

// Who chose no language reads that of the browser, unless the address says otherwise.
test.use({ locale: 'de-DE' });

/** Signs in a new person each time, whose choices nobody else changes. */
const signInSomebody = async (page: Page, portal: RunningPortal) =>
  signIn(
    page,
    portal,
    (await makePerson(portal, { permissions: maskOf([bits.test_and_diagnostics, bits.batch_query, bits.contact]) })).email,
  );

async function expectRoom(page: Page, { name, path, reach }: (typeof testingLooks)[number], language: Language) {
  const address = new URL(path, 'http://portal');
  await page.setViewportSize(wide);
  if (language !== 'de') address.searchParams.set('locale', language);
  await page.goto(address.pathname + address.search + address.hash);
  await reach(page);
  for (const size of [wide, narrow]) {
    await page.setViewportSize(size);
    await framesDrawn(page);
    const look = `${name}, ${language}, ${size.width} px`;
    if (process.env['SCREENSHOTS']) await page.screenshot({ path: test.info().outputPath(`${look}.png`), fullPage: true });
    expect.soft(await cutTexts(page), look).toEqual([]);
    expect.soft(await page.evaluate(() => document.documentElement.scrollWidth), look).toBeLessThanOrEqual(size.width);
  }
}

/** One look of each tab: the one with the most texts. */
const fullest = ['a number with warnings', 'a batch and what it found', 'the decoder with parts and problems'];
const [some, others] = [true, false].map((isFullest) => testingLooks.filter(({ name }) => fullest.includes(name) === isFullest));

test('in German, wide and narrow: a single query, a batch and the decoder', { tag: '@full' }, async ({ page, portal }) => {
  await signInSomebody(page, portal);
  expect(some).toHaveLength(fullest.length);
  for (const look of some ?? []) await expectRoom(page, look, 'de');
});

for (const [area, looks] of Map.groupBy(others ?? [], ({ path }) => path.split('#')[0]))
  test(`in German, wide and narrow: other looks of ${area}`, { tag: '@full' }, async ({ page, portal }) => {
    await signInSomebody(page, portal);
    for (const look of looks) await expectRoom(page, look, 'de');
  });

for (const look of testingLooks)
  test(`with longer words and from right to left, wide and narrow: ${look.name}`, { tag: '@full' }, async ({ page, portal }) => {
    await signInSomebody(page, portal);
    for (const language of ['pseudo', 'rtl'] as const) await expectRoom(page, look, language);
  });
