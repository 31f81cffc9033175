/** Prints the slowest tests at the end of a run, beside the reporter that lists them. */
import type { FullResult, Reporter, TestCase, TestResult } from '@playwright/test/reporter';

const shown = 10;

export default class Slowest implements Reporter {
  readonly #tests: { title: string; durationMs: number }[] = [];

  onTestEnd(test: TestCase, { duration }: TestResult): void {
    this.#tests.push({ title: test.titlePath().filter(Boolean).join(' › '), durationMs: duration });
  }

  onEnd({ duration }: FullResult): void {
    if (this.#tests.length <= shown) return;
    const slowest = this.#tests.toSorted((a, b) => b.durationMs - a.durationMs).slice(0, shown);
    console.log(`\nThe ${shown} slowest of ${this.#tests.length} tests in ${Math.round(duration / 1000)} s:`);
    for (const { title, durationMs } of slowest) console.log(`  ${(durationMs / 1000).toFixed(1).padStart(5)} s  ${title}`);
  }

  printsToStdio(): boolean {
    return false;
  }
}
