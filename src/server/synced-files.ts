/** Files that a power cut leaves as they were written: with their content on the disk, and their names. */
import { closeSync, existsSync, fsyncSync, openSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/** Brings the names in the folder at `path` to the disk. Windows cannot open a folder, and need not; one that is gone has no names. */
export function syncFolder(path: string): void {
  if (process.platform !== 'win32' && existsSync(path)) sync(path, 'r');
}

/** Brings everything in the folder at `path` to the disk, and the names of it. */
export function syncTree(path: string): void {
  for (const entry of readdirSync(path, { withFileTypes: true })) {
    const inside = join(path, entry.name);
    if (entry.isDirectory()) syncTree(inside);
    else if (entry.isFile()) sync(inside, 'r+');
  }
  syncFolder(path);
}

function sync(path: string, flags: 'r' | 'r+'): void {
  const descriptor = openSync(path, flags);
  try {
    fsyncSync(descriptor);
  } finally {
    closeSync(descriptor);
  }
}
