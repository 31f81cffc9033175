/** The verdict of a single query, and the address that keeps it. */
import { expect, test } from './test-support/portal.ts';
import { analyst, signIn } from './test-support/sign-in.ts';
import { holdAnswers, numberField, search, selectAll, serviceCodes, verdict, watchQueries } from './test-support/single-query-steps.ts';
import { framesDrawn } from './test-support/steps.ts';

test('the answer is seen without scrolling; the tables below it are folded, and open again once somebody opened them', async ({
  page,
  portal,
}) => {
  await signIn(page, portal, analyst);
  await page.goto('/testing');
  await selectAll(page);
  await numberField(page).fill('+44 7700 900123');
  await search(page).click();
  await expect(
    verdict(page).getByText(
      /^Ported 2 times in 30 days, .*\. A mobile number in the United Kingdom, ported from Example Mobile to Other Mobile on /,
    ),
  ).toBeVisible();
  await expect(verdict(page).getByRole('heading', { level: 2 })).toHaveCSS('font-size', '20px');
  for (const label of ['Current carrier', 'Type and country', 'Ported', 'Routing number', 'Reachable', 'Inflated traffic'])
    await expect(verdict(page).getByText(label, { exact: true })).toBeInViewport({ ratio: 1 });
  await expect(verdict(page).getByText('Not listed')).toHaveCount(4);
  for (const list of await verdict(page).getByText('Not listed').all()) await expect(list).toBeInViewport({ ratio: 1 });
  await expect(numberField(page)).toHaveValue('+44 7700 900123');
  await expect(page.getByRole('table')).toHaveCount(0);
  const saved = page.waitForResponse((response) => response.url().endsWith('/preferences') && response.request().method() === 'POST');
  await page.locator('summary').filter({ hasText: 'Fields by service' }).click();
  await expect(page.getByRole('table', { name: 'Fields by service' })).toBeVisible();
  await saved;
  await page.reload();
  await expect(page.getByRole('table', { name: 'Fields by service' })).toBeVisible();
  await expect(page.getByRole('table', { name: 'Answers by service' })).toHaveCount(0);
});

test('Back, and "Report this answer" and Back, show the same result without asking again; a reload asks anew and says so', async ({
  page,
  portal,
}) => {
  await signIn(page, portal);
  const sent = watchQueries(page);
  await page.goto('/testing#number=447700900123&services=npq,gnr');
  const sentence = (who: string) => verdict(page).getByText(who);
  await search(page).click();
  await expect(sentence('ported from Example Mobile to Other Mobile')).toBeVisible();
  await numberField(page).fill('447700900100');
  await search(page).click();
  await expect(sentence('served by Example Mobile and not ported')).toBeVisible();
  const asked = ['447700900123 npq', '447700900123 gnr', '447700900100 npq', '447700900100 gnr'];
  expect(sent).toEqual(asked);
  await page.goBack();
  await expect(sentence('ported from Example Mobile to Other Mobile')).toBeVisible();
  await expect(numberField(page)).toHaveValue('447700900123');
  await expect(verdict(page)).toContainText('not queried again');
  await page.getByRole('button', { name: 'Report this answer', exact: true }).click();
  await page.getByText('Answer as it was shown').click();
  await expect(page.getByRole('region', { name: 'Single Live Query: answer for 447700900123' })).toContainText(
    /verdict\s*A mobile number in the United Kingdom, ported from/,
  );
  await page.goBack();
  await expect(sentence('ported from Example Mobile to Other Mobile')).toBeVisible();
  expect(sent).toEqual(asked);
  await expect(page).toHaveURL(/\/testing.*#n=447700900123&s=npq,gnr$/);
  await page.reload();
  await expect(verdict(page)).toContainText('Refreshed ');
  await expect(sentence('ported from Example Mobile to Other Mobile')).toBeVisible();
  expect(sent).toEqual([...asked, '447700900123 npq', '447700900123 gnr']);
});

test('whoever was called hears of the lists about callers: the same answers, chosen by keyboard, and kept in the address', async ({
  page,
  portal,
}) => {
  await signIn(page, portal, analyst);
  const sent = watchQueries(page);
  await page.goto('/testing#n=447700900123&s=dno,irsfCheck,dnoText,AITCheck');
  await expect(verdict(page)).toContainText('on none of 2 fraud lists');
  const asked = [...sent];
  const called = page.getByRole('radio', { name: 'I call it' });
  await expect(called).toBeChecked();
  await called.focus();
  await page.keyboard.press('ArrowRight');
  const caller = page.getByRole('radio', { name: 'It called me' });
  await expect(caller).toBeFocused();
  await expect(caller).toBeChecked();
  await expect(verdict(page)).toContainText('on none of 2 do-not-originate lists');
  await expect(verdict(page)).not.toContainText('fraud lists');
  await expect(page).toHaveURL(/#n=447700900123&s=dno,irsfCheck,dnoText,AITCheck&as=caller$/);
  expect(sent).toEqual(asked);
  await page.reload();
  await expect(verdict(page)).toContainText('on none of 2 do-not-originate lists');
  await expect(caller).toBeChecked();
});

test('the worst comes first and marks the edge; a service that was not queried is queried from its fact; the verdict is copied as text', async ({
  page,
  portal,
  context,
}) => {
  await signIn(page, portal);
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const sent = watchQueries(page);
  await page.goto('/testing#n=447700900987&s=npq,gnr');
  await expect(verdict(page).getByRole('heading', { level: 2 })).toContainText('A mobile number');
  const edge = () => verdict(page).evaluate((card) => getComputedStyle(card).borderInlineStartColor);
  const neutral = await edge();
  await verdict(page).getByRole('button', { name: 'Query irsfCheck' }).click();
  await expect(verdict(page).getByRole('heading', { level: 2 }).locator('strong')).toHaveText(/^Listed: a revenue-share risk\.$/);
  expect(await edge()).not.toBe(neutral);
  expect(sent.map((query) => query.split(' ')[1])).toEqual(['npq', 'gnr', 'irsfCheck']);
  await expect(page).toHaveURL(/#n=447700900987&s=npq,gnr,irsfCheck$/);
  await verdict(page).getByRole('button', { name: 'Copy as text' }).click();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toMatch(
    /^447700900987\nListed: a revenue-share risk\. A mobile number [^]*\n\nCurrent carrier: [^]*\nRefreshed .* UTC\.$/,
  );
});

test('on a phone the verdict begins in the first window, and its parts stay in place while the answers arrive', async ({
  page,
  portal,
}) => {
  await signIn(page, portal);
  await page.setViewportSize({ width: 320, height: 640 });
  const held = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  await holdAnswers(page, (asked) => held[Number(asked.get('service') === 'npq')]?.promise);
  await page.goto(`/testing#n=447700900123&s=${serviceCodes.join(',').replace('ports&days', 'ports')}`);
  await expect(verdict(page)).toContainText('0 of 12 services have answered');
  await page.evaluate(async () => {
    await document.fonts.ready;
    Object.assign(globalThis, { shifted: 0 });
    const add = (list: PerformanceObserverEntryList) => {
      for (const entry of list.getEntries())
        Object.assign(globalThis, { shifted: Reflect.get(globalThis, 'shifted') + Reflect.get(entry, 'value') });
    };
    new PerformanceObserver(add).observe({ type: 'layout-shift' });
  });
  held[0]?.resolve();
  await expect(verdict(page)).toContainText('11 of 12 services have answered');
  held[1]?.resolve();
  await expect(verdict(page)).toContainText('ported from Example Mobile to Other Mobile');
  await expect(verdict(page).getByRole('heading', { level: 2 }).locator('strong')).toBeInViewport({ ratio: 1 });
  await framesDrawn(page);
  expect(await page.evaluate(() => Reflect.get(globalThis, 'shifted'))).toBeLessThan(0.1);
  expect(await page.evaluate(() => scrollY)).toBe(0);
});

test('offline one sentence says that nothing was sent', async ({ page, portal, context }) => {
  await signIn(page, portal);
  await page.goto('/testing#number=447700900123&services=npq,gnr');
  await expect(numberField(page)).toHaveValue('447700900123');
  await context.setOffline(true);
  await search(page).click();
  await expect(page.getByText('You are offline. Nothing was sent.')).toHaveCount(1);
  await expect(page.getByText(/Queried|Nothing is known|services answered/)).toHaveCount(0);
  await context.setOffline(false);
  await page.getByRole('button', { name: 'Retry npq, gnr' }).click();
  await expect(verdict(page)).toContainText('ported from Example Mobile to Other Mobile');
});
