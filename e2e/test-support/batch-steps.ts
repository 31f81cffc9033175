/** The controls of the batch tabs, and ways to send a batch. */
import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { expect } from './portal.ts';

export const fileInput = (page: Page) => page.getByLabel('File', { exact: true });
export const emailField = (page: Page) => page.getByRole('textbox', { name: 'Email' });
export const daysField = (page: Page) => page.getByLabel('Days', { exact: true });
export const submitButton = (page: Page) => page.getByRole('button', { name: 'Submit' });
/** The line about the chosen file. */
export const fileNamed = (page: Page, name: string) => page.getByRole('strong').getByText(name, { exact: true });
export const dialog = (page: Page) => page.getByRole('dialog');
export const resultRows = (page: Page, stem: string) =>
  page.getByRole('table', { name: 'Batch results' }).getByRole('row').filter({ hasText: stem });

/** Opens the row of a batch to those of its services. */
export async function openServices(page: Page, stem: string): Promise<void> {
  await resultRows(page, stem).first().getByRole('button', { name: 'Services of' }).click();
}

/** Makes a file name that no other test uses. */
export const newName = () => `numbers-${randomUUID().slice(0, 8)}`;

export async function chooseFile(page: Page, content: string | Buffer, name = 'numbers.csv'): Promise<void> {
  await fileInput(page).setInputFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(content) });
}

export async function openForm(page: Page): Promise<void> {
  await page.goto('/testing?tab=batch-query');
  await expect(submitButton(page)).toBeVisible();
}

/** Sends a batch as a person does; answers the stem of its file's name. */
export function sendBatch(page: Page, content: string, services: readonly string[]): Promise<string> {
  return sendBatchTo(page, { content, services });
}

/** Sends a batch to an address other than the sender's own. */
export async function sendBatchTo(
  page: Page,
  { content, services, email }: { content: string; services: readonly string[]; email?: string },
): Promise<string> {
  const stem = newName();
  await openForm(page);
  for (const service of services) await page.getByRole('tabpanel', { name: 'Batch Query' }).getByLabel(service, { exact: true }).check();
  if (email !== undefined) await emailField(page).fill(email);
  await chooseFile(page, content, `${stem}.csv`);
  await expect(page.getByRole('definition').first()).toBeVisible();
  await submitButton(page).click();
  await dialog(page).getByRole('button', { name: 'Confirm' }).click();
  await expect(dialog(page)).toContainText('The batch was accepted');
  return stem;
}
