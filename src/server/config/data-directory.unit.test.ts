/** A folder that cannot be used is told by the name of its variable, as every other wrong value is. */
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { closeDataDirectory } from './data-directory.ts';

const file = join(mkdtempSync(join(tmpdir(), 'dialplane-data-')), 'file');
writeFileSync(file, '');

test.each([
  ['a file', file, 'file already exists'],
  ['a folder in a file', join(file, 'folder'), 'not a directory'],
  // As one of another user, or on a file system that is read-only, nothing can be made in it; not by root either.
  ...(process.platform === 'linux' ? [['a folder that takes nothing', '/proc', 'no such file or directory']] : []),
])('%s is no data directory', (_, dataDir, reason) => {
  expect(() => closeDataDirectory(dataDir)).toThrow(new Error(`DATA_DIR ${dataDir} cannot be used: ${reason}`));
});
