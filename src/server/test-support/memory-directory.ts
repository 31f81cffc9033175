/** Temporary files of a test run in memory, where there is room: copying a database for each file is most of what the disk does. */
import { chmodSync, existsSync, mkdtempSync, readdirSync, rmSync, statfsSync } from 'node:fs';

const memory = '/dev/shm';
/** Two templates, three workers with some databases each, and the server of PostgreSQL take about one. */
const neededBytes = 4 * 2 ** 30;

/** Lets `tmpdir()` of this process and its children answer a directory in memory, which goes with this process. */
export function keepTemporaryFilesInMemory(): void {
  if (process.env['TMPDIR'] !== undefined || !existsSync(memory)) return;
  removeLeftBehind();
  const { bavail, bsize } = statfsSync(memory);
  if (bavail * bsize < neededBytes) return;
  const directory = mkdtempSync(`${memory}/dialplane-tests-${process.pid}-`);
  // PostgreSQL does not run as root, and passes through here.
  chmodSync(directory, 0o711);
  process.env['TMPDIR'] = directory;
  process.once('exit', () => rmSync(directory, { recursive: true, force: true }));
}

/** A process that was killed could not remove its directory. */
function removeLeftBehind(): void {
  for (const name of readdirSync(memory)) {
    const pid = /^dialplane-tests-(\d+)-/.exec(name)?.[1];
    if (pid === undefined || existsSync(`/proc/${pid}`)) continue;
    try {
      rmSync(`${memory}/${name}`, { recursive: true, force: true });
    } catch {
      // Somebody else's: theirs to remove.
    }
  }
}
