/**
 * Screens in German and, in the full run, in the pseudo-languages, whose texts are a third longer or run from right to left: no text is cut, and no page
 * scrolls sideways.
 */
import { expect, type Page } from '@playwright/test';
import { demoDay, stopClock } from './test-support/demo-day.ts';
import { narrow, wide } from './test-support/looks.ts';
import { test } from './test-support/portal.ts';
import { owner, signIn, staff } from './test-support/sign-in.ts';
import { framesDrawn } from './test-support/steps.ts';

type Screen = readonly [path: string, as: string, german: string, link?: RegExp];

/** An address, its visitor, a German text that shows once it is drawn, and the link from there to the screen under test. */
const screens: readonly Screen[] = [
  ['/reports', owner, 'Summen nach Land'],
  ['/reports?historical-countries=France&historical-failed=1', owner, 'fehlgeschlagen: Frankreich'],
  ['/reports?tab=previous-day', owner, 'Daten des Vortags'],
  ['/reports?tab=tailored-search', owner, 'Ägypten'],
  [`/reports?tab=tailored-search&countries=GB,FR&date=${demoDay(10)}`, owner, 'Gezielter Bericht'],
  ['/reports?tab=query-records', owner, 'Abfragen geladen'],
  ['/gnr-search#447400', owner, 'Vereinigtes Königreich'],
  ['/gnr-search?tab=range-tree', owner, 'Bereichsbaum'],
  ['/support', owner, 'Tickets von Acme'],
  ['/support', owner, 'Tickets von Acme', /^Lesen/],
  ['/users', owner, 'Benutzer von Acme'],
  ['/users', owner, 'Benutzer von Acme', /Bearbeiten/],
  ['/users?tab=audit-log', owner, 'angemeldet'],
  ['/users?tab=webhooks', owner, 'mit dem Geheimnis des Webhooks'],
  ['/users?tab=batch-addresses', owner, 'außerhalb Ihrer Organisation'],
  ['/developers#getApiGnrSearchRangeSearch', owner, 'Läuft sofort mit Ihrer Sitzung'],
  ['/users/add', owner, 'Die Nummer Ihrer Organisation'],
  ['/admin?tab=organisations', staff, 'Tage in UTC'],
  ['/admin?account=1001', staff, 'Letzte Anmeldung'],
  ['/admin?account=1001', staff, 'Letzte Anmeldung', /Bearbeiten/],
  ['/admin?tab=tickets', staff, 'Alle Organisationen: nicht'],
  ['/admin?tab=tickets', staff, 'Alle Organisationen: nicht', /^Lesen/],
  ['/admin/add', staff, 'Die Kontonummer der Organisation'],
  ['/account', owner, 'Aktuelles Passwort'],
  ['/account?tab=profile', owner, 'Vorherige Anmeldung'],
  ['/account?tab=preferences', owner, 'Zeitzone'],
  ['/account?tab=api-keys', owner, 'Schlüssel für Ihre Programme'],
  ['/serviceLegend', owner, 'Die abgefragte Rufnummer in internationaler Form'],
  ['/downloads', owner, 'Name des Dokuments'],
  ['/downloads?tab=product-documentation', owner, 'Produkthandbuch herunterladen'],
  ['/downloads?tab=gnr-files', owner, 'Alle Rufnummernbereiche'],
  ['/downloads?tab=my-documents', owner, 'Wochenbericht 20'],
];

/** The pseudo-languages, and the mark of their texts. */
const madeUp = [
  ['pseudo', 'longer', /^\[.*·\]$/],
  ['rtl', 'right to left', /^\u202e.*\u202c$/],
] as const;

/** The word of a part that still loads, in all of the languages. */
const working = /(Working|In Arbeit |Wørkîñg)…/;

/** Lists the texts on controls that are cut off without a title, or overflow. */
function cutTexts(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('main :is(button, a, label, legend, h1, h2, h3, [role=tab])')]
      .filter((element) => element.checkVisibility() && element.clientWidth > 1 && getComputedStyle(element).display !== 'inline')
      .filter((element) => element.scrollWidth > element.clientWidth + 1 && !element.closest('[title]'))
      .map((element) => element.textContent),
  );
}

async function expectRoom(page: Page, look: string) {
  await expect(page.getByText(working)).toHaveCount(0);
  for (const size of [wide, narrow]) {
    const name = `${look}, ${size.width} px`;
    await page.setViewportSize(size);
    await framesDrawn(page);
    if (process.env['SCREENSHOTS'])
      await page.screenshot({ path: test.info().outputPath(`${name.replaceAll('/', ' ')}.png`), fullPage: true });
    expect.soft(await page.evaluate(() => document.documentElement.scrollWidth), name).toBeLessThanOrEqual(size.width);
    expect.soft(await cutTexts(page), name).toEqual([]);
  }
  await page.setViewportSize(wide);
}

/** Opens a screen, and the target of a link on it. */
async function open(page: Page, [path, , german, link]: Screen) {
  await page.goto(path);
  await expect(page.getByRole('main').getByText(german).filter({ visible: true }).first()).toBeVisible();
  if (!link) return;
  const from = page.url();
  await page.getByRole('main').getByRole('link', { name: link }).first().click();
  await expect(page).not.toHaveURL(from);
}

// A user without a choice gets the browser's language.
test.use({ locale: 'de-DE' });

async function expectRoomForGerman(page: Page, some: readonly Screen[]) {
  await stopClock(page);
  for (const screen of some) {
    await open(page, screen);
    await expectRoom(page, `${screen[0]}, German`);
  }
}

const byArea = Map.groupBy(screens, ([path]) => path.split(/[?#]/)[0]?.split('/')[1]);
const firstOfAreas = [...byArea.values()].flatMap((some) => some.slice(0, 1));

for (const [as, some] of Map.groupBy(firstOfAreas, ([, who]) => who))
  test(
    `the first screen of each area has room for German, wide and narrow, as ${as}`,
    { tag: as === owner ? '@full' : [] },
    async ({ page, portal }) => {
      await signIn(page, portal, as);
      await expectRoomForGerman(page, some);
    },
  );

for (const [area, some] of byArea) {
  test(`the screens of /${area} have room for German, wide and narrow`, { tag: '@full' }, async ({ page, portal }) => {
    await signIn(page, portal, some[0]?.[1]);
    await expectRoomForGerman(page, some.slice(1));
  });

  test(
    `the screens of /${area} have room for longer texts and from right to left, wide and narrow`,
    { tag: '@full' },
    async ({ page, portal }) => {
      await signIn(page, portal, some[0]?.[1]);
      await stopClock(page);
      for (const screen of some) {
        await open(page, screen);
        const { pathname, search, hash } = new URL(page.url());
        for (const [locale, look, marked] of madeUp) {
          await page.goto(`${pathname}?${new URLSearchParams([...new URLSearchParams(search), ['locale', locale]]).toString()}${hash}`);
          await expect(page.getByRole('main').getByText(marked).first()).toBeVisible();
          await expect(page.locator('html')).toHaveAttribute('dir', locale === 'rtl' ? 'rtl' : 'ltr');
          await expectRoom(page, `${screen[0]}, ${look}`);
        }
      }
    },
  );
}
