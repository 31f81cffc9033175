/** Files that a power cut leaves as they were written: with their content on the disk, and their names. */
import { closeSync, existsSync, fsyncSync, openSync, readdirSync } from 'node:fs';
import { open, readdir, stat } from 'node:fs/promises';
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

/**
 * Brings the content of what was changed since then in the folder at `path` to the disk, one file after the other, while the process does other
 * things. Files may go meanwhile.
 */
export async function syncChanged(path: string, since: Date): Promise<void> {
  for (const name of await readdir(path, { recursive: true })) {
    try {
      await syncIfChanged(join(path, name), since);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    }
  }
}

async function syncIfChanged(path: string, since: Date): Promise<void> {
  const found = await stat(path);
  if (!found.isFile() || found.mtime < since) return;
  await using file = await open(path, 'r+');
  await file.datasync();
}

function sync(path: string, flags: 'r' | 'r+'): void {
  const descriptor = openSync(path, flags);
  try {
    fsyncSync(descriptor);
  } finally {
    closeSync(descriptor);
  }
}
