/** A portal of its own for each worker, started as an operator starts it. */
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test as base, expect } from '@playwright/test';
import { shiftDatabaseClock } from '../../src/server/test-support/database-clock.ts';
import { endingWithParent } from '../../src/server/test-support/ending-with-parent.ts';
import { inDatabase } from './database.ts';
import { demoNow } from './demo-day.ts';
import { copyTemplate, demoEnvironment } from './demo-template.ts';
import type { RunningPortal } from './running-portal.ts';

export { expect };
export type { RunningPortal } from './running-portal.ts';

export const test = base.extend<
  { consoleErrors: string[] },
  { environment: Record<string, string>; isDatabaseAtNoon: boolean; portal: RunningPortal }
>({
  /** Variables of a file's portal besides the common ones. */
  environment: [{}, { scope: 'worker', option: true }],
  /** True if the database of a file's portal has its day (`demo-day.ts`), too: for counts until midnight by the database's clock. */
  isDatabaseAtNoon: [false, { scope: 'worker', option: true }],
  portal: [
    async ({ environment, isDatabaseAtNoon }, use) => {
      const { stop, ...portal } = await startDemo({ environment, isCopied: true });
      try {
        if (isDatabaseAtNoon) await inDatabase(portal, (db) => shiftDatabaseClock(db, demoNow.getTime() - Date.now()));
        await use(portal);
      } finally {
        await stop();
      }
    },
    { scope: 'worker', timeout: 300_000 },
  ],
  baseURL: ({ portal }, use) => use(portal.url),
  /** The browser's complaints: a page that works has none. */
  consoleErrors: [
    async ({ page }, use) => {
      const errors: string[] = [];
      page.on('console', (message) => {
        // Some tests are about refused calls; the browser reports each as an error of its own.
        if (message.type() === 'error' && !message.text().startsWith('Failed to load resource')) errors.push(message.text());
      });
      page.on('pageerror', (error) => errors.push(error.message));
      await use(errors);
      expect(errors).toEqual([]);
    },
    { auto: true },
  ],
});

interface Demo {
  readonly environment?: Readonly<Record<string, string>>;
  /** The program that starts it, if not the portal's own. */
  readonly program?: string;
  /** True if it begins as a copy of the run's template, not with its first start. */
  readonly isCopied?: boolean;
}

/** Starts a demo of its own on a free port; `stop` removes it. */
export async function startDemo({ environment, program = 'src/server/main.ts', isCopied = false }: Demo = {}): Promise<
  RunningPortal & { stop: () => Promise<void> }
> {
  const dataDir = mkdtempSync(join(tmpdir(), 'dialplane-e2e-'));
  if (isCopied) copyTemplate(dataDir);
  const [command = '', ...args] = endingWithParent([process.execPath, program]);
  const child = spawn(command, args, {
    env: { ...process.env, ...demoEnvironment, NODE_COMPILE_CACHE: join(tmpdir(), 'compiled'), DATA_DIR: dataDir, ...environment },
  });
  // If the portal does not come in time, Playwright ends a worker without running `stop`.
  process.once('exit', () => child.kill('SIGKILL'));
  const ended = new Promise((resolve) => child.once('exit', resolve));
  const stop = async () => {
    child.kill('SIGTERM');
    await ended;
    rmSync(dataDir, { recursive: true, force: true });
  };
  try {
    return { url: await addressOf(child), dataDir, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

function addressOf(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let output = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream?.on('data', (chunk: Buffer) => {
        output += chunk.toString();
        const address = /listens at (http:\S+)/.exec(output)?.[1];
        if (address) resolve(address);
      });
    }
    child.on('exit', () => reject(new Error(`The portal did not start:\n${output}`)));
  });
}
