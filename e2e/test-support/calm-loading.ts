/** Calm loading: the parts of a screen stay in place when the replies arrive. */
import type { Page } from '@playwright/test';
import { holdReplies } from './hold-replies.ts';
import { expect } from './portal.ts';
import { framesDrawn } from './steps.ts';

/** Layout shift as browsers compute it: the share of the window that moved, times the distance. Good up to here (https://web.dev/articles/cls). */
const most = 0.1;

declare global {
  interface Window {
    /** The elements in the window before the replies, and their places. */
    places: [Element, DOMRect][];
  }
}

/** Opens a page, and compares the places of its parts before any reply but those that every screen waits for, and after `arrives`. */
export async function opensCalmly(page: Page, path: string, arrives: () => Promise<void>): Promise<void> {
  const waits = Promise.withResolvers<void>();
  await holdReplies(page, '**/api/**', (request) => (/\/(status|config|preferences)$/.test(request.url()) ? undefined : waits.promise));
  await page.goto(path);
  const main = page.getByRole('main');
  // The screen itself waits by now; before, only a word says that the portal is loading.
  await expect(main.locator(':is(h1, h2, h3, legend, [role=tab])').first()).toBeVisible();
  await expect(main.getByText(/^Working…/).first()).toBeAttached();
  await framesDrawn(page);
  await page.evaluate(rememberPlaces);
  waits.resolve();
  await arrives();
  await framesDrawn(page);
  const { score, moved } = await page.evaluate(shift);
  expect.soft(score, moved.join('\n')).toBeLessThan(most);
  await page.unrouteAll();
}

/** Runs in the page. Letters that arrive late are another matter. */
async function rememberPlaces(): Promise<void> {
  await document.fonts.ready;
  window.places = [...document.querySelectorAll('body *')]
    .filter((element) => element.checkVisibility())
    .map((element): [Element, DOMRect] => [element, element.getBoundingClientRect()])
    .filter(([, { width, height, top, bottom }]) => width > 1 && height > 1 && bottom > 0 && top < innerHeight);
}

/** Runs in the page. Measures the way from the old places to the new ones, in however many steps it happened. */
function shift(): { score: number; moved: string[] } {
  const cell = 10;
  const least = 3;
  const cells = new Set<string>();
  const moved: string[] = [];
  let farthest = 0;
  for (const [element, before] of window.places) {
    const after = element.getBoundingClientRect();
    const way = Math.max(Math.abs(after.top - before.top), Math.abs(after.left - before.left));
    if (!element.isConnected || !element.checkVisibility() || way < least) continue;
    farthest = Math.max(farthest, way);
    moved.push(`${Math.round(after.top - before.top)} px: ${element.outerHTML.slice(0, 100)}`);
    for (const { left, right, top, bottom } of [before, after])
      for (let y = Math.max(0, top); y < Math.min(bottom, innerHeight); y += cell)
        for (let x = Math.max(0, left); x < Math.min(right, innerWidth); x += cell)
          cells.add(`${Math.floor(x / cell)} ${Math.floor(y / cell)}`);
  }
  const area = (cells.size * cell * cell) / (innerWidth * innerHeight);
  return { score: (area * Math.min(farthest, innerHeight)) / Math.max(innerWidth, innerHeight), moved: moved.slice(0, 10) };
}
