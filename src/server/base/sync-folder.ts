/** Names of files that outlast a loss of power: a new file may have its content on the disk, and no name. */
import { closeSync, existsSync, fsyncSync, openSync } from 'node:fs';

/** Writes the names in the folder at `path` to the disk. Windows cannot open a folder, and need not; one that is gone has no names. */
export function syncFolder(path: string): void {
  if (process.platform === 'win32' || !existsSync(path)) return;
  const descriptor = openSync(path, 'r');
  try {
    fsyncSync(descriptor);
  } finally {
    closeSync(descriptor);
  }
}
