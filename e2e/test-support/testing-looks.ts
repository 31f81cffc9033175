/** Screens checked in several languages: they are found by elements that are the same in each. */
import { expect, type Page } from '@playwright/test';
import { partly, waiting } from '../../src/web/ui/state-drawings.ts';

interface Look {
  readonly name: string;
  readonly path: string;
  readonly reach: (page: Page) => Promise<void>;
}

/** Opens every fold of a result that has come. */
async function openFolds(page: Page): Promise<void> {
  await expect(page.locator(`path[d="${waiting}"]`)).toHaveCount(0);
  const folded = page.locator('section[tabindex="-1"] details:not([open]) > summary');
  while ((await folded.count()) > 0) await folded.first().click();
}

async function resultShown(page: Page): Promise<void> {
  await expect(page.locator('section[tabindex="-1"] .card').first()).toBeVisible();
  // The copies come with the last answer.
  await expect(page.locator('section[tabindex="-1"] button').first()).toBeVisible();
  await openFolds(page);
}

/** Chooses services and a file in the form of a batch. */
async function fillIn(page: Page, services: readonly string[], { name, content }: { name: string; content: string }): Promise<void> {
  for (const service of services) await page.locator(`input[name=service][value=${service}]:visible`).check();
  await page.locator('input[type=file]').setInputFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(content) });
  await expect(page.locator('[role=status] table, [role=status] li').first()).toBeVisible();
}

const numbers = { name: 'numbers.csv', content: '447700900300\n447700900123\n447700900123\n12025550123\n4477009001234567\n' };

/** Sends a batch, and follows the link to the list. */
async function sendAndFollow(page: Page): Promise<void> {
  await fillIn(page, ['npq', 'liveStatus', 'gnr'], numbers);
  await page.locator('form button[type=submit]:visible').click();
  await page.locator('dialog[open] button:not([data-safe])').last().click();
  await page.locator('dialog[open] output a').click();
  await expect(page.locator('tbody tr').first().locator(`path[d="${partly}"]`)).toBeVisible();
}

const all = 'npq,gnr,liveStatus,liveRouting,ported,ports,ukported,usmrq,dno,irsfCheck,dnoText,AITCheck';

export const testingLooks: readonly Look[] = [
  { name: 'a ported number', path: `/testing#n=447700900123&s=${all}`, reach: resultShown },
  { name: 'a number with warnings', path: `/testing#n=447700900987&s=${all}`, reach: resultShown },
  { name: 'a number whose networks do not answer', path: `/testing#n=447700900300&s=${all}`, reach: resultShown },
  { name: 'a number without porting data', path: `/testing#n=61255500123&s=${all}`, reach: resultShown },
  { name: 'a number that nobody can hold', path: `/testing#n=446000000000&s=npq,gnr`, reach: resultShown },
  {
    name: 'a query that is refused',
    path: '/testing',
    reach: async (page) => {
      const folded = page.locator('form button[aria-expanded=false]');
      if ((await folded.count()) > 0) await folded.click();
      // One that is unchecked is no longer among them.
      const checked = page.locator('input[name=service]:checked');
      while ((await checked.count()) > 0) await checked.first().uncheck();
      await page.locator('form button[type=submit]').click();
      await expect(page.locator('[aria-invalid=true]')).toBeVisible();
    },
  },
  {
    name: 'a batch that is refused, and a file that breaks the rules',
    path: '/testing?tab=batch-query',
    reach: async (page) => {
      await page.locator('form button[type=submit]:visible').click();
      await expect(page.locator('[aria-invalid=true]').first()).toBeVisible();
      await fillIn(page, ['ports'], { name: 'märz numbers.csv', content: 'msisdn\n+44 (7700) 900123\n\n4.47E+11;x\nAda\n447700900123\n' });
    },
  },
  {
    name: 'a batch of a table',
    path: '/testing?tab=batch-query',
    reach: async (page) => {
      const content = 'customer;phone;city\nAda;+44 7700 900123;London\nBob;x;Leeds\nEve;447700900123;York\nJoe;0123;Ely\n';
      await fillIn(page, ['npq'], { name: 'customers.csv', content });
      await page.locator('[role=status] .sticky button, [role=status] button').first().click();
      await expect(page.locator('[role=status] dl')).toBeVisible();
    },
  },
  {
    name: 'a batch before it is sent',
    path: '/testing?tab=batch-query',
    reach: async (page) => {
      await fillIn(page, ['npq', 'liveStatus'], numbers);
      await page.locator('form button[type=submit]:visible').click();
      await expect(page.locator('dialog[open]')).toBeVisible();
    },
  },
  {
    name: 'a batch that was accepted',
    path: '/testing?tab=batch-query',
    reach: async (page) => {
      await fillIn(page, ['gnr'], numbers);
      await page.locator('form button[type=submit]:visible').click();
      await page.locator('dialog[open] button:not([data-safe])').last().click();
      await expect(page.locator('dialog[open] output a')).toBeVisible();
    },
  },
  {
    name: 'the results of batches',
    path: '/testing?tab=batch-query',
    reach: async (page) => {
      await sendAndFollow(page);
      await page.locator('tbody button[aria-expanded=false]').first().click();
    },
  },
  {
    name: 'a batch and what it found',
    path: '/testing?tab=batch-query',
    reach: async (page) => {
      await sendAndFollow(page);
      await page.locator('tbody a[href^="/testing/batch/"]').first().click();
      await page.locator('section[aria-labelledby=failed-rows] button').click();
      await expect(page.locator('section[aria-labelledby=failed-rows] table')).toBeVisible();
    },
  },
  {
    name: 'the decoder with parts and problems',
    path: `/testing?tab=decoder#wire=${encodeURIComponent('tel:447700900123;npi=yes;mcc=2;mcc=3;x-own=%2;;cc=GB;dno=true')}`,
    reach: (page) => expect(page.getByRole('row').filter({ hasText: 'x-own' })).toBeVisible(),
  },
];
