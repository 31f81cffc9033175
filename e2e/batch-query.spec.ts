/** Batch Query: the form, the file rules and the way from the file to the accepted batch (specification, sections 2, 4 and 5). */
import { readFile } from 'node:fs/promises';
import { mailsTo } from '../src/server/test-support/mailbox.ts';
import { newPerson } from './people.ts';
import {
  chooseFile,
  daysField,
  dialog,
  emailField,
  fileInput,
  newName,
  openForm,
  resultRows,
  sendBatch,
  submitButton,
} from './batch-steps.ts';
import { analyst, expect, owner, signIn, test } from './portal.ts';
import { focusByTab } from './steps.ts';

test.describe('without permission 9', () => {
  test('the Batch Query tab is not shown', async ({ page, portal }) => {
    await signIn(page, portal, analyst);
    await page.goto('/testing?tab=batch-query');
    await expect(page.getByRole('tab')).toHaveText(['Single Live Query', 'Batch Results']);
  });
});

test.describe('the form', () => {
  test.beforeEach(async ({ page, portal }) => {
    await signIn(page, portal);
    await openForm(page);
  });

  test('the services come from the server, with a button that toggles to "Deselect All"', async ({ page }) => {
    const group = page.getByRole('tabpanel', { name: 'Batch Query' }).getByRole('group', { name: 'Services' });
    await expect(group.getByRole('checkbox')).toHaveCount(12);
    await group.getByRole('button', { name: 'Select All', exact: true }).click();
    await expect(group.getByRole('checkbox', { checked: true })).toHaveCount(12);
    await group.getByRole('button', { name: 'Deselect All' }).click();
    await expect(group.getByRole('checkbox', { checked: true })).toHaveCount(0);
  });

  test("the e-mail address is the user's own at first", async ({ page }) => {
    await expect(emailField(page)).toHaveValue(owner);
  });

  test('days are asked for with the ports service alone, and must be between 0 and 1000', async ({ page }) => {
    await expect(daysField(page)).toBeHidden();
    await page.getByLabel('ports', { exact: true }).check();
    for (const [typed, text] of [
      ['', 'You must enter a value'],
      ['-1', 'Value must be greater than or equal to 0'],
      ['1001', 'Value must be less than or equal to 1000'],
    ] as const) {
      await daysField(page).fill(typed);
      await submitButton(page).click();
      await expect(daysField(page)).toHaveAccessibleDescription(new RegExp(text));
    }
    await daysField(page).fill('1000');
    await submitButton(page).click();
    await expect(daysField(page)).not.toHaveAttribute('aria-invalid');
  });

  test('an empty form says "Please select at least one service", "Email is required" and "Please upload file"', async ({ page }) => {
    await emailField(page).fill('');
    await submitButton(page).click();
    const list = page.getByRole('listitem');
    await expect(list.filter({ hasText: 'Please select at least one service' })).toBeVisible();
    await expect(list.filter({ hasText: 'Email is required' })).toBeVisible();
    await expect(list.filter({ hasText: 'Please upload file' })).toBeVisible();
    await emailField(page).fill('nobody');
    await submitButton(page).click();
    await expect(list.filter({ hasText: 'Email is not valid' })).toBeVisible();
    await expect(dialog(page)).toBeHidden();
    await page.getByRole('link', { name: 'Please upload file' }).click();
    await expect(fileInput(page)).toBeFocused();
  });

  for (const [name, content, text] of [
    ['numbers.xlsx', '447700900123', 'Only the following formats are accepted: .csv, .txt'],
    ['num(1).csv', '447700900123', 'FileName can only contain alphanumeric,_,. and -'],
    ['a&b.csv', '447700900123', "File name cannot contain '&' (ampersand) character"],
    ['a b.csv', '447700900123', 'File name cannot contain spaces'],
    ['numbers.csv', '1\n'.repeat(100_001), 'Looks like the file contains more than 100,000 rows'],
    ['numbers.csv', '447700900123\n447700900124;GB', 'Looks like there is a row with more than one column (line 2)'],
    ['numbers.csv', '447700900123\nabc', 'Looks like the file contains line with letters (line 2)'],
    ['numbers.csv', '447700900123\n\n4', 'Looks like there are empty lines or empty cells in the first column (line 2)'],
  ] as const) {
    test(`a file that breaks a rule disables Submit: ${text}`, async ({ page }) => {
      await chooseFile(page, content, name);
      await expect(page.getByText(text, { exact: true })).toBeVisible();
      await expect(submitButton(page)).toBeDisabled();
      await expect(submitButton(page)).toHaveAccessibleDescription(/cannot be sent as it is/);
      await chooseFile(page, '447700900123');
      await expect(submitButton(page)).toBeEnabled();
    });
  }

  test('a good file shows its rows, duplicates and countries', async ({ page }) => {
    await chooseFile(page, '447700900123\r\n447700900124\r\n12025550123\r\n447700900123\r\n');
    await expect(page.getByRole('definition')).toHaveText(['4', '1', 'United Kingdom (GB) +44: 3 · North America +1: 1']);
  });

  test('a file can be dropped', async ({ page }) => {
    const transfer = await page.evaluateHandle(() => {
      const data = new DataTransfer();
      data.items.add(new File(['447700900123\n'], 'dropped.txt', { type: 'text/plain' }));
      return data;
    });
    await page.getByText('or drop a file here').dispatchEvent('drop', { dataTransfer: transfer });
    await expect(page.getByText('dropped.txt', { exact: true })).toBeVisible();
    expect(await fileInput(page).evaluate((input: HTMLInputElement) => input.files?.[0]?.name)).toBe('dropped.txt');
    await page.getByRole('button', { name: 'Remove dropped.txt' }).click();
    await expect(page.getByText('or drop a file here')).toBeVisible();
  });

  test('the sample file is a file that can be sent', async ({ page }) => {
    const downloading = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download a sample file' }).click();
    const sample = await downloading;
    await chooseFile(page, await readFile(await sample.path()), sample.suggestedFilename());
    await expect(page.getByRole('definition').first()).toHaveText('4');
    await expect(submitButton(page)).toBeEnabled();
  });

  test('plus signs and spaces are no dead end: a clean copy takes the place of the file', async ({ page }) => {
    await chooseFile(page, 'msisdn\r\n+44 7700 900123\r\n447700900124\r\n\r\n4.47701E+11\r\n');
    await page.getByRole('button', { name: 'Remove + and spaces from 1 line, remove 1 empty line, leave 2 lines out' }).click();
    await expect(page.getByRole('definition').first()).toHaveText('2');
    await expect(page.getByText('line 5: 4.47701E+11 This came out of a spreadsheet and its last digits are lost.')).toBeVisible();
    await expect(submitButton(page)).toBeEnabled();
  });
});

test('from the form over the confirmation to the success dialog, and the form is as at first', async ({ page, portal }) => {
  await signIn(page, portal);
  const stem = newName();
  const person = newPerson();
  const keys: (string | undefined)[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/batch_query?')) keys.push(request.headers()['idempotency-key']);
  });
  await openForm(page);
  await page.getByLabel('npq', { exact: true }).check();
  await page.getByLabel('ports', { exact: true }).check();
  await daysField(page).fill('30');
  await emailField(page).fill(person.email);
  await chooseFile(page, '447700900123\n447700900124\n', `${stem}.csv`);
  await submitButton(page).click();
  await expect(dialog(page).getByRole('definition')).toHaveText([`${stem}.csv, 26 bytes`, '2', 'npq, ports', '30', person.email]);
  await expect(dialog(page).getByRole('button', { name: 'Cancel' })).toBeFocused();
  await dialog(page).getByRole('button', { name: 'Cancel' }).click();
  await expect(dialog(page)).toBeHidden();
  expect(keys).toEqual([]);
  await expect(daysField(page)).toHaveValue('30');

  await submitButton(page).click();
  await dialog(page).getByRole('button', { name: 'Confirm' }).dblclick();
  await expect(dialog(page)).toContainText(`a mail goes to ${person.email}`);
  await expect(dialog(page).getByRole('button', { name: 'Close' })).toBeFocused();
  expect(keys).toEqual([expect.stringMatching(/^[\da-f]{32}$/)]);
  await dialog(page).getByRole('link', { name: 'See the results' }).click();
  await expect(resultRows(page, stem)).toHaveCount(2);
  await expect.poll(() => mailsTo(portal.dataDir, person.email)).toHaveLength(1);

  await page.getByRole('tab', { name: 'Batch Query' }).click();
  await expect(emailField(page)).toHaveValue(owner);
  await expect(page.getByLabel('npq', { exact: true }).last()).not.toBeChecked();
  await expect(page.getByText('or drop a file here')).toBeVisible();
});

test('a cut upload loses nothing that was typed, and the retry makes one batch', async ({ page, portal }) => {
  await signIn(page, portal);
  const keys: (string | undefined)[] = [];
  let cuts = 1;
  await page.route('**/batch_query?*', (route) => {
    keys.push(route.request().headers()['idempotency-key']);
    cuts -= 1;
    return cuts >= 0 ? route.abort() : route.continue();
  });
  const stem = newName();
  await openForm(page);
  await page.getByLabel('npq', { exact: true }).check();
  await chooseFile(page, '447700900123\n', `${stem}.csv`);
  await submitButton(page).click();
  await dialog(page).getByRole('button', { name: 'Confirm' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'Query' })).toContainText('Network Error');
  await expect(dialog(page)).toBeHidden();
  await expect(page.locator('form').getByText('Network Error')).toBeVisible();
  await expect(page.getByText(`${stem}.csv`)).toBeVisible();
  await submitButton(page).click();
  await dialog(page).getByRole('button', { name: 'Confirm' }).click();
  await expect(dialog(page)).toContainText('The batch was accepted');
  expect(keys).toHaveLength(2);
  expect(keys[0]).toBe(keys[1]);
});

test('by keyboard alone: from the services to the results', async ({ page, portal }) => {
  await signIn(page, portal);
  const stem = newName();
  await page.goto('/testing');
  await focusByTab(page, page.getByRole('tab', { name: 'Single Live Query' }));
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('tab', { name: 'Batch Query' })).toBeFocused();
  const panel = page.getByRole('tabpanel', { name: 'Batch Query' });
  await focusByTab(page, panel.getByLabel('gnr', { exact: true }));
  await page.keyboard.press('Space');
  await focusByTab(page, fileInput(page));
  const choosing = page.waitForEvent('filechooser');
  await page.keyboard.press('Enter');
  await (await choosing).setFiles({ name: `${stem}.csv`, mimeType: 'text/csv', buffer: Buffer.from('447700900123\n') });
  await expect(submitButton(page)).toBeEnabled();
  await focusByTab(page, submitButton(page));
  await page.keyboard.press('Enter');
  await expect(dialog(page).getByRole('button', { name: 'Cancel' })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(dialog(page).getByRole('button', { name: 'Close' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toBeHidden();
  await focusByTab(page, page.getByRole('tab', { name: 'Batch Query' }));
  await page.keyboard.press('ArrowRight');
  await expect(resultRows(page, stem).getByText('Done')).toBeVisible();
  await focusByTab(page, page.getByRole('button', { name: new RegExp(`Download ${stem}.*: CSV with semicolons`) }));
  const downloading = page.waitForEvent('download');
  await page.keyboard.press('Enter');
  expect((await downloading).suggestedFilename()).toContain(stem);
});

test('the page stays quick while 100,000 rows are checked', async ({ page, portal }) => {
  await signIn(page, portal);
  await openForm(page);
  await page.evaluate(() => {
    const tasks: number[] = [];
    Object.assign(window, { longTasks: tasks });
    new PerformanceObserver((list) => tasks.push(...list.getEntries().map(({ duration }) => duration))).observe({ type: 'longtask' });
  });
  const started = Date.now();
  await chooseFile(page, Array.from({ length: 100_000 }, (_, row) => `${447_700_000_000 + row * 7}\r\n`).join(''));
  await expect(page.getByRole('definition').first()).toHaveText('100,000');
  const tasks = await page.evaluate(() => (window as unknown as { longTasks: number[] }).longTasks);
  console.log(`100,000 rows: shown after ${Date.now() - started} ms, longest task of the page ${Math.max(0, ...tasks)} ms`);
});

test('a batch that finishes says so wherever its sender is then', async ({ page, portal }) => {
  await signIn(page, portal);
  const stem = await sendBatch(page, '447700900123\n', ['gnr']);
  await dialog(page).getByRole('button', { name: 'Close' }).click();
  await page.getByRole('link', { name: 'Home', exact: true }).first().click();
  const toast = page.getByRole('status').filter({ hasText: `The batch ${stem}` });
  await expect(toast).toBeVisible();
  await toast.getByRole('link', { name: 'Open' }).click();
  await expect(page.getByRole('tab', { name: 'Batch Results' })).toHaveAttribute('aria-selected', 'true');
});
