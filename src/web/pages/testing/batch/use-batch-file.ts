import { useEffect, useRef, useState } from 'react';
import type { CleanCopy } from '../../../../shared/batch-file/clean-copy.ts';
import { startWorker } from '../../../browser/start-worker.ts';
import type { FileVerdict } from './examine-file.ts';
// oxlint-disable-next-line import/default -- the build makes a file of the worker and exports its address
import workerUrl from './examine-file.worker.ts?worker&url';

export interface ChosenFile {
  readonly file: File;
  /** `null` while the check runs. */
  readonly verdict: FileVerdict | null;
  /** Why the check itself failed. */
  readonly failure: string | null;
  /** What was done to the file that was first chosen, where this is a copy of it. */
  readonly copied: CleanCopy | null;
}

/** The file of the form. It is checked as soon as it is chosen, in a worker, so that the page stays quick with 100,000 rows. */
export function useBatchFile() {
  const [chosen, setChosen] = useState<ChosenFile | null>(null);
  const checking = useRef(new AbortController());
  useEffect(() => () => checking.current.abort(), []);

  const choose = (file: File, copied: CleanCopy | null = null) => {
    checking.current.abort();
    checking.current = new AbortController();
    const { signal } = checking.current;
    const put = (part: Partial<ChosenFile>) => signal.aborted || setChosen({ file, verdict: null, failure: null, copied, ...part });
    put({});
    checkFile(file, signal).then(
      (verdict) => put({ verdict }),
      (cause: unknown) => put({ failure: cause instanceof Error ? cause.message : 'Error' }),
    );
  };
  const clear = () => {
    checking.current.abort();
    setChosen(null);
  };
  return { chosen, choose, clear };
}

export type BatchFileState = ReturnType<typeof useBatchFile>;

function checkFile(file: File, signal: AbortSignal): Promise<FileVerdict> {
  const worker = startWorker(workerUrl);
  const answered = new Promise<FileVerdict>((resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason));
    worker.addEventListener('error', () => reject(new Error('The check could not start. Reload the page and try again.')));
    worker.addEventListener('message', ({ data }: MessageEvent<FileVerdict | null>) =>
      data === null ? reject(new Error('The file could not be read. It may have been changed or moved: choose it again.')) : resolve(data),
    );
    worker.postMessage(file);
  });
  return answered.finally(() => worker.terminate());
}
