/** Temporary files of a test run in one directory, in memory where there is room: copying databases is most of what the disk does. */
import { chmodSync, existsSync, mkdtempSync, readdirSync, rmSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { isAlive } from '../bundled-postgres/pid-file.ts';

const memory = '/dev/shm';
/** The template, three workers with some databases each, and the files of their portals take about one. */
const neededBytes = 4 * 2 ** 30;
const prefix = 'dialplane-tests-';

/** Lets `tmpdir()` of this process and its children answer a directory that goes with this process, or with the next run where it was killed. */
export function keepTemporaryFilesInMemory(): void {
  // Of the run that started this process.
  if (basename(tmpdir()).startsWith(prefix)) return;
  const places = process.env['TMPDIR'] === undefined && existsSync(memory) ? [memory, tmpdir()] : [tmpdir()];
  places.forEach(removeLeftBehind);
  const [place = tmpdir()] = places.filter((folder) => folder !== memory || hasRoom(folder));
  const directory = mkdtempSync(join(place, `${prefix}${process.pid}-`));
  // PostgreSQL does not run as root, and passes through here.
  chmodSync(directory, 0o711);
  process.env['TMPDIR'] = directory;
  // A server that was just killed may be writing its last file.
  process.once('exit', () => rmSync(directory, { recursive: true, force: true, maxRetries: 5 }));
}

function hasRoom(folder: string): boolean {
  const { bavail, bsize } = statfsSync(folder);
  return bavail * bsize >= neededBytes;
}

/** A process that was killed could not remove its directory. */
function removeLeftBehind(place: string): void {
  for (const name of readdirSync(place)) {
    const pid = new RegExp(`^${prefix}(\\d+)-`).exec(name)?.[1];
    if (pid === undefined || isAlive(Number(pid))) continue;
    try {
      rmSync(join(place, name), { recursive: true, force: true });
    } catch {
      // Somebody else's: theirs to remove.
    }
  }
}
