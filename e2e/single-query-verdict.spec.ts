/** The verdict of a single query, and the address that keeps it. */
import { expect, test } from './test-support/portal.ts';
import { analyst, signIn } from './test-support/sign-in.ts';
import { numberField, search, verdict, watchQueries } from './test-support/single-query-steps.ts';

test('the answer is seen without scrolling; the tables below it are folded, and open again once somebody opened them', async ({
  page,
  portal,
}) => {
  await signIn(page, portal, analyst);
  await page.goto('/testing');
  await page.getByRole('button', { name: 'Select All', exact: true }).click();
  await numberField(page).fill('+44 7700 900123');
  await search(page).click();
  await expect(
    verdict(page).getByText(
      /^Ported 2 times in 30 days, .*\. A mobile number in the United Kingdom, ported from Example Mobile to Other Mobile on /,
    ),
  ).toBeVisible();
  for (const label of ['Current carrier', 'Type and country', 'Ported', 'Routing number', 'Reachable', 'Lists', 'Inflated traffic'])
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
  await expect(page.getByRole('textbox', { name: 'Message' })).toHaveValue(
    /"verdict": "A mobile number in the United Kingdom, ported from/,
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
