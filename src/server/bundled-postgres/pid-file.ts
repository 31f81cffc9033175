/** `postmaster.pid`: what a running server says of itself, a line each: process, folder, start, port, folder of its socket, address, memory, state. */
import { existsSync, readFileSync, realpathSync, rmdirSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';

export interface RunningServer {
  readonly pid: number;
  readonly port: number;
  /** Empty where it has no socket. */
  readonly socketFolder: string;
  readonly isReady: boolean;
}

const pidFileOf = (directory: string) => join(directory, 'postmaster.pid');

/** Returns the server that runs on the database in `directory`; undefined where none does, also where the file of a killed one is left. */
export function runningServer(directory: string): RunningServer | undefined {
  const found = readPidFile(directory);
  return found !== undefined && isServer(found.pid, directory) ? found : undefined;
}

/**
 * Returns a server that this process cannot see, in another container on the same volume: nobody has its process here, and its socket answers. A
 * second server on the folder would destroy the database.
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
 * Removes the file of a killed server, and its socket. PostgreSQL would take it for that of a living one where another program has got its process
 * number, as happens in every container. Answers whether there was one.
 */
export function removeLeftBehind(directory: string): boolean {
  const found = readPidFile(directory);
  if (found === undefined || isServer(found.pid, directory)) return false;
  rmSync(pidFileOf(directory));
  if (found.socketFolder !== '') removeSocketFolder(found.socketFolder, found.port);
  return true;
}

/** Removes the two files of a socket, and its folder where nothing else is in it: what is named in the file is not removed unseen. */
export function removeSocketFolder(folder: string, port: number): void {
  try {
    for (const name of [`.s.PGSQL.${port}`, `.s.PGSQL.${port}.lock`]) rmSync(join(folder, name), { force: true });
    rmdirSync(folder);
  } catch {
    // Somebody else's, or gone already.
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

/** Whether a process with this number lives: one that ended, and that its parent has not looked after yet, does not. */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
  return !isZombie(pid);
}

/** By proc(5): the state stands behind the name, which may hold spaces. */
function isZombie(pid: number): boolean {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return /^[ZX]/.test(stat.slice(stat.lastIndexOf(')') + 2));
  } catch {
    return false;
  }
}

/** Whether the process is a server that works in this folder. Where there is no /proc, any process with its number is taken for it. */
function isServer(pid: number, directory: string): boolean {
  if (!Number.isSafeInteger(pid) || pid <= 0) return false;
  return existsSync('/proc/self/cmdline') ? isPostgres(pid) && worksIn(pid, directory) : isAlive(pid);
}

/** A process that is gone, or that ended and is not looked after yet, has no command. */
function isPostgres(pid: number): boolean {
  try {
    return /(^|\/)postgres$/.test(readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0')[0] ?? '');
  } catch {
    return false;
  }
}

/** A server changes into its folder. One of another user may not be looked at: it may be the one. */
function worksIn(pid: number, directory: string): boolean {
  try {
    return realpathSync(`/proc/${pid}/cwd`) === realpathSync(directory);
  } catch {
    return true;
  }
}
