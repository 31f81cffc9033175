/** Under forced colours (Windows contrast themes) nothing is told by a colour, a shade or a shadow of our own. */
import { expect, test } from './test-support/portal.ts';
import { signIn } from './test-support/sign-in.ts';
import { deselectAll, numberField, openTables, search, verdict } from './test-support/single-query-steps.ts';

test('under forced colours an error shows by its shape, hidden columns by an edge, and each stop of the focus by an outline', async ({
  page,
  portal,
}) => {
  await signIn(page, portal);
  await page.emulateMedia({ forcedColors: 'active' });
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto('/testing');
  await expect(numberField(page)).toHaveCSS('border-inline-start-width', '1px');
  await deselectAll(page);
  await search(page).click();
  await expect(numberField(page)).toHaveCSS('border-inline-start-width', '3px');
  for (const error of ['Please select at least one service', /^Please provide a full E164 number/])
    await expect(page.getByText(error)).toHaveCSS('border-inline-start-width', '3px');

  await page.goto('/testing#n=447700900987&s=npq,irsfCheck');
  await expect(verdict(page)).toContainText('a revenue-share risk');
  await openTables(page);
  const edge = page.getByRole('region', { name: 'Fields by service' }).locator('xpath=following-sibling::*').last();
  await expect(edge).toHaveCSS('width', '4px');
  await numberField(page).focus();
  const bare: string[] = [];
  for (let stops = 0; stops < 45; stops += 1) {
    await page.keyboard.press('Tab');
    const seen = await page.evaluate(() => {
      const stop = document.activeElement;
      // A box that is drawn by its label, or by what follows it, shows its focus there.
      const drawn = [stop, stop?.closest('label'), stop?.nextElementSibling].filter((one) => one instanceof Element);
      return { html: stop?.outerHTML.slice(0, 100), isOutlined: drawn.some((one) => getComputedStyle(one).outlineStyle !== 'none') };
    });
    if (!seen.isOutlined && seen.html && !seen.html.startsWith('<body')) bare.push(seen.html);
  }
  expect(bare).toEqual([]);
});
