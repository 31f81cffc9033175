import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { inTime } from './storage-state.ts';

test('an answer that waits to be read is not late, however long the process was busy', { tags: ['full'] }, async () => {
  const answered = inTime(
    readFile(import.meta.filename).then(() => 'there'),
    'late',
  );
  // Longer than an answer may take, with nothing read meanwhile.
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 3_500);
  expect(await answered).toBe('there');
});
