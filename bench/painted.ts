/** Time from a key press to the frame that shows its effect, in a real browser. */
import type { Page } from '@playwright/test';
import type { BenchPortal } from './portal.ts';

interface Shown {
  selector: string;
  pattern: string;
}

/** Opens a screen of the portal with a signed-in user, and waits until nothing loads any more. */
export async function openScreen(page: Page, { address, authorization }: BenchPortal, path: string): Promise<Page> {
  await page.addInitScript(
    (token) => {
      localStorage.setItem('authToken', token);
      localStorage.setItem('isUserLoggedIn', 'true');
    },
    authorization.replace('Bearer ', ''),
  );
  await page.goto(address + path);
  await page.waitForLoadState('networkidle');
  return page;
}

/** Milliseconds from the press to the first moment after the frame in which an element of `selector` has a text that fits `pattern`. */
export async function painted(page: Page, key: string, shown: Shown): Promise<number> {
  await page.evaluate(awaitPaint, shown);
  await page.keyboard.press(key === ' ' ? 'Space' : key);
  return page.evaluate(() => window.painted);
}

declare global {
  interface Window {
    /** Milliseconds from the next key press to its paint. */
    painted: Promise<number>;
  }
}

/** Runs in the page. A message sent during a frame arrives after the frame was painted. */
function awaitPaint({ selector, pattern }: Shown): void {
  const { promise, resolve } = Promise.withResolvers<number>();
  const text = new RegExp(pattern);
  const isThere = () => [...document.querySelectorAll(selector)].some((one) => text.test(one.textContent));
  const onKeyDown = ({ timeStamp }: KeyboardEvent) => {
    const check = () => {
      if (!isThere()) return void requestAnimationFrame(check);
      const { port1, port2 } = new MessageChannel();
      port1.addEventListener('message', () => resolve(performance.now() - timeStamp));
      port1.start();
      port2.postMessage(null);
    };
    requestAnimationFrame(check);
  };
  document.addEventListener('keydown', onKeyDown, { capture: true, once: true });
  window.painted = promise;
}
