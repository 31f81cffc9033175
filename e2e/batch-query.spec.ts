/** Batch Query: the way from the file to the accepted batch (specification, sections 2 and 4). */
import { writeFile } from 'node:fs/promises';
import { mailsTo } from '../src/server/test-support/mailbox.ts';
import {
  chooseFile,
  daysField,
  dialog,
  emailField,
  fileInput,
  fileNamed,
  newName,
  openForm,
  resultRows,
  submitButton,
} from './test-support/batch-steps.ts';
import { unknownPerson } from './test-support/people.ts';
import { expect, test } from './test-support/portal.ts';
import { owner, signIn } from './test-support/sign-in.ts';
import { focusByTab } from './test-support/steps.ts';

test('from the form over the confirmation to the success dialog, and the form is as at first', async ({ page, portal }) => {
  await signIn(page, portal);
  const stem = newName();
  const person = unknownPerson();
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
  await expect(dialog(page).getByRole('definition')).toHaveText([
    `${stem}.csv, 26 bytes`,
    '2',
    'npq, ports',
    '30',
    person.email,
    '4',
    /^(about \d|no estimate yet)/,
  ]);
  await expect(dialog(page).getByRole('button', { name: 'Cancel' })).toBeFocused();
  await dialog(page).getByRole('button', { name: 'Cancel' }).click();
  await expect(dialog(page)).toBeHidden();
  expect(keys).toEqual([]);
  await expect(daysField(page)).toHaveValue('30');

  await submitButton(page).click();
  await dialog(page).getByRole('button', { name: 'Confirm' }).dblclick();
  await expect(dialog(page)).toContainText(`We will e-mail ${person.email}`);
  await expect(dialog(page).getByRole('button', { name: 'Close', exact: true })).toBeFocused();
  expect(keys).toEqual([expect.stringMatching(/^[\da-f]{32}$/)]);
  await dialog(page).getByRole('link', { name: 'See the results' }).click();
  await expect(resultRows(page, stem)).toContainText('npq, ports');
  // The button that opened the dialog is in the tab that was left.
  await expect(page.getByRole('main')).toBeFocused();
  await expect.poll(() => mailsTo(portal.dataDir, person.email)).toHaveLength(1);

  // The tab was left before its dialog had closed.
  const opened = await page.evaluateHandle(() => {
    const counted = { dialogs: 0 };
    const { showModal } = HTMLDialogElement.prototype;
    HTMLDialogElement.prototype.showModal = function count(this: HTMLDialogElement) {
      counted.dialogs += 1;
      showModal.call(this);
    };
    return counted;
  });
  await page.getByRole('tab', { name: 'Batch Query' }).click();
  await expect(emailField(page)).toHaveValue(owner);
  expect(await opened.jsonValue()).toEqual({ dialogs: 0 });
  await expect(page.getByLabel('npq', { exact: true }).last()).not.toBeChecked();
  await expect(page.getByText('or drop a file here')).toBeVisible();
});

test(
  'a cut upload loses nothing that was typed, and the retry makes one batch, which says that it is finished wherever its sender is then',
  { tag: '@full' },
  async ({ page, portal }) => {
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
    await expect(fileNamed(page, `${stem}.csv`)).toBeVisible();
    await submitButton(page).click();
    await dialog(page).getByRole('button', { name: 'Confirm' }).click();
    await expect(dialog(page)).toContainText('The batch was accepted');
    expect(keys).toHaveLength(2);
    expect(keys[0]).toBe(keys[1]);

    await dialog(page).getByRole('button', { name: 'Close', exact: true }).click();
    await page.getByRole('link', { name: 'Home', exact: true }).first().click();
    const toast = page.getByRole('status').filter({ hasText: `The batch ${stem}` });
    await expect(toast).toBeVisible();
    await toast.getByRole('link', { name: 'Open' }).click();
    await expect(page.getByRole('heading', { name: `${stem}.csv`, level: 1 })).toBeVisible();
  },
);

test('by keyboard alone: from the services to the results', { tag: '@full' }, async ({ page, portal }) => {
  // Now, so that the browser was told to hand its dialog over long before it is to open.
  const choosing = page.waitForEvent('filechooser');
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
  await page.keyboard.press('Enter');
  await (await choosing).setFiles({ name: `${stem}.csv`, mimeType: 'text/csv', buffer: Buffer.from('447700900123\n') });
  await expect(submitButton(page)).toBeEnabled();
  await focusByTab(page, submitButton(page));
  await page.keyboard.press('Enter');
  await expect(dialog(page).getByRole('button', { name: 'Cancel' })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(dialog(page).getByRole('button', { name: 'Close', exact: true })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toBeHidden();
  await focusByTab(page, page.getByRole('tab', { name: 'Batch Query' }));
  await page.keyboard.press('ArrowRight');
  await expect(resultRows(page, stem).getByText('Done')).toBeVisible();
  const file = page.waitForEvent('download');
  await focusByTab(page, page.getByRole('button', { name: `Download ${stem}` }));
  await page.keyboard.press('Enter');
  expect((await file).suggestedFilename()).toContain(stem);
  await focusByTab(page, page.getByRole('button', { name: `Files of ${stem}.csv` }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menuitem', { name: 'CSV', exact: true })).toBeFocused();
  const downloading = page.waitForEvent('download');
  await page.keyboard.press('Enter');
  expect((await downloading).suggestedFilename()).toContain(stem);
});

test(
  'a worker reads the file and never the page, which so stays quick while 100,000 rows are checked',
  { tag: '@full' },
  async ({ page, portal }, info) => {
    const path = info.outputPath('numbers.csv');
    await writeFile(path, Array.from({ length: 100_000 }, (_, row) => `${447_700_000_000 + row * 7}\r\n`).join(''));
    await signIn(page, portal);
    await openForm(page);
    await page.evaluate(() => {
      const refuse = () => {
        throw new Error('The page reads the file');
      };
      for (const way of ['arrayBuffer', 'bytes', 'slice', 'stream', 'text']) Object.assign(Blob.prototype, { [way]: refuse });
      Object.assign(window, { FileReader: refuse });
    });
    const working = page.waitForEvent('worker');
    await fileInput(page).setInputFiles(path);
    await expect(page.getByRole('definition').first()).toHaveText('100,000');
    expect((await working).url()).toContain('/examine-file.worker-');
  },
);
