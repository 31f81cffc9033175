/** Home: the version of the data behind answers, and the missing data. */
import { expect, test } from './test-support/portal.ts';
import { signIn } from './test-support/sign-in.ts';
import { query, resultRow } from './test-support/single-query-steps.ts';

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

  const table = page.getByRole('table', { name: 'Data in use' });
  const ranges = table.getByRole('row').filter({ has: page.getByRole('rowheader', { name: 'ranges' }) });
  await expect(ranges).toContainText(/ranges-built-in-[0-9a-f]{8}2026-07-30 00:00 UTCbuilt in/);
  const name = await ranges.getByRole('cell').first().textContent();
  await query(page, '447400123456', ['gnr']);
  await expect(resultRow(page, 'gnr').getByRole('cell', { name: name ?? '', exact: true })).toBeVisible();
  await expect(table).toHaveCount(0);
});
