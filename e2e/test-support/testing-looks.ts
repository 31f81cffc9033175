/** Screens that are looked at in several languages: they are found by what is the same in each. */
import { expect, type Page } from '@playwright/test';

interface Look {
  readonly name: string;
  readonly path: string;
  readonly reach: (page: Page) => Promise<void>;
}

/** Opens every fold of a result that has come. */
async function openFolds(page: Page): Promise<void> {
  await expect(page.getByText('◌')).toHaveCount(0);
  const folded = page.locator('section[tabindex="-1"] details:not([open]) > summary');
  while ((await folded.count()) > 0) await folded.first().click();
}

async function resultShown(page: Page): Promise<void> {
  await expect(page.locator('section[tabindex="-1"] .card').first()).toBeVisible();
  // The copies come with the last answer.
  await expect(page.locator('section[tabindex="-1"] button').first()).toBeVisible();
  await openFolds(page);
}

const all = 'npq,gnr,liveStatus,liveRouting,ported,ports,ukported,usmrq,dno,irsfCheck,dnoText,AITCheck';

export const testingLooks: readonly Look[] = [
  { name: 'a ported number', path: `/testing#n=447700900123&s=${all}`, reach: resultShown },
  { name: 'a number with warnings', path: `/testing#n=447700900987&s=${all}`, reach: resultShown },
  { name: 'a number whose networks do not answer', path: `/testing#n=447700900300&s=${all}`, reach: resultShown },
  { name: 'a number without porting data', path: `/testing#n=353209100123&s=${all}`, reach: resultShown },
  { name: 'a number that nobody can hold', path: `/testing#n=446000000000&s=npq,gnr`, reach: resultShown },
  {
    name: 'a query that is refused',
    path: '/testing',
    reach: async (page) => {
      for (const box of await page.locator('input[name=service]:checked').all()) await box.uncheck();
      await page.locator('form button[type=submit]').click();
      await expect(page.locator('[aria-invalid=true]')).toBeVisible();
    },
  },
];
