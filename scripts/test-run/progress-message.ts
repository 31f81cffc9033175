/** Messages of a test runner to the run that started it, over the channel between both processes. */

export interface Progress {
  readonly done: number;
  readonly total: number;
  readonly unit: 'files' | 'tests';
}

/** A red test, with enough to find it and run it again; without a file it is no test's fault, such as a worker that ended. */
export interface RedTest {
  /** The path from the root of the project. */
  readonly file?: string;
  /** The name as the runner's own filter takes it; undefined if the file itself is at fault. */
  readonly name?: string;
  /** The project of vitest. */
  readonly project?: string;
}

export type Message = { readonly progress: Progress } | { readonly red: RedTest };

/** Sends a message to the run. Without a run that listens, such as for one file run by hand, it goes nowhere. */
export function tellRun(message: Message): void {
  process.send?.(message);
}
