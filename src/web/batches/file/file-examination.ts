/** The check of one chosen file in a worker of its own. */
import type { SheetChoice } from '../../../shared/batches/prepare-batch.ts';
import type { FileVerdict } from './file-verdict.ts';
import { batchFileText } from './batch-file.text.ts';

const { failures } = batchFileText;

type FileWorker = EventTarget & Pick<Worker, 'postMessage' | 'terminate'>;

/** One file and its worker, which keeps the unpacked content for the next choice until it is ended. */
export class FileExamination {
  readonly #file: File;
  readonly #start: () => FileWorker;
  readonly #longestMs: number;
  #worker: FileWorker | null = null;
  /** Aborts the open request. */
  #asking: AbortController | null = null;

  constructor(file: File, { start, longestMs = 60_000 }: { start: () => FileWorker; longestMs?: number }) {
    this.#file = file;
    this.#start = start;
    this.#longestMs = longestMs;
  }

  /** Checks the file, read by `choice`, or by a guess if null. Rejects with a sentence for the user. Never settles if ended by `end` or by the next request. */
  examine(choice: SheetChoice | null): Promise<FileVerdict> {
    if (this.#asking !== null) this.end();
    const question = this.#worker === null ? { file: this.#file, choice } : { choice };
    const worker = (this.#worker ??= this.#start());
    const asking = (this.#asking = new AbortController());
    const { signal } = asking;
    return new Promise((resolve, reject) => {
      const fail = (why: string) => {
        this.end();
        reject(new Error(why));
      };
      const late = setTimeout(fail, this.#longestMs, failures.tooLong);
      signal.addEventListener('abort', () => clearTimeout(late));
      worker.addEventListener('error', () => fail(failures.notStarted), { signal });
      const hear = (event: Event) => {
        // The worker posts a verdict, or null.
        const verdict = (event as MessageEvent<FileVerdict | null>).data;
        if (verdict === null) return fail(failures.unreadable);
        this.#asking = null;
        asking.abort();
        resolve(verdict);
      };
      worker.addEventListener('message', hear, { signal });
      worker.postMessage(question);
    });
  }

  /** Ends the worker at once; the next request starts a new one. */
  end(): void {
    this.#asking?.abort();
    this.#worker?.terminate();
    this.#asking = null;
    this.#worker = null;
  }
}
