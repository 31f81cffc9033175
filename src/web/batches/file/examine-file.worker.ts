/**
 * Opens the file that is posted to it first and posts back what is to be known of it, or nothing where it could not be read; each choice
 * that is posted later is answered from what was unpacked then.
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
