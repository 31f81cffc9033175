/** `postmaster.pid`, the state of a running server, one value per line: process, folder, start, port, folder of its socket, address, memory, state. */
import { existsSync, readFileSync, realpathSync, rmdirSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';

export interface RunningServer {
  readonly pid: number;
  readonly port: number;
  /** Empty if it has no socket. */
  readonly socketFolder: string;
  readonly isReady: boolean;
}

const pidFileOf = (directory: string) => join(directory, 'postmaster.pid');

/** Returns the server that runs on the database in `directory`; undefined if none does, even if a killed one left its file. */
export function runningServer(directory: string): RunningServer | undefined {
  const found = readPidFile(directory);
  return found !== undefined && isServer(found.pid, directory) ? found : undefined;
}

/**
 * Returns a server that this process cannot see, in another container on the same volume: its process id is unknown here, but its socket answers. A second
 * server on the folder would destroy the database.
 */
export async function unseenServer(directory: string): Promise<RunningServer | undefined> {
  const found = readPidFile(directory);
  if (found === undefined || found.socketFolder === '' || isServer(found.pid, directory)) return undefined;
  return (await answers(join(found.socketFolder, `.s.PGSQL.${found.port}`))) ? found : undefined;
}

function answers(socketPath: string): Promise<boolean> {
  return new Promise((done) => {
    const socket = connect(socketPath, () => {
      socket.destroy();
      done(true);
    });
    socket.once('error', () => done(false));
  });
}

/**
 * Removes the file of a killed server, and its socket. PostgreSQL would take it for a living server if another program has its process id, as happens in every
 * container. Returns true if there was one.
 */
export function removeLeftBehind(directory: string): boolean {
  const found = readPidFile(directory);
  if (found === undefined || isServer(found.pid, directory)) return false;
  rmSync(pidFileOf(directory));
  if (found.socketFolder !== '') removeSocketFolder(found.socketFolder, found.port);
  return true;
}

/** Removes the two files of a socket, and its folder if nothing else is in it: never removes unseen content. */
export function removeSocketFolder(folder: string, port: number): void {
  try {
    for (const name of [`.s.PGSQL.${port}`, `.s.PGSQL.${port}.lock`]) rmSync(join(folder, name), { force: true });
    rmdirSync(folder);
  } catch {
    // Another user's, or already gone.
  }
}

function readPidFile(directory: string): RunningServer | undefined {
  let text;
  try {
    text = readFileSync(pidFileOf(directory), 'utf8');
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
    throw error;
  }
  const [pid = '', , , port = '', socketFolder = '', , , state = ''] = text.split('\n');
  return { pid: Number(pid), port: Number(port), socketFolder, isReady: state.trim() === 'ready' };
}

/** True if a process with this id is alive: one that has ended but is not yet reaped does not count. */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
  return !isZombie(pid);
}

/** Reads proc(5): the state follows the name, which may hold spaces. */
function isZombie(pid: number): boolean {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return /^[ZX]/.test(stat.slice(stat.lastIndexOf(')') + 2));
  } catch {
    return false;
  }
}

/** True if the process is a server that works in this folder. Without /proc, any process with its id counts. */
function isServer(pid: number, directory: string): boolean {
  if (!Number.isSafeInteger(pid) || pid <= 0) return false;
  return existsSync('/proc/self/cmdline') ? isPostgres(pid) && worksIn(pid, directory) : isAlive(pid);
}

/** True if the process is PostgreSQL. One that has ended, reaped or not, has no command line. */
function isPostgres(pid: number): boolean {
  try {
    return /(^|\/)postgres$/.test(readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0')[0] ?? '');
  } catch {
    return false;
  }
}

/** True if the process works in this folder, which a server changes into. Another user's process may be hidden: it counts, as it may be the one. */
function worksIn(pid: number, directory: string): boolean {
  try {
    return realpathSync(`/proc/${pid}/cwd`) === realpathSync(directory);
  } catch {
    return true;
  }
}
