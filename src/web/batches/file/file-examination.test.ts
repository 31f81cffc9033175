/** Calls of the page to its worker, and the end of the worker. The worker's answers are covered by `examine-file.test.ts` and the browser tests. */
import { expect, it } from 'vitest';
import { FileExamination } from './file-examination.ts';

/** Fake of a browser worker: records its messages, and answers on the test's command. */
class Listener extends EventTarget {
  readonly sent: unknown[] = [];
  isEnded = false;
  postMessage(message: unknown) {
    this.sent.push(message);
  }
  terminate() {
    this.isEnded = true;
  }
  reply(data: unknown) {
    this.dispatchEvent(new MessageEvent('message', { data }));
  }
}

const file = new File(['447700900123\n'], 'numbers.csv');
const verdict = { findings: [], rows: 1, isTooLarge: false, isUtf16: false, survey: null, sheet: null, prepared: null, trouble: null };
const choice = { column: 1, hasHeading: false, dropsDuplicates: false };

function examination(longestMs?: number) {
  const workers: Listener[] = [];
  const start = () => {
    const worker = new Listener();
    workers.push(worker);
    return worker;
  };
  return { workers, examining: new FileExamination(file, { start, ...(longestMs !== undefined && { longestMs }) }) };
}

it('the next choice goes to the worker that has the file already', async () => {
  const { workers, examining } = examination();
  const first = examining.examine(null);
  workers[0]?.reply(verdict);
  expect(await first).toEqual(verdict);
  const second = examining.examine(choice);
  workers[0]?.reply({ ...verdict, rows: 2 });
  expect(await second).toMatchObject({ rows: 2 });
  expect(workers.map(({ sent, isEnded }) => [sent, isEnded])).toEqual([[[{ file, choice: null }, { choice }], false]]);
  examining.end();
  expect(workers[0]?.isEnded).toBe(true);
});

it('a choice that comes while the file is read begins anew', async () => {
  const { workers, examining } = examination();
  void examining.examine(null);
  const second = examining.examine(choice);
  workers[1]?.reply(verdict);
  expect(await second).toEqual(verdict);
  expect(workers.map(({ sent, isEnded }) => [sent, isEnded])).toEqual([
    [[{ file, choice: null }], true],
    [[{ file, choice }], false],
  ]);
});

it('a worker that takes too long is ended, and it is said', async () => {
  const { workers, examining } = examination(0);
  await expect(examining.examine(null)).rejects.toThrow(
    'Reading this file took longer than a minute and was stopped. Save the sheet as CSV, or choose a smaller file.',
  );
  expect(workers[0]?.isEnded).toBe(true);
});

it('a file that could not be read is told, and is read again by another worker', async () => {
  const { workers, examining } = examination();
  const first = examining.examine(null);
  workers[0]?.reply(null);
  await expect(first).rejects.toThrow('The file could not be read.');
  void examining.examine(choice);
  expect(workers.map(({ sent, isEnded }) => [sent, isEnded])).toEqual([
    [[{ file, choice: null }], true],
    [[{ file, choice }], false],
  ]);
  examining.end();
});
