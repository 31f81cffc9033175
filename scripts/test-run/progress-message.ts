/** What a runner of tests tells the run that started it, over the channel between both processes. */

export interface Progress {
  readonly done: number;
  readonly total: number;
  readonly unit: 'files' | 'tests';
}

/** A test that is red, so that it can be found and run again; without a file what is no test's fault, such as a worker that ended. */
export interface RedTest {
  /** From the root of the project. */
  readonly file?: string;
  /** As the runner's own filter takes it; undefined where the file itself is at fault. */
  readonly name?: string;
  /** Of vitest. */
  readonly project?: string;
}

export type Message = { readonly progress: Progress } | { readonly red: RedTest };

/** Without a run that listens, as where one file is run by hand, it goes nowhere. */
export function tellRun(message: Message): void {
  process.send?.(message);
}
