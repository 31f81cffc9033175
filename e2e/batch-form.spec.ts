/** Batch Query: the form and the file rules (specification, sections 2 and 5). */
import { readFile } from 'node:fs/promises';
import writeExcelFile from 'write-excel-file/node';
import { chooseFile, daysField, dialog, emailField, fileInput, fileNamed, openForm, submitButton } from './test-support/batch-steps.ts';
import { expect, test } from './test-support/portal.ts';
import { analyst, owner, signIn } from './test-support/sign-in.ts';

test.describe('without permission 9', () => {
  test('the Batch Query tab is not shown', async ({ page, portal }) => {
    await signIn(page, portal, analyst);
    await page.goto('/testing?tab=batch-query');
    await expect(page.getByRole('tab')).toHaveText(['Single Live Query', 'Batch Results', 'Decoder']);
  });
});

test.describe('the form', () => {
  test.beforeEach(async ({ page, portal }) => {
    await signIn(page, portal);
    await openForm(page);
  });

  test('says what is left, begins with the own address, toggles services, asks for 0 to 1000 days; what is required is said', async ({
    page,
  }) => {
    await expect(page.getByText(/^Left for your organisation: [\d,]+ batches today, \d+ in parallel, [\d,]+ MB\.$/)).toBeVisible();

    await expect(emailField(page)).toHaveValue(owner);

    const group = page.getByRole('tabpanel', { name: 'Batch Query' }).getByRole('group', { name: 'Services' });
    await expect(group.getByRole('checkbox')).toHaveCount(12);
    await group.getByRole('button', { name: 'Select All', exact: true }).click();
    await expect(group.getByRole('checkbox', { checked: true })).toHaveCount(12);
    await group.getByRole('button', { name: 'Deselect All' }).click();
    await expect(group.getByRole('checkbox', { checked: true })).toHaveCount(0);

    await expect(daysField(page)).toBeHidden();
    await page.getByLabel('ports', { exact: true }).check();
    for (const [typed, text] of [
      ['', 'You must enter a value'],
      ['10000000000', 'Value must be less than or equal to 1000'],
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
    await page.getByLabel('ports', { exact: true }).uncheck();

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

  test('a file is dropped, or the sample sent; a broken rule disables Submit and is told to the letter; what can be read of a list, a table or a workbook goes in place of the file', async ({
    page,
  }) => {
    const transfer = await page.evaluateHandle(() => {
      const data = new DataTransfer();
      data.items.add(new File(['447700900123\n'], 'dropped.txt', { type: 'text/plain' }));
      return data;
    });
    await page.getByText('or drop a file here').dispatchEvent('drop', { dataTransfer: transfer });
    await expect(fileNamed(page, 'dropped.txt')).toBeVisible();
    expect(await fileInput(page).evaluate((input: HTMLInputElement) => input.files?.[0]?.name)).toBe('dropped.txt');
    await page.getByRole('button', { name: 'Remove dropped.txt' }).click();
    await expect(page.getByText('or drop a file here')).toBeVisible();

    const downloading = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download a sample file' }).click();
    const sample = await downloading;
    await chooseFile(page, await readFile(await sample.path()), sample.suggestedFilename());
    await expect(page.getByRole('definition').first()).toHaveText('4');
    await expect(submitButton(page)).toBeEnabled();

    await chooseFile(page, '447700900123\r\n447700900124\r\n12025550123\r\n447700900123\r\n');
    await expect(page.getByRole('definition')).toHaveText(['4', '1', 'United Kingdom (GB) +44: 3 · North America +1: 1']);

    for (const [name, content, text, place] of [
      ['numbers.xlsx', '447700900123', 'Only the following formats are accepted: .csv, .txt'],
      ['num(1).csv', '447700900123', 'FileName can only contain alphanumeric,_,. and -'],
      ['a&b.csv', '447700900123', "File name cannot contain '&' (ampersand) character"],
      ['a b.csv', '447700900123', 'File name cannot contain spaces'],
      ['numbers.csv', '1\n'.repeat(100_001), 'Looks like the file contains more than 100,000 rows'],
      ['numbers.csv', '447700900123\n447700900124;GB', 'Looks like there is a row with more than one column', '(line 2)'],
      ['numbers.csv', '447700900123\nabc', 'Looks like the file contains line with letters', '(line 2)'],
      ['numbers.csv', '447700900123\n\n4\n\n', 'Looks like there are empty lines or empty cells in the first column', '(lines 2, 4)'],
    ] as const) {
      await chooseFile(page, content, name);
      const told = page.getByText(text, { exact: true });
      await expect(told).toBeVisible();
      if (place !== undefined) await expect(told.locator('xpath=following-sibling::span')).toHaveText(place);
      await expect(submitButton(page)).toBeDisabled();
      await expect(submitButton(page)).toHaveAccessibleDescription(/cannot be sent as it is/);
    }
    await chooseFile(page, '447700900123');
    await expect(submitButton(page)).toBeEnabled();

    await chooseFile(page, 'msisdn\r\n+44 7700 900123\r\n447700900124\r\n\r\n4.47701E+11\r\n');
    await expect(page.getByText('Looks like the file contains line with letters')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Use these 2 numbers' })).toBeInViewport({ ratio: 1 });
    await expect(page.getByText('line 1: heading, can be left out')).toBeVisible();
    await expect(page.getByText('line 2: + and spaces, can be cleaned')).toBeVisible();
    await expect(page.getByText('line 4: no number, can be left out')).toBeVisible();
    await expect(submitButton(page)).toBeDisabled();
    await page.getByRole('button', { name: 'Use these 2 numbers' }).click();
    // Visible without scrolling, since it is pressed next.
    await expect(page.getByRole('button', { name: 'Submit' })).toBeInViewport({ ratio: 1 });
    await expect(page.getByLabel('File', { exact: true })).toBeFocused();
    await expect(page.getByRole('definition').first()).toHaveText('2');
    await expect(page.getByText('line 5: 4.47701E+11 A spreadsheet removed the last digits.')).toBeVisible();
    await expect(submitButton(page)).toBeEnabled();
    await page.getByRole('button', { name: 'Select All' }).focus();
    for (let stop = 0; stop < 16; stop += 1) {
      await page.keyboard.press('Tab');
      const isCovered = await page.evaluate(() => {
        const { left, right, top, bottom } = document.activeElement!.getBoundingClientRect();
        const seen = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
        return (
          seen?.closest('.sticky, [class*="sticky"]')?.querySelector('[type=submit]') && !document.activeElement!.matches('[type=submit]')
        );
      });
      expect(isCovered, `stop ${stop}`).toBeFalsy();
    }
    await page.getByRole('button', { name: 'Use the original file' }).click();
    await expect(submitButton(page)).toBeDisabled();

    await chooseFile(page, 'id;phone;city\n10000001;447700900123;London\n10000002;447700900123;Leeds\n10000003;447700900124;York\n');
    await expect(page.getByText('Looks like there is a row with more than one column')).toBeVisible();
    const column = page.getByLabel('Column with the numbers');
    await expect(column.locator('option:checked')).toHaveText('phone');
    const preview = page.getByRole('region', { name: 'First rows of the file' });
    await expect(preview.getByRole('row')).toHaveText(['Lineidphone, sent as the numberscity', /447700900123London/, /Leeds/, /York/]);
    await column.selectOption('id');
    await expect(preview.getByRole('columnheader', { name: /^id ?, sent as the numbers/ })).toBeVisible();
    await column.selectOption('city');
    await expect(preview.getByRole('columnheader', { name: /^city ?, sent as the numbers/ })).toBeVisible();
    await column.selectOption('phone');
    await page.getByRole('button', { name: 'Use these 3 numbers' }).click();
    await page.getByRole('button', { name: 'Drop 1 duplicate' }).click();
    await expect(page.getByText('We query 2 numbers and return 3 rows.')).toBeVisible();
    await expect(page.getByRole('definition').first()).toHaveText('2');
    await expect(page.getByRole('definition').last()).toHaveText('id, phone, city: returned with every row in the joined file');
    await expect(submitButton(page)).toBeEnabled();

    const workbook = await writeExcelFile([
      ['Name', 'Phone'],
      ['Ada', 447700900123],
      ['Bob', '+44 7700 900124'],
    ]).toBuffer();
    await chooseFile(page, workbook, 'my numbers.xlsx');
    await expect(page.getByText('Only the following formats are accepted: .csv, .txt', { exact: true })).toBeVisible();
    await expect(page.getByText('This is an Excel workbook: its first sheet can be read, see below.')).toBeVisible();
    await page.getByRole('button', { name: 'Use these 2 numbers' }).click();
    await expect(fileNamed(page, 'my_numbers.csv')).toBeVisible();
    await expect(submitButton(page)).toBeEnabled();
  });
});
