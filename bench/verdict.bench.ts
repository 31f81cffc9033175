/** Time from the last answer of a single query to its verdict on the screen, in a real browser. */
import { chromium, type Page } from '@playwright/test';
import { launchOptions } from '../e2e/test-support/chromium.ts';
import { serviceCodes } from '../src/shared/services/services.ts';
import { atMost, type Line } from './line.ts';
import { type BenchPortal, startBenchPortal } from './portal.ts';
import { median } from './rounds.ts';

export const name = 'Verdict on screen after the last answer: twelve services, the first query of a fresh page included';

const goalMs = 100;
const queries = 40;
const unit = 'ms';

export async function run(): Promise<Line[]> {
  const portal = await startBenchPortal();
  const browser = await chromium.launch(launchOptions);
  try {
    const page = await openForm(await browser.newPage({ viewport: { width: 1280, height: 900 } }), portal);
    const times: number[] = [];
    for (let asked = 0; asked < queries; asked += 1) times.push(await timeOf(page, numberAt(asked)));
    return [
      atMost('verdict on screen, median', { ours: median(times), peer: goalMs, unit }, 1),
      atMost(`verdict on screen, worst of ${queries}`, { ours: Math.max(...times), peer: goalMs, unit }, 1),
    ];
  } finally {
    await browser.close();
    await portal.stop();
  }
}

/** Numbers that may have a holder, and every fourth one of the demo, which every service has an answer for. */
function numberAt(index: number): string {
  return index % 4 === 0 ? `4477009001${String(index).padStart(2, '0')}` : `4474${String(index * 7_919).padStart(8, '0')}`;
}

async function openForm(page: Page, { address, authorization }: BenchPortal): Promise<Page> {
  await page.addInitScript(
    (token) => {
      localStorage.setItem('authToken', token);
      localStorage.setItem('isUserLoggedIn', 'true');
    },
    authorization.replace('Bearer ', ''),
  );
  await page.goto(`${address}/testing`);
  await page.getByRole('button', { name: 'Select All', exact: true }).click();
  await page.evaluate(() => performance.setResourceTimingBufferSize(10_000));
  return page;
}

/** Milliseconds from the end of the last response to the first moment after the frame that shows the verdict of all services. */
async function timeOf(page: Page, number: string): Promise<number> {
  await page.getByRole('textbox', { name: 'Phone number' }).fill(number);
  const painted = page.evaluate(untilPainted, number);
  await page.getByRole('button', { name: 'Search' }).click();
  const { paintedAt, responses } = await painted;
  if (responses.length !== serviceCodes.length) throw new Error(`${responses.length} responses about ${number}`);
  return paintedAt - Math.max(...responses);
}

/** Runs in the page. A message sent during a frame arrives after the frame was painted. */
function untilPainted(number: string): Promise<{ paintedAt: number; responses: number[] }> {
  const { promise, resolve } = Promise.withResolvers<{ paintedAt: number; responses: number[] }>();
  const isThere = () => {
    const result = document.querySelector(`section[aria-label="Result for ${number}"]`);
    const sentence = result?.querySelector('section[aria-label="Verdict"] p')?.textContent ?? '';
    return sentence !== '' && !/^\d+ of \d+ services? ha(s|ve) answered\.$/.test(sentence);
  };
  const observer = new MutationObserver(() => {
    if (!isThere()) return;
    observer.disconnect();
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.addEventListener('message', () => {
        const responses = performance.getEntriesByType('resource').filter(({ name }) => name.includes(`phonenumber=${number}&`));
        resolve({ paintedAt: performance.now(), responses: responses.map((entry) => (entry as PerformanceResourceTiming).responseEnd) });
      });
      port1.start();
      port2.postMessage(null);
    });
  });
  observer.observe(document.body, { childList: true, subtree: true, characterData: true });
  return promise;
}
