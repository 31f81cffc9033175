/** Screens in German and in the made-up languages, whose texts are a third longer or run from right to left: nothing is cut, and the page scrolls in no window sideways. */
import { expect, type Page } from '@playwright/test';
import { savePreferences } from '../src/shared/api/preferences.ts';
import { test, type RunningPortal } from './test-support/portal.ts';
import { call, owner, sessionOf, signIn, staff } from './test-support/sign-in.ts';
import { framesDrawn } from './test-support/steps.ts';

const tenDaysAgo = new Date(Date.now() - 864_000_000).toISOString().slice(0, 10);

/** An address, who looks at it, a German text that stands there once it is drawn, and the link that leads from there to what is looked at. */
const screens: readonly (readonly [path: string, as: string, german: string, link?: RegExp])[] = [
  ['/reports', owner, 'Jedes Land zeigt seine Summe'],
  ['/reports?historical-countries=France&historical-failed=1', owner, 'fehlgeschlagen: Frankreich'],
  ['/reports?tab=previous-day', owner, 'Daten des Vortags'],
  ['/reports?tab=tailored-search', owner, 'Ägypten'],
  [`/reports?tab=tailored-search&countries=GB,FR&date=${tenDaysAgo}`, owner, 'Gezielter Bericht'],
  ['/reports?tab=query-records', owner, 'die Summe des Berichts'],
  ['/gnr-search#447400', owner, 'Vereinigtes Königreich'],
  ['/gnr-search?tab=range-tree', owner, 'Baum der Bereiche'],
  ['/support', owner, 'Tickets von Acme'],
  ['/support', owner, 'Tickets von Acme', /^Lesen/],
  ['/users', owner, 'Benutzer von Acme'],
  ['/users', owner, 'Benutzer von Acme', /Bearbeiten/],
  ['/users?tab=audit-log', owner, 'angemeldet'],
  ['/users?tab=webhooks', owner, 'mit dem Geheimnis seines Webhooks'],
  ['/users?tab=batch-addresses', owner, 'außerhalb Ihrer Organisation'],
  ['/developers#getApiGnrSearchRangeSearch', owner, 'Läuft mit Ihrer Sitzung'],
  ['/users/add', owner, 'Die Nummer Ihrer Organisation'],
  ['/admin?tab=organisations', staff, 'Tage sind UTC'],
  ['/admin?account=1001', staff, 'Letzte Anmeldung'],
  ['/admin?account=1001', staff, 'Letzte Anmeldung', /Bearbeiten/],
  ['/admin?tab=tickets', staff, 'Von allen Organisationen'],
  ['/admin?tab=tickets', staff, 'Von allen Organisationen', /^Lesen/],
  ['/admin/add', staff, 'Die Kontonummer der Organisation'],
  ['/serviceLegend', owner, 'Die abgefragte Rufnummer in internationaler Form'],
  ['/downloads', owner, 'Name des Dokuments'],
  ['/downloads?tab=product-documentation', owner, 'Produkthandbuch herunterladen'],
  ['/downloads?tab=gnr-files', owner, 'Alle Rufnummernbereiche'],
  ['/downloads?tab=my-documents', owner, 'Wochenbericht 20'],
];

/** The languages that nobody speaks, and what marks a text of each. */
const madeUp = [
  ['pseudo', 'longer', /^\[.*·\]$/],
  ['rtl', 'right to left', /^\u202e.*\u202c$/],
] as const;

const sizes = [
  { width: 1280, height: 900 },
  { width: 320, height: 640 },
];

async function speak(portal: RunningPortal, email: string, language: 'en' | 'de') {
  await call(portal, savePreferences, { body: { language }, token: await sessionOf(portal, email) });
}

/** What is written on controls and cut there, or stands out of them. */
function cutTexts(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('main :is(button, a, label, legend, h1, h2, h3, [role=tab])')]
      .filter((element) => element.checkVisibility() && element.clientWidth > 1 && getComputedStyle(element).display !== 'inline')
      .filter((element) => element.scrollWidth > element.clientWidth + 1)
      .map((element) => element.textContent),
  );
}

async function expectRoom(page: Page, look: string, shot: (name: string) => string) {
  for (const size of sizes) {
    await page.setViewportSize(size);
    await framesDrawn(page);
    if (process.env['SCREENSHOTS']) await page.screenshot({ path: shot(`${look}, ${size.width} px.png`), fullPage: true });
    expect
      .soft(await page.evaluate(() => document.documentElement.scrollWidth), `${look}, ${size.width} px`)
      .toBeLessThanOrEqual(size.width);
    expect.soft(await cutTexts(page), `${look}, ${size.width} px`).toEqual([]);
  }
}

for (const [path, as, german, link] of screens) {
  // Without the day, which goes on while the tests run.
  test(`${path.replace(/&date=[\d-]+/, '')}${link ? ` and ${link.source} there` : ''} of ${as} has room for German, for longer texts and from right to left, wide and narrow`, async ({
    page,
    portal,
  }, info) => {
    const shot = (name: string) => info.outputPath(name);
    await signIn(page, portal, as);
    await speak(portal, as, 'de');
    try {
      await page.goto(path);
      await expect(page.getByRole('main').getByText(german).filter({ visible: true }).first()).toBeVisible();
      if (link) {
        const from = page.url();
        await page.getByRole('main').getByRole('link', { name: link }).first().click();
        await expect(page).not.toHaveURL(from);
      }
      await page.waitForLoadState('networkidle');
      await expectRoom(page, 'German', shot);
    } finally {
      await speak(portal, as, 'en');
    }
    const { pathname, search, hash } = new URL(page.url());
    for (const [locale, look, marked] of madeUp) {
      await page.goto(`${pathname}?${new URLSearchParams([...new URLSearchParams(search), ['locale', locale]]).toString()}${hash}`);
      await expect(page.getByRole('main').getByText(marked).first()).toBeVisible();
      await expect(page.locator('html')).toHaveAttribute('dir', locale === 'rtl' ? 'rtl' : 'ltr');
      await page.waitForLoadState('networkidle');
      await expectRoom(page, look, shot);
    }
  });
}
