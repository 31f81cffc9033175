/** Files on a disk of their own in memory, which can be filled and made read-only. Needs root, to mount it. */
import { execFileSync } from 'node:child_process';
import { cpSync, closeSync, openSync, rmSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import type { Site } from './site.ts';

/** The files of a newly started portal take 70 of them. */
const megabytes = 192;
const chunk = Buffer.alloc(2 ** 20);

export interface SmallDisk {
  /** Writes until not another byte has room; call it again if room came free since. */
  fill(): void;
  /** Removes the filling. */
  empty(): void;
  /** Switches the disk to read-only, or back. */
  setReadOnly(isReadOnly: boolean): Promise<void>;
}

/** Puts the folder `name` of the data directory, with its content, on such a disk, before any node runs. */
export function onSmallDisk(site: Site, name: string): SmallDisk {
  const folder = join(site.dataDir, name);
  const kept = join(site.directory, 'kept');
  cpSync(folder, kept, { recursive: true });
  const disk = mountSmallDisk(folder, megabytes);
  site.atEnd(() => unmount(folder));
  cpSync(kept, folder, { recursive: true });
  return disk;
}

export function unmount(folder: string): void {
  execFileSync('umount', ['--lazy', folder]);
}

/** Mounts such a disk at `folder`; the caller unmounts it. */
export function mountSmallDisk(folder: string, size: number): SmallDisk {
  execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${size}m,mode=700`, 'tmpfs', folder]);
  const filler = join(folder, 'filler');
  return {
    fill() {
      const file = openSync(filler, 'a');
      try {
        for (;;) writeSync(file, chunk);
      } catch (error) {
        if (!(error instanceof Error && 'code' in error && error.code === 'ENOSPC')) throw error;
      } finally {
        closeSync(file);
      }
    },
    empty: () => rmSync(filler),
    async setReadOnly(isReadOnly) {
      for (let tries = 1; ; tries += 1) {
        try {
          return void execFileSync('mount', ['-o', `remount,${isReadOnly ? 'ro' : 'rw'}`, folder], { stdio: 'pipe' });
        } catch (error) {
          // Busy while a file is being written.
          if (tries === 200) throw error;
          await setTimeout(25);
        }
      }
    },
  };
}
