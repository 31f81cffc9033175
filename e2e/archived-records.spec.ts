/** Query Records of days in the archive, while the storage that has it is away, and afterwards. */
import { type ObjectStorage, startObjectStorage } from '../src/server/test-support/object-storage.ts';
import { demoDay, stopClock } from './test-support/demo-day.ts';
import { looksRight } from './test-support/looks.ts';
import { expect, startDemo, test } from './test-support/portal.ts';
import { signIn } from './test-support/sign-in.ts';

let storage: ObjectStorage;
let demo: Awaited<ReturnType<typeof startDemo>>;
test.beforeAll(async () => {
  // As long as the portal of a worker may take.
  test.setTimeout(300_000);
  storage = await startObjectStorage();
  demo = await startDemo({ environment: storage.env, program: 'src/server/test-support/archived-demo.ts' });
});
test.afterAll(async () => {
  await demo.stop();
  await storage.stop();
});

const day = demoDay(120);
const address = () => `${demo.url}/reports?tab=query-records&queries-period=${day}..${day}`;

test.beforeEach(({ page }) => stopClock(page));

test(
  'while the archive cannot be reached a screen says of which days, and Try again brings them when it is back',
  { tag: '@full' },
  async ({ page }) => {
    await signIn(page, demo);
    storage.setAway(true);
    await page.goto(address());
    const said = page
      .getByRole('tabpanel')
      .getByText(`Queries up to ${day} are in the archive, which is unavailable. Choose later days, or try again in a minute`);
    await expect(said).toBeVisible();
    await looksRight(page, 'the archive is away');
    storage.setAway(false);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByText(/^50 of 60 records loaded/)).toBeVisible();
    await expect(said).toBeHidden();
  },
);

test.describe('in German', () => {
  test.use({ locale: 'de-DE' });
  test('the screen says it in German', { tag: '@full' }, async ({ page }) => {
    await signIn(page, demo);
    storage.setAway(true);
    await page.goto(address());
    await expect(page.getByRole('tabpanel').getByText(/liegen im Archiv, das gerade nicht erreichbar ist/)).toBeVisible();
    await looksRight(page, 'the archive is away, in German');
    storage.setAway(false);
  });
});
