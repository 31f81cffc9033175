/** Takes a file, answers what there is to know of it, or nothing where it could not be read. */
import { examineFile } from './examine-file.ts';

addEventListener('message', ({ data }: MessageEvent<File>) => {
  void examineFile(data)
    .catch(() => null)
    .then((verdict) => postMessage(verdict));
});
