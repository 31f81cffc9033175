/** The screens of Test and Diagnostics in German and in made-up languages, of longer words and from right to left: nothing is cut, and 320 px need no sideways scroll. */
import { expect, type Page } from '@playwright/test';
import { savePreferences } from '../src/shared/api/preferences.ts';
import { addPerson } from './test-support/people.ts';
import { cutTexts } from './test-support/cut-texts.ts';
import { test, type RunningPortal } from './test-support/portal.ts';
import { call, sessionOf, signIn } from './test-support/sign-in.ts';
import { framesDrawn } from './test-support/steps.ts';
import { testingLooks } from './test-support/testing-looks.ts';

/** Somebody who reads German, unless the address says otherwise. */
async function readsGerman(page: Page, portal: RunningPortal): Promise<void> {
  const person = await addPerson(portal, ['Test and Diagnostics', 'Batch Query', 'Contact us']);
  await call(portal, savePreferences, { body: { language: 'de' }, token: await sessionOf(portal, person.email) });
  await page.addInitScript(() => {
    if (localStorage.getItem('preferences') === null) localStorage.setItem('preferences', JSON.stringify({ language: 'de' }));
  });
  await signIn(page, portal, person.email);
}

for (const { name, path, reach } of testingLooks) {
  test(`in German, with longer words and from right to left, wide and narrow: ${name}`, async ({ page, portal }, info) => {
    await readsGerman(page, portal);
    for (const language of ['de', 'pseudo', 'rtl']) {
      const address = new URL(path, portal.url);
      if (language !== 'de') address.searchParams.set('locale', language);
      await page.setViewportSize({ width: 1280, height: 900 });
      await page.goto(address.href);
      await reach(page);
      for (const width of [1280, 320]) {
        await page.setViewportSize({ width, height: 900 });
        await framesDrawn(page);
        const look = `${name}, ${language}, ${width} px`;
        if (process.env['SCREENSHOTS']) await page.screenshot({ path: info.outputPath(`${look}.png`), fullPage: true });
        expect.soft(await cutTexts(page), look).toEqual([]);
        expect.soft(await page.evaluate(() => document.documentElement.scrollWidth), look).toBeLessThanOrEqual(width);
      }
    }
  });
}
