/** Every screen in one visit: its parts stay in place while it loads, it looks right wide and narrow, and nothing comes from another origin. */
import { expect, type Page } from '@playwright/test';
import { routeOf } from '../src/shared/base/routes.ts';
import { opensCalmly } from './test-support/calm-loading.ts';
import { everyScreen } from './test-support/every-screen.ts';
import { furtherPictures, isFullRun, looksRight, narrow, wide } from './test-support/looks.ts';
import { test } from './test-support/portal.ts';
import { signIn } from './test-support/sign-in.ts';

/** Collects the page's requests to origins other than the portal's. */
function foreignRequests(page: Page, origin: string): string[] {
  const foreign: string[] = [];
  page.on('request', (request) => {
    if (!request.url().startsWith(origin) && !request.url().startsWith('data:')) foreign.push(request.url());
  });
  return foreign;
}

/** Screens that load content. If the content is much shorter than the room reserved for it, the foot of the page moves up. */
const calm = new Set([
  'home',
  'my account',
  'users',
  'API keys',
  'webhooks',
  'the API',
  'service status',
  'support',
  'batch query',
  'reports: historical data',
  'reports: tailored search',
  'reports: query records',
  'admin: organisations',
]);

/** States of a screen whose main parts another state in the list shows, too. */
const rare = new Set([
  'login with errors',
  'batch query with errors and a file that breaks the rules',
  'batch query with its confirmation',
  'a call of the API with its reply',
  'support with errors',
  'reports: tailored search with errors and chosen countries',
  'reports: a country that is isolated, with failed queries, from one day to another',
  'my account with a new key',
  'watch list with lines that cannot be read',
  'downloads under way and failed',
  'decoder with problems',
  'downloads, cic-list',
  'home of staff',
  'home without permissions',
  'edit a user',
  'add a user',
  'number lookup with its response',
  'list of keys',
  'forgot password with errors',
  'confirm an e-mail address by a link that is over',
  'agree to mails about batches',
  'stop mails about batches',
  'confirm without a link',
  'my account with an e-mail address asked for',
  'my account with a key that cannot be made',
  'admin: an organisation about to be closed',
  'admin: edit a user with errors',
  'admin',
  'the views of a table',
  'home whose parts could not be loaded',
  'a webhook that cannot be added',
  'a call of the API that is refused',
  'a call of the API that asks first',
  'a call of the API that is for others',
  'a delivery of a webhook that is not valid',
  'range search',
  'range search with its notice',
  'single live query',
  'single live query as call processing receives it',
  'single live query of a number with warnings',
  'batch query with a table',
  'batch query with the numbers of a table',
  'batch query with its success',
  'batch results with a mail that waits',
  'downloads, product-documentation',
  'downloads, gnr-files',
  'support with a ticket just sent',
  'support with an answer to report',
  'a ticket that does not exist',
  'reports: historical data as a table',
  'reports that could not be loaded',
  'reports: previous day',
  'reports: tailored search with its calendar',
  'reports: tailored search with results',
  'watch list with its question before removing',
  'command box',
  'a session about to end',
  'admin: edit a user',
  'admin: a ticket',
  'admin: add an organisation',
  'single sign-on without an answer',
  'confirm an e-mail address',
  'forgot password',
  'batch addresses',
  'range changes',
  'range tree',
  'a batch',
  'admin: an organisation',
  'admin: add a user',
  'admin: tickets',
  'downloads, my-documents',
]);

test('each screen that is to load calmly, or whose look is rare, is there', () => {
  expect([...calm, ...rare].filter((name) => !everyScreen.some((screen) => screen.name === name))).toEqual([]);
  expect([...rare].filter((name) => calm.has(name))).toEqual([]);
});

for (const { name, path, as, endsAt, reach } of everyScreen) {
  const calmly = calm.has(name) ? ', nothing moves when what it waits for comes' : '';
  test(
    `T54: axe finds nothing, 320 px need no sideways scroll, no date of a table is broken, and nothing comes from elsewhere${calmly}: ${name}`,
    { tag: rare.has(name) ? '@full' : [] },
    async ({ page, portal }) => {
      const foreign = foreignRequests(page, portal.url);
      if (as) await signIn(page, portal, as);
      if (calm.has(name)) {
        for (const size of isFullRun ? [narrow, wide] : [wide]) {
          await page.setViewportSize(size);
          await opensCalmly(page, path, () => reach(page, portal));
        }
      } else {
        await page.goto(path);
        await reach(page, portal);
      }
      if (endsAt) expect(routeOf(new URL(page.url()).pathname)?.path).toBe(endsAt);
      await looksRight(page, name);
      expect(foreign).toEqual([]);
      await furtherPictures(page, name);
    },
  );
}
