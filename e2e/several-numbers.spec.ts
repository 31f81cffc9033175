/** Several numbers in the field of a single query: a table of verdicts, one row each. */
import { makePerson } from './test-support/database.ts';
import { expect, test } from './test-support/portal.ts';
import { signIn } from './test-support/sign-in.ts';
import { numberField, search, verdict } from './test-support/single-query-steps.ts';
import { bits, maskOf } from '../src/shared/base/permissions.ts';

test('pasted numbers are a table without permission for batches; a badly written one is a row, which is corrected; a row opens that number alone', async ({
  page,
  portal,
  context,
}) => {
  const person = await makePerson(portal, { permissions: maskOf([bits.test_and_diagnostics]) });
  await signIn(page, portal, person.email);
  const sent: string[][] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/api/test-diagnostics/queries')) sent.push(request.postDataJSON().numbers);
  });
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/testing#number=447700900123&services=npq,gnr,irsfCheck');
  await expect(numberField(page)).toHaveValue('447700900123');
  await page.evaluate(() => navigator.clipboard.writeText('+44 7700 900123\n4477OO900100\n447700900987\n'));
  await numberField(page).focus();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.press('ControlOrMeta+v');
  await expect(page.getByText('3 numbers, 9 queries')).toBeVisible();
  await search(page).click();
  const table = page.getByRole('table', { name: 'Verdicts' });
  const row = (number: string) => table.getByRole('row').filter({ has: page.getByRole('rowheader', { name: number, exact: true }) });
  await expect(row('447700900123')).toContainText('ported from Example Mobile to Other Mobile');
  await expect(row('447700900123')).toContainText('United Kingdom');
  await expect(row('447700900987')).toContainText('a revenue-share risk');
  await expect(row('447700900987')).toContainText('Risk');
  await expect(row('4477OO900100')).toContainText('The letter O is not a digit. Did you mean 0?');
  await expect(row('4477OO900100')).toContainText('Not read');

  await row('4477OO900100').getByRole('button', { name: 'Use 447700900100' }).click();
  await expect(row('447700900100')).toContainText('served by Example Mobile and not ported');
  expect(sent).toEqual([['+44 7700 900123', '4477OO900100', '447700900987'], ['447700900100']]);

  await page.getByRole('button', { name: 'Copy as text' }).click();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toMatch(/^447700900123: A mobile number .*\n\n447700900100: A mobile number .*\n\n447700900987: .*\n\nQueried /);

  await row('447700900987').getByRole('link', { name: '447700900987' }).click();
  await expect(verdict(page)).toContainText('a revenue-share risk');
  await expect(table).toHaveCount(0);
  await expect(numberField(page)).toHaveValue('447700900987');
  await page.goBack();
  await expect(row('447700900987')).toContainText('a revenue-share risk');
  expect(sent).toHaveLength(2);
});

test('51 numbers are refused in the field, with a word on batches', async ({ page, portal }) => {
  await signIn(page, portal);
  await page.goto('/testing');
  await numberField(page).fill(Array.from({ length: 51 }, (_, at) => String(447700900000 + at)).join(','));
  await search(page).click();
  await expect(numberField(page)).toHaveAccessibleDescription(/Enter at most 50 numbers here\. Send more as a batch\./);
  await expect(page.getByRole('table')).toHaveCount(0);
});
