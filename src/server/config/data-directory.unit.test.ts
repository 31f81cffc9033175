/** A folder that cannot be used is told by the name of its variable, as every other wrong value is. */
import { existsSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { lockDirectory } from '../database/directory-lock.ts';
import { closeDataDirectory } from './data-directory.ts';

const file = join(mkdtempSync(join(tmpdir(), 'dialplane-data-')), 'file');
writeFileSync(file, '');

test.each([
  ['a file', file, 'file already exists'],
  ['a folder in a file', join(file, 'folder'), 'not a directory'],
])('%s is no data directory', (_, dataDir, reason) => {
  expect(() => closeDataDirectory(dataDir)).toThrow(new Error(`DATA_DIR ${dataDir} cannot be used: ${reason}`));
});

// Into /proc nobody writes, whoever they are.
test.runIf(existsSync('/proc/self'))('a folder that takes no files is no data directory', async () => {
  await expect(lockDirectory('/proc')).rejects.toThrow(new Error('DATA_DIR /proc cannot be used: no such file or directory'));
});
