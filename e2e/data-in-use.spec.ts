/** The version of the data behind answers on the status page, and the missing data on Home. */
import { expect, test } from './test-support/portal.ts';
import { signIn, staff } from './test-support/sign-in.ts';
import { query, resultRow } from './test-support/single-query-steps.ts';

const columns = ['Data set', 'Data version', 'As of', 'Loaded', 'Age'];

test('says which services check only a part because only a demo list is loaded, and the data in use by the name that answers give', async ({
  page,
  portal,
}) => {
  await signIn(page, portal);
  await page.goto('/home');
  await expect(page.getByRole('main').getByText(/^Only a demo list is loaded for/)).toHaveText(
    'Only a demo list is loaded for usmrq, dno, irsfCheck, dnoText, AITCheck. It contains drama numbers only.',
  );
  await expect(page.getByText(/This does not mean the number is safe\.$/)).toBeVisible();
  await expect(page.getByText(/A list is missing/)).toHaveCount(0);

  await page.getByRole('link', { name: 'Service status' }).click();
  const table = page.getByRole('table', { name: 'Data in use' });
  await expect(table.getByRole('columnheader')).toHaveText(columns);
  const ranges = table.getByRole('row').filter({ has: page.getByRole('rowheader', { name: 'ranges' }) });
  await expect(ranges).toContainText(/ranges-built-in-[0-9a-f]{8}2026-07-30 00:00 UTCbuilt in/);
  const name = await ranges.getByRole('cell').first().textContent();
  await query(page, '447400123456', ['gnr']);
  await expect(resultRow(page, 'gnr').getByRole('cell', { name: name ?? '', exact: true })).toBeVisible();
});

test('staff also see by whom and from which file data was loaded', async ({ page, portal }) => {
  await signIn(page, portal, staff);
  await page.goto('/status');
  const table = page.getByRole('table', { name: 'Data in use' });
  await expect(table.getByRole('columnheader')).toHaveText([...columns, 'Loaded by', 'File', 'SHA-256 of the file']);
});
