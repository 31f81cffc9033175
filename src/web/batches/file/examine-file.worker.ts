/**
 * Worker of the file check. Opens the file of the first message and posts its verdict, or null if it is unreadable; answers each later choice from the
 * unpacked content.
 */
import type { SheetChoice } from '../../../shared/batches/prepare-batch.ts';
import { openFile, type ReadAs } from './examine-file.ts';

let opened: Promise<ReadAs> | undefined;

addEventListener('message', ({ data: { file, choice } }: MessageEvent<{ file?: File; choice: SheetChoice | null }>) => {
  if (file) opened = openFile(file);
  void opened
    ?.then((readAs) => readAs(choice))
    .catch(() => null)
    .then((verdict) => postMessage(verdict));
});
