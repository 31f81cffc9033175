/** Walks the steps of docs/tour.md in their order, as the page words them: the test presses and sees the same things. */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { newestCode } from '../src/server/test-support/mailbox.ts';
import { expect, startDemo, test, type RunningPortal } from './test-support/portal.ts';

const tour = readFileSync('docs/tour.md', 'utf8');
const sections = tour.split(/^## /m).slice(1);

const words = [
  /\bopen `(?<path>\/[^`]*)`/,
  /\btype the code\s+into \*\*(?<codeField>[^*]+)\*\*/,
  /(?:\btype|\band) `(?<text>[^`]+)`\s+into \*\*(?<field>[^*]+)\*\*/,
  /\b(?:press|then) \*\*(?<press>[^*]+)\*\*/,
  /\btick \*\*(?<tick>[^*]+)\*\*/,
  /\bfile with \*\*(?<fileField>[^*]+)\*\*/,
  /\*\*(?<seen>[^*]+)\*\*/,
  /^```csv\n(?<csv>[^]*?)^```/,
  /^```sh\n(?<sh>[^]*?)^```/,
];
const grammar = new RegExp(words.map(({ source }) => source).join('|'), 'gim');

test('the tour is walked from its first step to its last', { tag: '@full' }, async ({ page }) => {
  test.setTimeout(240_000);
  page.setDefaultTimeout(20_000);
  const portal = await startDemo();
  const walk = walker(page, portal);
  try {
    for (const section of sections)
      await test.step(section.split('\n', 1)[0]!, async () => {
        for (const { groups = {} } of section.matchAll(grammar)) await walk(groups);
      });
  } finally {
    await portal.stop();
  }
});

/** Does the action of a piece of the text. */
function walker(page: Page, portal: RunningPortal) {
  // While a dialog is open, nothing behind it takes text.
  const reach = page.locator('body:not(:has(dialog:modal)), dialog:modal');
  const field = (label: string) => reach.getByLabel(label, { exact: true }).filter({ visible: true }).first();
  let typedEmail = '';
  let csv = '';
  return async (step: Partial<Record<string, string>>) => {
    const { path, codeField, text, tick, fileField, seen, sh } = step;
    csv = step['csv'] ?? csv;
    if (path) {
      // A reader sees that they are signed in before they go on.
      if (page.url().includes('/auth/')) await page.waitForURL(({ pathname }) => !pathname.startsWith('/auth/'));
      await page.goto(portal.url + path);
    }
    if (codeField) {
      await field(codeField).waitFor();
      await field(codeField).fill(await newestCode(portal.dataDir, typedEmail));
    }
    if (text) {
      if (step['field'] === 'Email') typedEmail = text;
      await field(step['field'] ?? '').fill(text);
    }
    if (step['press']) await pressable(page, step['press']).click();
    if (tick) await field(tick).check();
    if (fileField)
      await page
        .getByLabel(fileField, { exact: true })
        .setInputFiles({ name: 'customers.csv', mimeType: 'text/csv', buffer: Buffer.from(csv) });
    if (seen) await expect(page.getByText(seen.replaceAll(/\s+/g, ' ')).filter({ visible: true }).first()).toBeVisible();
    if (sh?.includes('curl')) expect(await answerOf(page, portal, sh)).toContain('"range":"447700900"');
  };
}

function pressable(page: Page, label: string) {
  const name = new RegExp(`^${label.replaceAll(/\s+/g, ' ').replaceAll(/[.*+?^$()[\]{}|\\]/g, String.raw`\$&`)}`);
  const [first, ...others] = (['button', 'link', 'tab'] as const).map((role) => page.getByRole(role, { name }));
  return others
    .reduce((any, other) => any.or(other), first!)
    .filter({ visible: true })
    .first();
}

/** Runs the block with this portal's address and the key on the screen in place of those of the page, and answers its output. */
async function answerOf(page: Page, { url }: RunningPortal, block: string): Promise<string> {
  const key = (await page.getByText(/^dp_.{20}/).textContent()) ?? '';
  const script = block.replace(/^base=.*$/m, `base=${url}`).replace(/^key=.*$/m, `key=${key}`);
  return execFileSync('bash', ['-euc', script], { encoding: 'utf8' });
}
