/** Tells a run the progress of Playwright, and prints red tests at once. */
import { relative } from 'node:path';
import type { FullConfig, Reporter, Suite, TestCase, TestError, TestResult } from '@playwright/test/reporter';
import { tellRun } from './progress-message.ts';

export default class PlaywrightProgress implements Reporter {
  #done = 0;
  #total = 0;

  onBegin(_config: FullConfig, suite: Suite): void {
    this.#total = suite.allTests().length;
    this.#tell();
  }

  onTestEnd(test: TestCase, { errors }: TestResult): void {
    this.#done += 1;
    this.#tell();
    if (test.outcome() === 'expected' || test.outcome() === 'skipped') return;
    const file = relative(process.cwd(), test.location.file);
    const name = test.titlePath().slice(3).join(' ');
    console.log(`\nRED  ${file}:${test.location.line} > ${name}\n${errors.map(textOf).join('\n')}`);
    tellRun({ red: { file, name } });
  }

  /** Reports errors outside of tests: a file that cannot be read, a worker that ended. */
  onError(error: TestError): void {
    console.log(`\nRED  ${textOf(error)}`);
    tellRun({ red: {} });
  }

  #tell(): void {
    tellRun({ progress: { done: this.#done, total: this.#total, unit: 'tests' } });
  }
}

function textOf({ message = '', stack, snippet = '', value = '' }: TestError): string {
  return [stack ?? (message || value), snippet].filter(Boolean).join('\n');
}
