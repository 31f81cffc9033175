/** Examines the file that is posted to it and posts the verdict back, or nothing where it could not be read. */
import type { SheetChoice } from '../../../../../shared/batch-file/prepare-batch.ts';
import { examineFile } from './examine-file.ts';

addEventListener('message', ({ data: { file, choice } }: MessageEvent<{ file: File; choice: SheetChoice | null }>) => {
  void examineFile(file, choice)
    .catch(() => null)
    .then((verdict) => postMessage(verdict));
});
