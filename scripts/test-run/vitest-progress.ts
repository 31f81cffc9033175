/** Tells a run the progress of vitest, and prints red tests at once. */
import { relative } from 'node:path';
import type { Reporter, TestCase, TestModule, TestSpecification, TestSuite } from 'vitest/node';
import { tellRun } from './progress-message.ts';

const longestText = 4_000;

interface Fault {
  readonly message?: string;
  readonly stack?: string;
  readonly diff?: string;
}

export class VitestProgress implements Reporter {
  #done = 0;
  #total = 0;
  #ran = 0;

  onTestRunStart(files: readonly TestSpecification[]): void {
    this.#total = files.length;
    this.#tell();
  }

  onTestCaseResult(test: TestCase): void {
    const result = test.result();
    if (result.state !== 'skipped') this.#ran += 1;
    if (result.state !== 'failed') return;
    this.#red(test.module, result.errors, test.fullName);
  }

  /** Reports failures before or after the tests of a `describe`. */
  onTestSuiteResult(suite: TestSuite): void {
    if (suite.errors().length > 0) this.#red(suite.module, suite.errors());
  }

  onTestModuleEnd(module: TestModule): void {
    this.#done += 1;
    if (module.errors().length > 0) this.#red(module, module.errors());
    this.#tell();
  }

  onTestRunEnd(_modules: readonly TestModule[], unhandled: readonly Fault[]): void {
    for (const fault of unhandled) {
      console.log(`\nRED  nobody handled this error:\n${textOf(fault)}`);
      tellRun({ red: {} });
    }
    this.#refuseNothing();
  }

  /** Fails a run by name that ran no test, since a name that no test has would be green. */
  #refuseNothing(): void {
    if (this.#ran > 0 || !process.argv.includes('--testNamePattern')) return;
    console.log('\nRED  no test ran');
    process.exitCode = 1;
  }

  #tell(): void {
    tellRun({ progress: { done: this.#done, total: this.#total, unit: 'files' } });
  }

  #red(module: TestModule, faults: readonly Fault[], name?: string): void {
    const file = relative(process.cwd(), module.moduleId);
    console.log(`\nRED  ${file}${name === undefined ? '' : ` > ${name}`}\n${faults.map(textOf).join('\n')}`);
    tellRun({ red: { file, project: module.project.name, ...(name !== undefined && { name }) } });
  }
}

/** Cuts a text to a page, since a diff may be as long as the compared values. */
function textOf({ message = '', stack = '', diff = '' }: Fault): string {
  const text = [stack.includes(message) ? stack : `${message}\n${stack}`, diff].filter(Boolean).join('\n');
  return text.length > longestText ? `${text.slice(0, longestText)} …` : text;
}
