import { useRef, useState } from 'react';
import { batchMaxBytes } from '../../shared/base/limits.ts';
import { startWorker } from '../browser/start-worker.ts';
import { useWhenLeft } from '../ui/Places.tsx';
import { noSheetText } from '../batches/no-sheet.text.ts';
import type { WhyNoSheet } from '../batches/read-sheet.ts';
import type { EntriesOfFile } from './entries-of-file.ts';
import { watchText } from './watch.text.ts';
// oxlint-disable-next-line import/default -- the build makes a file of the worker and exports its address
import workerUrl from './entries-file.worker.ts?worker&url';

type ReadFile = { readonly file: File } & (
  | { readonly state: 'reading' }
  | { readonly state: 'failed'; readonly why: string }
  | ({ readonly state: 'read' } & EntriesOfFile)
);

const text = watchText.add;
const megabyte = 1024 * 1024;

/** Reads a file of entries in a worker. `onRead` gets the lines, each time it is read. */
export function useEntriesFile(most: number, onRead: (lines: readonly string[]) => void) {
  const [chosen, setChosen] = useState<ReadFile | null>(null);
  const worker = useRef<Worker | null>(null);
  useWhenLeft(() => worker.current?.terminate());

  const read = (file: File, column: number | null) => {
    worker.current?.terminate();
    const fail = (why: string) => setChosen({ file, state: 'failed', why });
    if (file.size > batchMaxBytes) return fail(text.tooManyBytes(batchMaxBytes / megabyte));
    setChosen({ file, state: 'reading' });
    const started = (worker.current = startWorker(workerUrl));
    started.addEventListener('error', () => fail(text.unreadable));
    started.addEventListener('message', (event: MessageEvent<EntriesOfFile | { why: WhyNoSheet } | null>) => {
      started.terminate();
      const { data } = event;
      if (data === null) return fail(text.unreadable);
      if ('why' in data) return fail(noSheetText[data.why]);
      if (data.lines.length > most) return fail(text.tooManyLines(data.lines.length, most));
      setChosen({ file, state: 'read', ...data });
      onRead(data.lines);
    });
    started.postMessage({ file, column });
  };
  return {
    chosen,
    choose: (file: File) => read(file, null),
    readColumn: (column: number) => chosen && read(chosen.file, column),
    forget: () => setChosen(null),
  };
}
