/** One process at a time in a data directory. PGlite has no such lock of its own. */
import { closeSync, linkSync, openSync, readFileSync, renameSync, rmSync, writeSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Takes `portal.lock` in `directory` and answers the function that gives it back. Throws `DirectoryInUse` if a living process holds it.
 * The file names the process and when it started: in a container every process has the same id, so the id alone would
 * make a stale file lock everyone out for ever.
 */
export function lockDirectory(directory: string): () => void {
  const file = join(directory, 'portal.lock');
  const own = `${process.pid} ${startOf(process.pid) ?? 'unknown'}`;
  if (!create(file, own)) {
    removeStale(file, directory);
    if (!create(file, own)) throw inUse(directory, readFileSync(file, 'utf8'));
  }
  return () => rmSync(file, { force: true });
}

function create(file: string, content: string): boolean {
  try {
    const descriptor = openSync(file, 'wx');
    writeSync(descriptor, content);
    closeSync(descriptor);
    return true;
  } catch (error) {
    if (isErrno(error, 'EEXIST')) return false;
    throw error;
  }
}

/** Moves the lock aside before removing it, so that of two starters that both find it stale only one takes it away. */
function removeStale(file: string, directory: string): void {
  const holder = readFileSync(file, 'utf8');
  if (isAlive(holder)) throw inUse(directory, holder);
  const aside = `${file}.${process.pid}`;
  renameSync(file, aside);
  const moved = readFileSync(aside, 'utf8');
  if (moved !== holder) linkSync(aside, file);
  rmSync(aside);
}

function isAlive(holder: string): boolean {
  const [pid = '', start = ''] = holder.split(' ');
  // A file that was cut off while it was written names nobody.
  if (!/^\d+$/.test(pid)) return false;
  const now = startOf(Number(pid));
  if (now !== undefined && start !== 'unknown') return now === start;
  if (Number(pid) === process.pid) return false;
  try {
    process.kill(Number(pid), 0);
    return true;
  } catch (error) {
    return !isErrno(error, 'ESRCH');
  }
}

/** Clock ticks from boot to the start of the process (proc(5), field 22); undefined where there is no /proc or no such process. */
function startOf(pid: number): string | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19];
  } catch {
    return undefined;
  }
}

/** A living process holds the directory. */
export class DirectoryInUse extends Error {}

function inUse(directory: string, holder: string): DirectoryInUse {
  return new DirectoryInUse(
    `The data directory ${directory} is in use by process ${holder.split(' ')[0]}. Stop it first, or set another DATA_DIR.`,
  );
}

function isErrno(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === code;
}
