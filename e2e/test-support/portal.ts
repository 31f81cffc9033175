/** A portal of its own for each worker, started as an operator starts it. */
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test as base, expect } from '@playwright/test';

export { expect };

export interface RunningPortal {
  readonly url: string;
  readonly dataDir: string;
}

export const test = base.extend<{ consoleErrors: string[] }, { environment: Record<string, string>; portal: RunningPortal }>({
  /** Variables that a file's portal has besides those of every one. */
  environment: [{}, { scope: 'worker', option: true }],
  portal: [
    async ({ environment }, use) => {
      const { stop, ...portal } = await startDemo(environment);
      try {
        await use(portal);
      } finally {
        await stop();
      }
    },
    { scope: 'worker', timeout: 300_000 },
  ],
  baseURL: ({ portal }, use) => use(portal.url),
  /** What the browser complained about: a page that works does not. */
  consoleErrors: [
    async ({ page }, use) => {
      const errors: string[] = [];
      page.on('console', (message) => {
        // A refused call is what some tests are about; the browser reports it as an error of its own.
        if (message.type() === 'error' && !message.text().startsWith('Failed to load resource')) errors.push(message.text());
      });
      page.on('pageerror', (error) => errors.push(error.message));
      await use(errors);
      expect(errors).toEqual([]);
    },
    { auto: true },
  ],
});

/** Starts a demo of its own on a free port, or another program that does; `stop` takes it away. */
export async function startDemo(
  environment: Record<string, string> = {},
  program = 'src/server/main.ts',
): Promise<RunningPortal & { stop: () => Promise<void> }> {
  const dataDir = mkdtempSync(join(tmpdir(), 'dialplane-e2e-'));
  const child = spawn(process.execPath, ['--no-wasm-tier-up', '--no-wasm-dynamic-tiering', program], {
    env: {
      ...process.env,
      DATA_DIR: dataDir,
      PORT: '0',
      DEMO: 'true',
      CODE_RESEND_SECONDS: '0',
      CODES_PER_HOUR: '100000',
      RATE_LIMIT_PER_MINUTE: '0',
      LOG_LEVEL: 'warn',
      ...environment,
    },
  });
  // Playwright ends a worker whose portal does not come in time without what `stop` does.
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
