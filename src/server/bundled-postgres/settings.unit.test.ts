import { expect, test } from 'vitest';
import { settingsFor } from './settings.ts';

const gibi = 2 ** 30;

// An eighth of memory, at least 64 MB and at most 1 GB; 2 GB of log, at most a tenth of the free disk.
test.each([
  ['a small container', 0.25, 1, '64 MB', '102 MB'],
  ['a small machine', 2, 100, '256 MB', '2048 MB'],
  ['a large machine', 64, 1_000, '1024 MB', '2048 MB'],
  ['a disk that is nearly full', 8, 0.1, '1024 MB', '64 MB'],
])('%s', (_, memory, disk, shared_buffers, max_wal_size) => {
  const settings = settingsFor({ memoryBytes: memory * gibi, freeDiskBytes: disk * gibi });
  expect(settings).toMatchObject({ shared_buffers, max_wal_size, jit: 'off' });
  expect(settings).not.toHaveProperty('fsync');
});
