/** Prints the page of each failed test, for a run that keeps only its output. */
import { readFileSync } from 'node:fs';
import type { Reporter, TestCase, TestResult } from '@playwright/test/reporter';

const mostLines = 60;

export default class FailedPages implements Reporter {
  readonly #pages: string[] = [];

  onTestEnd(test: TestCase, { attachments }: TestResult): void {
    // Some are known to fail.
    if (test.outcome() === 'expected') return;
    for (const { name, path } of attachments) {
      if (name !== 'error-context' || path === undefined) continue;
      const [, snapshot = ''] = readFileSync(path, 'utf8').split(/^```yaml$/m);
      const lines = snapshot.split(/^```$/m, 1)[0]?.trim().split('\n') ?? [];
      // Before it there is only the menu.
      const main = Math.max(
        0,
        lines.findIndex((line) => line.includes('- main')),
      );
      const shown = lines.slice(main, main + mostLines);
      this.#pages.push([`${test.titlePath().filter(Boolean).join(' › ')}:`, ...shown].join('\n  '));
    }
  }

  onEnd(): void {
    for (const page of this.#pages) console.log(`\nThe page of ${page}`);
  }

  printsToStdio(): boolean {
    return false;
  }
}
